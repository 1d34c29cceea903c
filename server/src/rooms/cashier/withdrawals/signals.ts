import type { CashierDocument } from '@baize/contract/cashier/cashier-settings'
import { formatMoney, money, type Money } from '@baize/kernel/money'
import type { Database } from '../../../platform/database/database.ts'
import type { Member, Members, Trace, Traces } from '../../identity/identity.ts'
import type { MemberId } from '../../wallet/wallet.ts'
import type { People } from '../people.ts'
import { holderKey, type Payee, type Payees } from '../payees/payees.ts'
import * as store from './store.ts'
import type { Signal } from './withdrawal.ts'

export type SignalAsk = {
  readonly member: MemberId
  readonly payee: Payee
  readonly amount: Money
  readonly ip: string
  readonly userAgent: string
}

export type SignalDeps = {
  readonly db: Database
  readonly now: () => Date
  readonly settings: () => Pick<CashierDocument, 'newAccountDays' | 'unusualTimes'>
  readonly members: Pick<Members, 'get' | 'getRealName'>
  readonly traces: Pick<Traces, 'listSharers'>
  readonly payees: Pick<Payees, 'listOthers' | 'hadAnother'>
  readonly people: Pick<People, 'list'>
  /** What was ever credited to a member, and when the latest was. */
  readonly deposits: {
    sumOf(member: MemberId): Promise<{ readonly total: bigint; readonly lastAt: Date | null }>
  }
  /** What a member staked, as far as it counts, since then. */
  readonly turnoverSince: (member: MemberId, since: Date) => Promise<bigint>
}

const dayMs = 86_400_000
/** How far back a shared network is looked for. */
const sharedDays = 90

/**
 * What a reviewer should know of a withdrawal, as it is at the moment of asking. Each is a fact that is found, and
 * together they are no verdict.
 */
export function createSignals(deps: SignalDeps) {
  const { db, now, settings, members, traces, payees, people, deposits } = deps
  const daysAgo = (days: number) => new Date(now().getTime() - days * dayMs)

  async function compute(asked: SignalAsk): Promise<Signal[]> {
    const { member, payee, ip, userAgent } = asked
    const person = await members.get(db, member)
    const shared = await traces.listSharers(member, { ip, userAgent, since: daysAgo(sharedDays) })
    const usual = await store.getUsual(db, member, asked.amount.currency)
    return [
      ...ofAccount(person),
      ...ofTraces(shared),
      ...(await ofPayee(payee)),
      ...ofAmount(asked.amount, usual),
      ...(await ofPlay(member)),
      ...(usual.times === 0 ? [{ kind: 'first_withdrawal', detail: '' } as const] : []),
    ]
  }

  function ofAccount({ registeredAt }: Pick<Member, 'registeredAt'>): Signal[] {
    const isNew = registeredAt > daysAgo(settings().newAccountDays)
    return isNew ? [{ kind: 'new_account', detail: registeredAt.toISOString() }] : []
  }

  async function ofPayee(payee: Payee): Promise<Signal[]> {
    const signals: Signal[] = []
    const others = await payees.listOthers(payee)
    if (others.length > 0) {
      const known = await people.list(others)
      signals.push({
        kind: 'same_payee',
        detail: namesOf(others.map((id) => known.get(id)?.account ?? id)),
      })
    }
    const isNew = payee.addedAt > daysAgo(settings().newAccountDays)
    if (isNew && (await payees.hadAnother(payee))) {
      signals.push({ kind: 'payee_changed', detail: payee.addedAt.toISOString() })
    }
    const realName = await members.getRealName(db, payee.member)
    if (realName !== '' && holderKey(realName) !== holderKey(payee.holder)) {
      signals.push({ kind: 'holder_differs', detail: realName })
    }
    return signals
  }

  function ofAmount(
    { amount, currency }: Money,
    { median }: { readonly median: bigint | null },
  ): Signal[] {
    if (median === null || amount < median * BigInt(settings().unusualTimes)) return []
    const usual = formatMoney(money(median, currency), 'en')
    return [{ kind: 'unusual_amount', detail: `${amount / median} × ${usual}` }]
  }

  async function ofPlay(member: MemberId): Promise<Signal[]> {
    const { lastAt } = await deposits.sumOf(member)
    if (lastAt === null || (await deps.turnoverSince(member, lastAt)) > 0n) return []
    return [{ kind: 'no_turnover', detail: lastAt.toISOString() }]
  }

  return compute
}

function ofTraces(shared: readonly Trace[]): Signal[] {
  const browsers = shared.filter(({ sameBrowser }) => sameBrowser)
  const signalOf = (kind: 'same_ip' | 'same_device', traces: readonly Trace[]): Signal[] =>
    traces.length === 0 ? [] : [{ kind, detail: namesOf(traces.map(({ account }) => account)) }]
  return [...signalOf('same_ip', shared), ...signalOf('same_device', browsers)]
}

const longestDetail = 300

/** As many names as there is room for, and how many more there are. */
function namesOf(names: readonly string[]): string {
  let text = names.join(', ')
  for (let shown = names.length - 1; text.length > longestDetail && shown > 0; shown -= 1) {
    text = `${names.slice(0, shown).join(', ')} +${names.length - shown}`
  }
  return text.slice(0, longestDetail)
}
