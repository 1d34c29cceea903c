import type { Currency } from '@baize/kernel/money'
import type { Movement } from '../../../ledger/ledger.ts'
import { fragment, type Database, type Transaction } from '../../../platform/database/database.ts'
import type { MemberId, RecordAsk, RecordSpan } from '../../wallet/wallet.ts'
import type { Grant } from './grant.ts'

type Source = Pick<Database, 'sql'>

/** How cash moved: claimed, met and turned into it, come by a correction after the end, or gone back. */
export type CashWay = 'claimed' | 'became_cash' | 'corrected' | 'taken_back'

export type CashMove = {
  readonly way: CashWay
  /** Without sign; what is taken back is written as what the cash lost. */
  readonly amount: bigint
  readonly at: Date
}

/** Notes that cash moved, in the transaction that moves it. What comes to nothing is no movement. */
export function noteCash(
  tx: Transaction,
  moves: readonly { readonly grant: Grant; readonly movement: Movement; readonly move: CashMove }[],
): void {
  const all = moves.filter(({ move }) => move.amount > 0n)
  if (all.length === 0) return
  const signed = ({ way, amount }: CashMove) => (way === 'taken_back' ? -amount : amount)
  tx.send`
    insert into promotions.cash_moves (transfer, grant_id, member, way, amount, at)
    select * from unnest(
      ${all.map(({ movement }) => movement.id)}::text[], ${all.map(({ grant }) => grant.id)}::text[],
      ${all.map(({ grant }) => grant.member)}::text[], ${all.map(({ move }) => move.way)}::text[],
      ${all.map(({ move }) => String(signed(move)))}::bigint[],
      ${all.map(({ move }) => move.at)}::timestamptz[])`
}

/** And what of a bonus that was met went back: cash it never was, and it is gone from where the member saw it. */
export type CashRow = Pick<Grant, 'offer' | 'version' | 'source'> & {
  readonly transfer: string
  readonly grant: Grant['id']
  readonly way: CashWay | 'pocket_back'
  /** The bonus money that went back. */
  readonly back: bigint | null
  readonly amount: bigint
  readonly currency: Currency
  readonly at: Date
}

/** The rebate is a kind of its own in the record; all else is a bonus. */
const ofKind = (isRebate: boolean) => fragment`(g.offer = 'rebate') = ${isRebate}`

export async function listCash(
  { sql }: Source,
  member: MemberId,
  { from, until, before, limit, isRebate }: Omit<RecordAsk, 'outcome'> & { isRebate: boolean },
): Promise<CashRow[]> {
  const older =
    before === undefined
      ? fragment``
      : fragment`and (c.at, c.transfer) < (${before.at}, ${before.id})`
  return await sql<CashRow>`
    select c.transfer, c.grant as grant, c.way, c.amount, c.back, c.at, g.currency, g.offer, g.version, g.source
    from (
      select m.transfer, m.grant_id as grant, m.way, m.amount, null::bigint as back, m.at
      from promotions.cash_moves m
      where m.member = ${member} and m.at >= ${from} and m.at < ${until}
      union all
      select b.id, b.id, 'pocket_back', 0, b.taken_back, b.over_at
      from promotions.grants b
      where b.member = ${member} and b.mode = 'pocket' and b.state = 'completed' and b.taken_back > 0
        and b.over_at >= ${from} and b.over_at < ${until}
    ) c join promotions.grants g on g.id = c.grant
    where ${ofKind(isRebate)} ${older}
    order by c.at desc, c.transfer desc limit ${limit}`
}

export async function sumCash(
  { sql }: Source,
  member: MemberId,
  { from, until, isRebate }: RecordSpan & { readonly isRebate: boolean },
): Promise<{ readonly in: bigint; readonly out: bigint }> {
  return await sql.one<{ in: bigint; out: bigint }>`
    select coalesce(sum(c.amount) filter (where c.amount > 0), 0)::bigint as in,
      coalesce(-sum(c.amount) filter (where c.amount < 0), 0)::bigint as out
    from promotions.cash_moves c join promotions.grants g on g.id = c.grant_id
    where c.member = ${member} and c.at >= ${from} and c.at < ${until} and ${ofKind(isRebate)}`
}
