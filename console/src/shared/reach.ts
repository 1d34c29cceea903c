import { createReach } from '@baize/ui/waiting/reach.ts'

/** What the calls of this page say about its server. */
export const reach = createReach()
