import { ok, refuse, type Result } from '@baize/kernel/result'
import type { SocketEvent } from '@baize/contract/events'
import type { Ledger } from '../../../ledger/ledger.ts'
import type { Wallet, MemberId } from '../../wallet/wallet.ts'
import type { Support } from '../../support/support.ts'
import type { Payees } from '../payees/payees.ts'
import type { People } from '../people.ts'
import { createAccountChanges, type AccountChanges } from './account-changes.ts'
import { noBonds, type Bonds } from './bonds.ts'
import { createConfirmations, type Confirmations } from './confirmations.ts'
import { createDecisions, createKeeper, type DecisionDeps, type Decisions } from './decisions.ts'
import { createWithdrawalDesk, type WithdrawalDesk } from './desk.ts'
import { getWaiting } from './desk.store.ts'
import { createDisputes, type Disputes } from './disputes.ts'
import { createEligibility, type Eligibility } from './eligibility.ts'
import { createMoney } from './money.ts'
import { createWithdrawalNews } from './news.ts'
import { stepsShown } from './record.ts'
import { createRequest, type AskRefusal, type RequestDeps, type WithdrawalAsk } from './request.ts'
import { createSignals, type SignalDeps } from './signals.ts'
import * as store from './store.ts'
import type { Withdrawal, WithdrawalState } from './withdrawal.ts'
import type { Language } from '@baize/kernel/language'
import type { Currency } from '@baize/kernel/money'
import type { Members } from '../../identity/identity.ts'

export { createWithdrawalsRecord } from './record.ts'
export type { Bonds } from './bonds.ts'
export type { Eligibility } from './eligibility.ts'
export type { AskRefusal, WithdrawalAsk } from './request.ts'
export type { Withdrawal, WithdrawalId } from './withdrawal.ts'

/** A withdrawal with the steps that its member sees. */
export type OwnWithdrawal = Withdrawal & {
  readonly steps: readonly { readonly state: WithdrawalState; readonly at: Date }[]
}

export type Withdrawals = Decisions &
  Disputes &
  Pick<Confirmations, 'runClock' | 'stopClocks'> &
  Pick<AccountChanges, 'noteSecured'> & {
    readonly desk: WithdrawalDesk
    /** What waits for a person now, and since when the oldest of it does. */
    waitingOut(): Promise<{
      readonly withdrawals: number
      readonly disputes: number
      readonly oldest: Date | null
    }>
    getEligibility(member: MemberId, language?: Language): Promise<Eligibility>
    /** Who says what members have still to play, and what a withdrawal gives up of it; until it is set, nothing. */
    setBonds(bonds: Bonds): void
    /**
     * Asks for a withdrawal: sum and fee are held from now on. The member cannot take it back: there is no such verb.
     * The same id with the same content gets how it stands; with other content it is refused.
     */
    create(asked: WithdrawalAsk): Promise<Result<OwnWithdrawal, AskRefusal>>
    /** Says what arrived of a payment, once and in time. */
    confirm(
      ...asked: Parameters<Confirmations['confirm']>
    ): Promise<Result<OwnWithdrawal, ConfirmRefusals>>
    find(member: MemberId, id: string): Promise<Result<OwnWithdrawal, 'not_found'>>
    /** Newest first. */
    list(
      member: MemberId,
      page: { readonly limit: number; readonly before?: store.Place; readonly open?: boolean },
    ): Promise<OwnWithdrawal[]>
  }

type ConfirmRefusals =
  Awaited<ReturnType<Confirmations['confirm']>> extends Result<Withdrawal, infer Code>
    ? Code
    : never

export type WithdrawalsDeps = Omit<RequestDeps, 'money' | 'news' | 'signalsOf' | 'bonds'> &
  Omit<DecisionDeps, 'money' | 'news'> &
  SignalDeps & {
    readonly ledger: Pick<Ledger, 'openAccount' | 'postAll'>
    readonly wallet: Pick<
      Wallet,
      'currencyOf' | 'getState' | 'listLocks' | 'openPocket' | 'post' | 'tell'
    >
    readonly members: Pick<Members, 'get' | 'getRealName'>
    readonly payees: Payees
    readonly people: People
    readonly support: Pick<Support, 'tell' | 'warn'>
    readonly publish: (topic: string, event: SocketEvent) => void
    readonly brandCurrency: () => Currency
  }

/** Money that members take out. */
export function createWithdrawals(given: WithdrawalsDeps): Withdrawals {
  const { db } = given
  let bonds = noBonds
  const news = createWithdrawalNews(given)
  const changes = createAccountChanges(given)
  const deps = { ...given, news, changes, money: createMoney(given), bonds: () => bonds }
  const request = createRequest({ ...deps, signalsOf: createSignals(given) })
  const confirmations = createConfirmations({ ...deps, keep: createKeeper(deps) })

  async function withSteps(rows: readonly Withdrawal[]): Promise<OwnWithdrawal[]> {
    const ids = rows.map(({ id }) => id)
    const steps = stepsShown(await store.listSteps(db, ids))
    return rows.map((row) => ({ ...row, steps: steps.get(row.id) ?? [] }))
  }

  async function shown<Code extends string>(
    answer: Result<Withdrawal, Code>,
  ): Promise<Result<OwnWithdrawal, Code>> {
    if (!answer.ok) return answer
    const [own] = await withSteps([answer.value])
    if (own === undefined) throw new Error('A withdrawal was lost on its way to its member.')
    return ok(own)
  }

  return {
    ...createDecisions(deps),
    ...createDisputes(deps),
    runClock: confirmations.runClock,
    stopClocks: confirmations.stopClocks,
    noteSecured: changes.noteSecured,
    desk: createWithdrawalDesk(deps),
    waitingOut: () => getWaiting(db),
    getEligibility: createEligibility(deps),
    setBonds: (set) => void (bonds = set),
    create: async (asked) => await shown(await request(asked)),
    confirm: async (asked) => await shown(await confirmations.confirm(asked)),
    async find(member, id) {
      const row = await store.findWithdrawal(db, id)
      return row?.member === member ? await shown(ok(row)) : refuse('not_found')
    },
    list: async (member, page) => await withSteps(await store.listOwn(db, member, page)),
  }
}
