import { writeDecimal } from '@baize/kernel/decimal'
import { money, scaleOf as decimalsOf, type Currency, type Money } from '@baize/kernel/money'
import { ok, refuse, type Result } from '@baize/kernel/result'
import { divide } from '@baize/kernel/rounding'
import { fromVendorUnits, type VendorScale } from '@baize/kernel/vendor-units'
import { largestAmount } from '../../../ledger/ledger.ts'
import type { ProtocolVendor } from './vendor.ts'

/** As the contract has it; whoever asks inside the process has passed no schema. */
const wholeNumber = /^(0|-?[1-9][0-9]{0,15})$/

type Policy = Pick<ProtocolVendor, 'policy'>

function scaleOf({ policy }: Policy, currency: Currency): VendorScale | undefined {
  const scale = policy.scales[currency]
  if (scale === undefined) return undefined
  const { majors, units, decimals } = scale
  return { majors: BigInt(majors), units: BigInt(units), decimals }
}

/** A whole number as the vendor counts it, as a sum of ours. What is finer than our smallest unit is refused. */
export function readSum(
  vendor: Policy,
  text: string,
  currency: Currency,
): Result<Money, 'invalid_request'> {
  if (!wholeNumber.test(text)) return refuse('invalid_request')
  const scale = scaleOf(vendor, currency)
  const whole = BigInt(text)
  const read =
    scale === undefined
      ? ok(money(whole, currency))
      : fromVendorUnits(writeDecimal({ units: whole, decimals: scale.decimals }), currency, scale)
  if (!read.ok) return refuse('invalid_request')
  const { amount } = read.value
  return amount > largestAmount || amount < -largestAmount ? refuse('invalid_request') : read
}

/** A sum of ours as the vendor counts it; a rest that its units cannot say is left out, so that none is promised. */
export function writeSum(vendor: Policy, amount: bigint, currency: Currency): string {
  const scale = scaleOf(vendor, currency)
  if (scale === undefined) return String(amount)
  const up = scale.units * 10n ** BigInt(scale.decimals)
  const down = scale.majors * 10n ** BigInt(decimalsOf(currency))
  return String(divide(amount * up, down, 'down'))
}
