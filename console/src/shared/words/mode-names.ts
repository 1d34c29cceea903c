import type { SystemStatus } from '@baize/contract/system/system'
import type { TextKey } from '@baize/texts/keys'

/** The state of the site in one word each. */
export const modeNames = {
  0: 'ops.siteNormal',
  1: 'ops.siteMaintenance',
  2: 'system-desk.mode2',
} as const satisfies Record<SystemStatus, TextKey>
