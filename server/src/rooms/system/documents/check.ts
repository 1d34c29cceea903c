import type {
  BrandDocument,
  CashierDocument,
  DocumentContent,
  DocumentName,
  PolicyDocument,
  SecurityDocument,
  SupportDocument,
  StatusDocument,
} from '@baize/contract/documents'
import { isCurrency } from '@baize/kernel/money'
import { ok, refuse, type Result } from '@baize/kernel/result'
import { isTimeZone } from '@baize/kernel/time'
import { checkLinks } from '../links.ts'
import { isKnownTree } from '../modules.ts'
import { checkRegistration } from '../registration.ts'
import { inRanges, plainAddress, readRange } from '../../../platform/address.ts'
import { checkRules } from '../regions/rules.ts'

export type DocumentRefusal =
  | 'contrast_too_low'
  | 'ends_in_past'
  | 'invalid_range'
  | 'invalid_setting'

type Checked = Result<undefined, DocumentRefusal>

/** The first pair of colours that a hue makes too weak, if any. Given by whoever knows the tokens. */
export type CheckContrast = (
  hue: number,
) => { readonly pair: string; readonly ratio: number; readonly needs: number } | undefined

export type CheckContext = {
  readonly now: Date
  readonly checkContrast: CheckContrast
  /** The address of whoever sets it; empty for the platform itself. */
  readonly ip: string
}

type Checks = {
  readonly [Name in DocumentName]: (
    content: DocumentContent<Name>,
    context: CheckContext,
  ) => Checked
}

const wrong = (setting: string) => refuse('invalid_setting', { setting })

const checks: Checks = {
  status: checkStatus,
  regions: ({ rules }) => checkRules(rules),
  brand: checkBrand,
  whitelabel: ({ tree }) => (isKnownTree(tree) ? ok() : wrong('tree')),
  registration: ({ rules }) => checkRegistration(rules),
  links: checkLinks,
  policy: checkPolicy,
  security: checkSecurity,
  cashier: checkCashier,
  support: checkSupport,
}

/** What a document must fulfil beyond the form that its schema gives it. */
export function checkDocument<Name extends DocumentName>(
  name: Name,
  content: DocumentContent<Name>,
  context: CheckContext,
): Checked {
  return checks[name](content, context)
}

/** An end that is over is only wrong while something waits for it. */
function checkStatus({ mode, endsAt }: StatusDocument, { now }: CheckContext): Checked {
  if (mode !== 0 && endsAt !== null && new Date(endsAt) <= now) return refuse('ends_in_past')
  return ok()
}

function checkBrand(brand: BrandDocument, { checkContrast }: CheckContext): Checked {
  if (!isCurrency(brand.currency)) return wrong('currency')
  if (!isTimeZone(brand.zone)) return wrong('zone')
  if (!brand.languages.includes(brand.defaultLanguage)) return wrong('defaultLanguage')
  const weak = checkContrast(brand.hue)
  if (!weak) return ok()
  const ratio = (Math.floor(weak.ratio * 100) / 100).toFixed(2)
  return refuse('contrast_too_low', { pair: weak.pair, ratio, needs: weak.needs })
}

function checkSecurity(security: SecurityDocument): Checked {
  // A picture that is asked for only when the account is locked already would never be seen.
  if (security.captchaAfterFailures >= security.lockAfterFailures) {
    return wrong('captchaAfterFailures')
  }
  if (security.smsPerNumberPerHour > security.smsPerNumberPerDay)
    return wrong('smsPerNumberPerHour')
  return ok()
}

function checkCashier(cashier: CashierDocument): Checked {
  const { withdrawMin, withdrawMax, withdrawFeeFixed } = cashier
  for (const code of Object.keys(withdrawMin) as (keyof typeof withdrawMin)[]) {
    const [least, most] = [BigInt(withdrawMin[code] ?? 0), withdrawMax[code]]
    if (most !== undefined && BigInt(most) < least) return wrong('withdrawMax')
    // Of the smallest withdrawal something must be left to pay.
    const fee = (least * BigInt(cashier.withdrawFeeBps)) / 10_000n
    if (least > 0n && fee + BigInt(withdrawFeeFixed[code] ?? 0) >= least) {
      return wrong('withdrawFeeFixed')
    }
  }
  return ok()
}

function checkSupport({ feedbackMin, feedbackMax }: SupportDocument): Checked {
  return feedbackMin > feedbackMax ? wrong('feedbackMin') : ok()
}

function checkPolicy(policy: PolicyDocument, { ip }: CheckContext): Checked {
  const { consoleRanges } = policy
  if (policy.memberIdleMinutes > policy.memberAbsoluteHours * 60) return wrong('memberIdleMinutes')
  if (policy.operatorIdleMinutes > policy.operatorAbsoluteHours * 60) {
    return wrong('operatorIdleMinutes')
  }
  const bad = consoleRanges.find((range) => !readRange(range))
  if (bad !== undefined) return refuse('invalid_range', { value: bad })
  // Whoever sets ranges must stand inside them, or the console would shut behind its last user.
  const locksOut =
    consoleRanges.length > 0 && ip !== '' && !inRanges(consoleRanges)(plainAddress(ip))
  return locksOut ? wrong('consoleRanges') : ok()
}
