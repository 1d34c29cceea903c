import type { Currency } from '@baize/kernel/money'
import { ok, refuse, type Result } from '@baize/kernel/result'
import type { Database } from '../../../platform/database/database.ts'
import type { Doer, Hands } from '../../system/system.ts'
import type { MemberId, Wallet } from '../../wallet/wallet.ts'
import type { People, Person } from '../people.ts'
import type { Payees } from '../payees/payees.ts'
import type { AccountChanges } from './account-changes.ts'
import { countLanes, listDesk, sumPaid } from './desk.store.ts'
import { isOver } from './decisions.ts'
import * as rules from './rules.ts'
import type { SignalDeps } from './signals.ts'
import * as store from './store.ts'
import type { Lane, Step, Withdrawal } from './withdrawal.ts'

/** A withdrawal as operators see it, with whether who looks would need a second person. */
export type DeskWithdrawal = Withdrawal & { readonly needsSecond: boolean }

export type DeskPage = {
  readonly items: readonly DeskWithdrawal[]
  readonly next: bigint | null
  readonly people: ReadonlyMap<string, Person>
  readonly counts: ReadonlyMap<Lane, number>
  /** In the brand's currency. */
  readonly sums: ReadonlyMap<Lane, bigint>
}

export type DeskDetail = {
  readonly withdrawal: DeskWithdrawal
  readonly people: ReadonlyMap<string, Person>
  readonly history: readonly Step[]
  readonly proof: Buffer | undefined
  readonly balance: bigint
  readonly totals: { readonly deposits: bigint; readonly withdrawals: bigint }
}

export type DeskAsk = {
  readonly lane: Lane
  /** The id or the name of a member. */
  readonly member?: string | undefined
  readonly search?: string | undefined
  readonly after?: bigint | undefined
  readonly limit: number
}

/** `viewer` is the id of the operator who looks. */
export type WithdrawalDesk = {
  list(asked: DeskAsk, viewer: string): Promise<DeskPage>
  get(id: string, viewer: string): Promise<DeskDetail | undefined>
  /** The whole number of the account, for the operator who has the withdrawal in hand until it is over. */
  reveal(
    id: string,
    operator: Doer,
  ): Promise<Result<string, 'not_found' | 'not_in_hand' | 'already_decided'>>
  /** One as it stands, for the answer to a decision. */
  find(id: string, viewer: string): Promise<Pick<DeskDetail, 'withdrawal' | 'people'> | undefined>
}

type Deps = {
  readonly db: Database
  readonly hands: Pick<Hands, 'look'>
  readonly brandCurrency: () => Currency
  readonly wallet: Pick<Wallet, 'getState'>
  readonly people: People
  readonly payees: Pick<Payees, 'reveal'>
  readonly deposits: SignalDeps['deposits']
  readonly changes: Pick<AccountChanges, 'signalsOf'>
}

/** Withdrawals for those who decide about them. */
export function createWithdrawalDesk(deps: Deps): WithdrawalDesk {
  const { db, hands, people, payees } = deps

  async function show(rows: readonly Withdrawal[], viewer: string): Promise<DeskWithdrawal[]> {
    const undecided = rows.flatMap((row) => rules.nextMovementOf(row) ?? [])
    const said = await hands.look(viewer, undecided)
    const needing = new Set(
      undecided.filter((_, place) => said[place] === 'needs_second').map(({ id }) => id),
    )
    const changed = await deps.changes.signalsOf(rows)
    return rows.map((row) => ({
      ...row,
      signals: [...(changed.get(row.id) ?? []), ...row.signals],
      needsSecond: needing.has(row.id),
    }))
  }

  /** Who is named and does not exist has no withdrawals. */
  async function membersOf({ member = '', search = '' }: DeskAsk) {
    const nobody = 'mem_nobody' as MemberId
    const named = member === '' ? undefined : ((await people.findId(member)) ?? nobody)
    const found = search === '' ? undefined : await people.findId(search)
    return {
      ...(named === undefined ? {} : { member: named }),
      ...(search === ''
        ? {}
        : { search: { text: search, ...(found === undefined ? {} : { member: found }) } }),
    }
  }

  async function find(id: string, viewer: string) {
    const row = await store.findWithdrawal(db, id)
    const [withdrawal] = row === undefined ? [] : await show([row], viewer)
    if (withdrawal === undefined) return undefined
    return { withdrawal, people: await people.list([withdrawal.member]) }
  }

  return {
    find,
    async reveal(id, operator) {
      const row = await store.findWithdrawal(db, id)
      if (row === undefined) return refuse('not_found')
      if (isOver(row)) return refuse('already_decided')
      if (row.assigneeId !== operator.id) return refuse('not_in_hand')
      return ok(payees.reveal({ id: row.payee, sealed: row.sealed }))
    },
    async list(asked, viewer) {
      const { lane, after, limit } = asked
      const rows = await listDesk(db, {
        lane,
        limit: limit + 1,
        ...(after === undefined ? {} : { after }),
        ...(await membersOf(asked)),
      })
      const items = rows.slice(0, limit)
      const last = rows.length > limit ? items.at(-1) : undefined
      const lanes = await countLanes(db, deps.brandCurrency())
      return {
        items: await show(items, viewer),
        next: last?.number ?? null,
        people: await people.list(items.map(({ member }) => member)),
        counts: new Map(lanes.map((each) => [each.lane, each.count])),
        sums: new Map(lanes.map((each) => [each.lane, each.sum])),
      }
    },
    async get(id, viewer) {
      const found = await find(id, viewer)
      if (found === undefined) return undefined
      const { member } = found.withdrawal
      const { total } = await deps.deposits.sumOf(member)
      return {
        ...found,
        history: await store.listSteps(db, [id]),
        proof: await store.findProof(db, id),
        balance: (await deps.wallet.getState(member)).balance,
        totals: { deposits: total, withdrawals: await sumPaid(db, member) },
      }
    },
  }
}
