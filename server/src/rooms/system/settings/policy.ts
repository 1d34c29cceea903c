import { Type } from 'typebox'
import { policyDocument, type PolicyDocument } from '@baize/contract/system/system-settings'
import { ok, refuse } from '@baize/kernel/result'
import { containsRange, inRanges, plainAddress, readRange } from '../../../platform/address.ts'
import {
  loosenedByRaising,
  loosenedByRaisingSums,
  loosenedBySwitching,
  sumsSetting,
  switchSetting,
  timeSetting,
  wordsSetting,
  type DocumentRules,
} from '../documents/documents.ts'
import { overOther } from './wrong.ts'

/** About a hundred US dollars each. */
const usualAbove: PolicyDocument['secondPersonAbove'] = {
  PHP: '500000',
  THB: '350000',
  VND: '2500000',
  IDR: '150000000',
  JPY: '15000',
  KRW: '130000',
  BRL: '50000',
  MYR: '45000',
  USD: '10000',
  USDT: '100000000',
}

/** The policy of a brand that says nothing else. One person moves alone for ten members what is the most for one. */
export const usualPolicy: PolicyDocument = {
  statusNeedsSecondPerson: true,
  memberIdleMinutes: 30,
  memberAbsoluteHours: 12,
  operatorIdleMinutes: 30,
  operatorAbsoluteHours: 12,
  consoleRanges: [],
  secondPersonAbove: usualAbove,
  secondPersonAbovePerDay: Object.fromEntries(
    Object.entries(usualAbove).map(([code, sum]) => [code, `${sum}0`]),
  ),
}

/** A brand's file may name only what it wants otherwise. */
const partOfPolicy = Type.Partial(policyDocument.content, { additionalProperties: false })

/** What holds everybody who works here. */
export const policyRules: DocumentRules<typeof policyDocument, typeof partOfPolicy> = {
  document: policyDocument,
  published: 'ops.actionPolicyPublished',
  said: { schema: partOfPolicy },
  seed: (said) => ({ ...usualPolicy, ...said }),
  // A policy that was stored before a setting came has the usual one. What was once set for adjustments alone is not read:
  // the live version was made anew with the lower of it and the cashier's.
  complete({ adjustmentSecondPersonAbove, ...stored }) {
    void adjustmentSecondPersonAbove
    return { ...usualPolicy, ...stored }
  },
  check(policy, { ip }) {
    const { consoleRanges } = policy
    const [member, operator] = [policy.memberAbsoluteHours * 60, policy.operatorAbsoluteHours * 60]
    if (policy.memberIdleMinutes > member) {
      return overOther('memberIdleMinutes', member, 'memberAbsoluteHours')
    }
    if (policy.operatorIdleMinutes > operator) {
      return overOther('operatorIdleMinutes', operator, 'operatorAbsoluteHours')
    }
    const atRanges = { setting: 'consoleRanges' }
    const bad = consoleRanges.find((range) => !readRange(range))
    if (bad !== undefined) return refuse('invalid_range', { value: bad }, atRanges)
    // Whoever sets ranges must stand inside them, or the console would shut behind its last user.
    const address = plainAddress(ip)
    const locksOut = consoleRanges.length > 0 && ip !== '' && !inRanges(consoleRanges)(address)
    return locksOut ? refuse('ranges_lock_out', { address }, atRanges) : ok()
  },
  control: {
    says: 'ops.actionPolicyPublish',
    settings: {
      statusNeedsSecondPerson: loosenedBySwitching(false, switchSetting('alerts.setClosing')),
      memberIdleMinutes: loosenedByRaising(timeSetting('alerts.setMemberIdle', 'minute')),
      memberAbsoluteHours: loosenedByRaising(timeSetting('alerts.setMemberWhole', 'hour')),
      operatorIdleMinutes: loosenedByRaising(timeSetting('alerts.setOperatorIdle', 'minute')),
      operatorAbsoluteHours: loosenedByRaising(timeSetting('alerts.setOperatorWhole', 'hour')),
      consoleRanges: {
        ...wordsSetting('alerts.setConsoleRanges', 'alerts.anywhere'),
        isLoosened: opensConsole,
      },
      secondPersonAbove: loosenedByRaisingSums(sumsSetting('alerts.setAlone', 'alerts.noneAlone')),
      secondPersonAbovePerDay: loosenedByRaisingSums(
        sumsSetting('alerts.setAlonePerDay', 'alerts.noneAlone'),
      ),
    },
  },
}

/** Whether the console could be used from where it could not before. No range at all means from anywhere. */
function opensConsole(before: readonly string[], after: readonly string[]): boolean {
  if (before.length === 0) return false
  return (
    after.length === 0 || after.some((range) => !before.some((old) => containsRange(old, range)))
  )
}
