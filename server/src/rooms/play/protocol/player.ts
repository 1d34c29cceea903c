import type { ProviderAnswer, ProviderRefusal } from '@baize/contract/play/provider'
import type { Currency, Money } from '@baize/kernel/money'
import { ok, type Ok } from '@baize/kernel/result'
import type { MemberId } from '../../wallet/wallet.ts'
import type { Done } from '../calls/calls.ts'
import { readSum, writeSum, type ProtocolVendor } from '../vendors/vendors.ts'
import type { ProtocolDeps } from './deps.ts'
import { no } from './refusals.ts'

export type Player = { readonly member: MemberId; readonly currency: Currency }

type Asked = { readonly player: string; readonly currency: Currency }

/** Who is meant, and in the currency of their own wallet. */
export async function findPlayer(
  { standings }: Pick<ProtocolDeps, 'standings'>,
  { player, currency }: Asked,
): Promise<Ok<Player> | ProviderRefusal> {
  const member = player as MemberId
  const own = await standings.findCurrency(member)
  if (own === undefined) return no('player_unknown')
  return own === currency ? ok({ member, currency }) : no('wrong_currency')
}

/** The sum that a vendor wrote, or the refusal of one that cannot be ours. */
export function sumOf(
  vendor: ProtocolVendor,
  text: string,
  currency: Currency,
): Ok<Money> | ProviderRefusal {
  const read = readSum(vendor, text, currency)
  return read.ok ? read : no('invalid_request')
}

/** An answer as this vendor counts sums. */
export function answerOf(
  vendor: ProtocolVendor,
  { requestId, currency }: { readonly requestId: string; readonly currency: Currency },
  done: Done,
): Ok<ProviderAnswer> {
  const wire = (sum: string) => writeSum(vendor, BigInt(sum), currency)
  return ok({
    requestId,
    reference: done.reference,
    currency,
    balance: wire(done.balance),
    moved: wire(done.moved),
    repeated: done.repeated,
  })
}

/** A refusal that carries a sum carries it as this vendor counts. */
export function refusalOf(
  vendor: ProtocolVendor,
  currency: Currency,
  refusal: ProviderRefusal,
): ProviderRefusal {
  const { code, balance } = refusal
  if (balance === undefined) return { ok: false, code }
  return { ok: false, code, balance: writeSum(vendor, BigInt(balance), currency) }
}
