import type { ReplyOf } from '@baize/contract/endpoint'
import type { getContractPace } from '@baize/contract/agents/settlements'
import { businessDay, businessDayBounds } from '@baize/kernel/time'
import type { MemberId } from '../../identity/identity.ts'
import { wireContract, wireTier } from '../contract-shape.ts'
import { windowAt, type ContractKind } from '../contracts/contracts.ts'
import { createRunning, type RunningWindow } from '../settlement/settlement.ts'
import type { IncomeDeps } from './deps.ts'
import * as store from './pace.store.ts'

type PaceDeps = Omit<IncomeDeps, 'rollups' | 'tree'>

const stepMs: Readonly<Partial<Record<ContractKind, number>>> = {
  hourly: 3_600_000,
  realtime: 300_000,
}

/** The present contract of a kind: when its window was settled last, when the next is over, and what runs now. */
export function createPace(deps: PaceDeps) {
  const { db, members, wallet, teams, now, zone } = deps
  const findRunning = createRunning(deps)

  return async (member: MemberId, kind: ContractKind): Promise<ReplyOf<typeof getContractPace>> => {
    const at = now()
    const day = businessDay(at, zone())
    const bounds = businessDayBounds(day, zone())
    const [currency, present, last, today, closed] = await Promise.all([
      wallet.currencyOf(member),
      store.findPresent(db, member, kind, at),
      store.findLast(db, member, kind),
      store.sumDay(db, member, kind, { day, ...bounds }),
      teams.closedUntil(db),
    ])
    // A dividend counts up to a month of a whole team, which is too much to look through for a look.
    const running =
      present === undefined || kind === 'dividend' ? undefined : await findRunning(present.id)
    const parties = present === undefined ? [] : [present.downline, present.giver ?? member]
    const step = stepMs[kind] ?? Number.POSITIVE_INFINITY
    const begins = present?.beginsAt ?? at
    const from = begins > at ? begins : at
    return {
      currency,
      zone: zone(),
      at: at.toISOString(),
      contract:
        present === undefined ? null : wireContract(present, await members.list(db, parties)),
      version: present?.version ?? 0,
      last: showLast(present, last),
      nextAt:
        present === undefined
          ? null
          : windowAt(present.terms, from, zone(), {
              begins,
              ends: present.endsAt,
            }).to.toISOString(),
      lateSince: lateSince(present?.dueAt ?? null, at)?.toISOString() ?? null,
      countedUntil: Number.isFinite(closed.valueOf()) ? closed.toISOString() : null,
      today: {
        day,
        amount: String(today.amount),
        windows: today.windows,
        ofDay: Math.max(1, Math.ceil((bounds.end.getTime() - bounds.start.getTime()) / step)),
      },
      running: running === undefined ? null : showRunning(running),
    }
  }
}

/** Five minutes in which nothing happened leave no row (AG42), and were a run all the same. */
function showLast(
  present: store.PresentContract | undefined,
  last: store.LastWindow | undefined,
): ReplyOf<typeof getContractPace>['last'] {
  const { settledTo = null, beginsAt = null } = present ?? {}
  const hasRun = settledTo !== null && beginsAt !== null && settledTo > beginsAt
  if (hasRun && (last === undefined || settledTo > last.to)) {
    return { id: null, to: settledTo.toISOString(), settledAt: null, amount: '0' }
  }
  if (last === undefined) return null
  const { id, to, at, amount } = last
  return { id, to: to.toISOString(), settledAt: at.toISOString(), amount: String(amount) }
}

/** What is over is settled within the minute; a second one is for what it takes. */
const patienceMs = 120_000

function lateSince(dueAt: Date | null, at: Date): Date | null {
  return dueAt !== null && dueAt.getTime() + patienceMs <= at.getTime() ? dueAt : null
}

function showRunning({ window, amount, carriedOut, reasons, leftOut }: RunningWindow) {
  const { next, tier, rate, active, cap, ...sums } = reasons
  return {
    from: window.from.toISOString(),
    to: window.to.toISOString(),
    validBet: String(sums.validBet),
    loss: String(sums.loss),
    active,
    basis: String(sums.basis),
    carriedIn: String(sums.carriedIn),
    counted: String(sums.counted),
    tier,
    rate,
    nextTier: next === null ? null : wireTier(next),
    beforeCap: String(sums.beforeCap),
    cap: cap === null ? null : String(cap),
    before: String(sums.before),
    amount: String(amount),
    carriedOut: String(carriedOut),
    leftOut,
  }
}
