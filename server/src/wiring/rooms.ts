import type { House } from './house.ts'

/** How a room is opened; each has a file of its own beside this one. */
type Wiring = { wire(house: House): Promise<void> }

/** The rooms that stand on all the others, in the order in which they are opened: a line each. */
export const furtherRooms: readonly Promise<Wiring>[] = [
  // The next one stands below.
  import('./lottery.ts'),
  import('./promotions.ts'),
  import('./tickets.ts'),
  import('./missions.ts'),
  import('./referral.ts'),
  import('./agents.ts'),
  import('./team-reports.ts'),
  import('./agent-income.ts'),
  import('./team-records.ts'),
  import('./points.ts'),
]
