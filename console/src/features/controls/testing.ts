import type { PolicyDocument } from '@baize/contract/system/system-settings'

/** Controls for tests. */
export const policy: PolicyDocument = {
  statusNeedsSecondPerson: true,
  memberIdleMinutes: 30,
  memberAbsoluteHours: 12,
  operatorIdleMinutes: 20,
  operatorAbsoluteHours: 10,
  consoleRanges: [],
  secondPersonAbove: { PHP: '500000' },
  secondPersonAbovePerDay: { PHP: '5000000' },
}
