import type * as contract from '@baize/contract/cashier/deposits'
import type * as desk from '@baize/contract/cashier/deposits-desk'
import type { Language } from '@baize/kernel/language'
import type { StoredCallback } from '../gateways/gateways.ts'
import { inLanguage, type Method, type Methods } from '../methods/methods.ts'
import { showPerson, type Person } from '../people.ts'
import type { Deposit, Step } from './deposit.ts'

type Content = Method['content']

export function showMethod(
  method: Method,
  methods: Methods,
  language: Language,
): contract.DepositMethod {
  const { content } = method
  const { stop, opensAt } = methods.standingOf(method)
  return {
    id: method.id,
    kind: content.kind,
    name: inLanguage(content.name, language),
    note: inLanguage(content.note, language),
    min: content.min,
    max: content.max,
    chips: content.chips,
    feeBps: content.feeBps,
    feeFixed: content.feeFixed,
    arrivalMinutes: content.arrivalMinutes,
    hours: content.hours,
    stop,
    opensAt: opensAt?.toISOString() ?? null,
    needsSlip: content.needsSlip,
  }
}

const mostSteps = 20
const mostHistory = 60

export function showDeposit(
  deposit: Deposit,
  content: Content,
  steps: readonly Step[],
  language: Language,
): contract.Deposit {
  const { id, amount, fee, credited, currency, state, reason, note, needsSlip, hasSlip } = deposit
  const own = steps.filter((step) => step.deposit === id && step.moved).slice(-mostSteps)
  return {
    id,
    method: methodOf(deposit, content, language),
    amount: String(amount),
    fee: String(
      state === 'success' && deposit.paid !== null ? deposit.paid - (credited ?? 0n) : fee,
    ),
    credited: credited === null ? null : String(credited),
    returned: state === 'returned' ? String(deposit.paid ?? amount) : null,
    currency,
    state,
    reason,
    note,
    createdAt: deposit.createdAt.toISOString(),
    expiresAt: state === 'awaiting' ? deposit.expiresAt.toISOString() : null,
    steps: own.map((step) => ({ state: step.state, at: step.at.toISOString() })),
    instructions: state === 'awaiting' ? deposit.instructions : null,
    needsSlip,
    hasSlip,
  }
}

function methodOf({ method: id }: Deposit, { kind, name }: Content, language: Language) {
  return { id, kind, name: inLanguage(name, language) }
}

export function showDeskDeposit(
  deposit: Deposit,
  content: Content,
  people: ReadonlyMap<string, Person>,
  language: Language,
): desk.DeskDeposit {
  const { id, amount, fee, paid, credited, currency, state, reason, reference } = deposit
  const { gatewayReference, assignee, version, hasSlip, approval } = deposit
  return {
    id,
    member: showPerson(deposit.member, people),
    method: methodOf(deposit, content, language),
    amount: String(amount),
    fee: String(fee),
    paid: paid === null ? null : String(paid),
    credited: credited === null ? null : String(credited),
    currency,
    state,
    reason,
    reference,
    gatewayReference,
    createdAt: deposit.createdAt.toISOString(),
    since: deposit.since.toISOString(),
    expiresAt: state === 'awaiting' ? deposit.expiresAt.toISOString() : null,
    assignee,
    version,
    hasSlip,
    approval,
  }
}

export function showHistory(steps: readonly Step[]) {
  return steps
    .slice(-mostHistory)
    .map(({ state, at, by, note }) => ({ state, at: at.toISOString(), by, note }))
}

export function showCallback({ at, kind, outcome, amount, times }: StoredCallback) {
  return {
    at: at.toISOString(),
    event: kind,
    outcome,
    amount: amount === null ? null : String(amount),
    times,
  }
}
