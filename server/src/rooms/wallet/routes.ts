import type { InputOf, ReplyOf } from '@baize/contract/endpoint'
import {
  getBalance,
  getConsolidated,
  getMerchantWallet,
  transferBetweenPockets,
} from '@baize/contract/wallet/wallet'
import { ok, refuse, type Result } from '@baize/kernel/result'
import type { TransferId } from '../../ledger/ledger.ts'
import type { Call } from '../../platform/http/call.ts'
import type { Http } from '../../platform/http/http.ts'
import { serve } from '../../platform/http/serve.ts'
import { readPocket, type MemberId } from './pocket.ts'
import { readAmount } from './rules.ts'
import { wireBalance, wireTransfer } from './shape.ts'
import type { Transfer } from './transfer.ts'
import type { TransferRefusal } from './transfers.ts'
import type { Wallet } from './wallet.ts'

/** The calls of the room. */
export function serveWallet(http: Http, wallet: Wallet): void {
  const balanceOf = async (member: MemberId) => wireBalance(await wallet.getState(member))

  serve(http, getBalance, async (_, call) => ok(await balanceOf(memberOf(call))))
  serve(http, getConsolidated, async (_, call) => {
    const member = memberOf(call)
    const [balances, contracts] = [await balanceOf(member), await wallet.contractsOf(member)]
    return ok({ balances, ...contracts })
  })
  serve(http, getMerchantWallet, () => {
    const vendors = wallet.isSingle() ? [] : [...wallet.listVendors()]
    return ok({ isSingle: wallet.isSingle(), vendors })
  })
  serve(http, transferBetweenPockets, async (input, call) => {
    const member = memberOf(call)
    const moved = await move(wallet, member, input)
    if (!moved.ok) return moved
    return ok<ReplyOf<typeof transferBetweenPockets>>({
      transfers: moved.value.map(wireTransfer),
      balance: await balanceOf(member),
    })
  })
}

type Input = InputOf<typeof transferBetweenPockets>
type Refused = TransferRefusal | 'vendor_refused' | 'outcome_unknown'

async function move(
  wallet: Wallet,
  member: MemberId,
  { id, from, to, amount = '', currency }: Input,
): Promise<Result<Transfer[], Refused>> {
  if (from === 'all') {
    if (to !== 'cash') return refuse('pockets_not_joined')
    return await wallet.collectAll(id as TransferId, member)
  }
  const [source, goal] = [readPocket(from), readPocket(to)]
  if (source === undefined || goal === undefined) return refuse('unknown_pocket')
  const own = await wallet.currencyOf(member)
  const read = readAmount(amount, currency ?? own, own)
  if (!read.ok) return read
  const request = { id: id as TransferId, member, from: source, to: goal, amount: read.value }
  const moved = await wallet.transfer(request)
  if (!moved.ok) return moved
  if (moved.value.state === 'refused') return refuse('vendor_refused')
  if (moved.value.state === 'unknown') return refuse('outcome_unknown', undefined, { id })
  return ok([moved.value])
}

/** These calls admit members alone, and their sessions name them so. */
function memberOf({ actor }: Call): MemberId {
  if (actor === null) throw new Error('A call about a wallet came without a member.')
  return actor.id as MemberId
}
