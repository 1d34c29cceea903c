import * as contract from '@baize/contract/agents/settlement-desk'
import { ok, refuse } from '@baize/kernel/result'
import { isDay } from '@baize/kernel/time'
import type { Database } from '../../../platform/database/database.ts'
import type { Http } from '../../../platform/http/http.ts'
import { serve } from '../../../platform/http/serve.ts'
import type { Members } from '../../identity/identity.ts'
import type { Agents } from '../agents.ts'
import type { Recounted } from '../settlement/settlement.ts'
import { namesOf, type NameOf } from './names.ts'

type Deps = Pick<Agents, 'recount'> & {
  readonly db: Database
  readonly now: () => Date
  readonly members: Pick<Members, 'list'>
}

const mostShown = 500

/** The operators' look at a finished day: what was settled beside what it would come to now. */
export function serveRecountDesk(http: Http, deps: Deps): void {
  serve(http, contract.recountSettlement, async ({ day, kind, currency }) => {
    if (!isDay(day)) return refuse('invalid_period')
    const found = await deps.recount({ day, kind, currency })
    if (!found.ok) return found
    const { lines, isCut } = found.value
    const differing = lines.filter((line) => line.because.length > 0 || changeOf(line) !== 0n)
    const shown = differing.toSorted(byChange).slice(0, mostShown)
    const nameOf = await namesOf(
      deps,
      shown.flatMap(({ whole: { payer, payee } }) => [payer, payee]),
    )
    const nothing = lines.filter(
      (line) => line.whole.amount === 0n && line.because.length === 0 && changeOf(line) === 0n,
    )
    return ok({
      at: deps.now().toISOString(),
      windows: lines.length,
      equal: lines.length - differing.length,
      nothing: nothing.length,
      differing: differing.length,
      isCut,
      totals: totalsOf(lines),
      items: shown.map((line) => showLine(line, nameOf)),
    })
  })
}

function totalsOf(lines: readonly Recounted[]) {
  const sum = (of: (line: Recounted) => bigint) =>
    String(lines.reduce((total, line) => total + of(line), 0n))
  return {
    amount: sum(({ whole }) => whole.amount),
    paid: sum(paidOf),
    amountNow: sum(({ now }) => now.amount),
    more: sum((line) => (changeOf(line) > 0n ? changeOf(line) : 0n)),
    less: sum((line) => (changeOf(line) < 0n ? changeOf(line) : 0n)),
  }
}

function showLine({ whole, now, because }: Recounted, nameOf: NameOf): contract.RecountLine {
  const { contract: id, payer, payee, from, to, reasons, amount } = whole
  return {
    contract: id,
    payer: nameOf(payer),
    payee: nameOf(payee),
    from: from.toISOString(),
    to: to.toISOString(),
    basis: reasons.basis,
    basisNow: String(now.reasons.basis),
    tier: reasons.tier,
    tierNow: now.reasons.tier,
    amount: String(amount),
    paid: String(paidOf({ whole })),
    amountNow: String(now.amount),
    because: because.map(({ why, product, times, validBet, loss, first, last }) => ({
      why,
      product,
      times,
      validBet: String(validBet),
      loss: String(loss),
      first: first?.toISOString() ?? null,
      last: last?.toISOString() ?? null,
    })),
  }
}

function changeOf({ whole, now }: Recounted): bigint {
  return now.amount - whole.amount
}

/** Of what a window came to nothing is paid that is still owed. */
function paidOf({ whole: { amount, owed } }: Pick<Recounted, 'whole'>): bigint {
  return amount > owed ? amount - owed : 0n
}

function byChange(one: Recounted, other: Recounted): number {
  const [a, b] = [size(changeOf(one)), size(changeOf(other))]
  return a === b ? 0 : a > b ? -1 : 1
}

function size(value: bigint): bigint {
  return value < 0n ? -value : value
}
