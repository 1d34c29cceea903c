import type { Currency } from '@baize/kernel/money'
import type { Database } from '../../../platform/database/database.ts'
import { windowAt, type SettlementWindow, type Terms } from '../contracts/contracts.ts'
import type { MemberId } from '../../identity/identity.ts'
import { computeAmount, type Amount } from './amount.ts'
import { noSums, type TeamSource } from './team-sums.ts'

export type SimulateAsk = {
  readonly member: MemberId
  readonly currency: Currency
  readonly terms: Terms
  /** The terms beside which they are shown. */
  readonly present: Terms | null
  /** How many periods, back from the last that is over. */
  readonly count: number
}

export type SimulatedPeriod = {
  readonly from: Date
  readonly to: Date
  readonly offered: Amount
  readonly present: Amount | null
}

type Deps = {
  readonly db: Pick<Database, 'sql'>
  readonly now: () => Date
  readonly zone: () => string
  readonly teams: TeamSource
}

/**
 * What terms would have come to over the last periods that are over and counted, oldest first, with nothing carried into
 * the first. A real-time salary is shown by the day, which its windows add up to.
 */
export function createSimulate({ db, now, zone, teams }: Deps) {
  return async function simulate(asked: SimulateAsk): Promise<SimulatedPeriod[]> {
    const closed = await teams.closedUntil(db)
    // Before anything was ever closed, what is over is what the clock says.
    const until = Number.isFinite(closed.valueOf()) ? closed : now()
    const windows = lastWindows(asked.terms, until, zone(), asked.count)
    const offered = await run(asked, asked.terms, windows)
    const present = asked.present === null ? null : await run(asked, asked.present, windows)
    return windows.map(({ from, to }, index) => ({
      from,
      to,
      offered: requireOne(offered[index]),
      present: present === null ? null : requireOne(present[index]),
    }))
  }

  async function run(
    { member, currency }: SimulateAsk,
    terms: Terms,
    windows: readonly SettlementWindow[],
  ): Promise<Amount[]> {
    let carried = 0n
    const amounts: Amount[] = []
    for (const { from, to } of windows) {
      const { products, activeFrom, kind } = terms
      const grain = kind === 'hourly' ? 'slot' : 'day'
      const ask = {
        window: { from, to },
        grain,
        agents: [member],
        products,
        currency,
        activeFrom,
      } as const
      const sums = (await teams.sumTeams(db, ask)).get(member) ?? noSums
      const one = computeAmount(terms, sums, carried)
      carried = one.carriedOut
      amounts.push(one)
    }
    return amounts
  }
}

/** The last whole windows that ended by a moment, oldest first. */
function lastWindows(terms: Terms, until: Date, zone: string, count: number): SettlementWindow[] {
  const paced = terms.kind === 'realtime' ? ({ kind: 'daily', period: 'daily' } as const) : terms
  const always = { begins: new Date(0), ends: null }
  const windows: SettlementWindow[] = []
  let at = windowAt(paced, until, zone, always).from
  while (windows.length < count) {
    const window = windowAt(paced, new Date(at.getTime() - 1), zone, always)
    windows.unshift(window)
    at = window.from
  }
  return windows
}

function requireOne(amount: Amount | undefined): Amount {
  if (amount === undefined) throw new Error('A simulated period has no amount')
  return amount
}
