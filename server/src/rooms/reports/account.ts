import type { AccountEntry, EntryKind } from '@baize/contract/wagers/records'
import type { Language } from '@baize/kernel/language'
import type { MemberId, RecordAsk, RecordEntry } from '../wallet/wallet.ts'
import type { RecordOutcome, RecordSource, Wallet } from '../wallet/wallet.ts'
import type { DaySpan } from '@baize/kernel/day-span'

export type WantedEntries = {
  readonly member: MemberId
  readonly span: DaySpan
  readonly language: Language
  readonly kind?: EntryKind
  readonly outcome?: RecordOutcome
  readonly cursor?: string
  readonly limit: number
}

export type AccountDeps = {
  readonly wallet: Pick<Wallet, 'currencyOf'>
  readonly sources: readonly RecordSource[]
}

/** One list of all that moved a member's money, made of what each room keeps of it. */
export function createAccountRecord({ wallet, sources }: AccountDeps) {
  /** Money that only went from one own pocket to another came from nowhere and left for nowhere. */
  const isCounted = (source: RecordSource, kind: EntryKind | undefined) =>
    source.kind !== 'transfer' || kind === 'transfer'

  return async ({ member, span, language, kind, outcome, cursor, limit }: WantedEntries) => {
    const before = readCursor(cursor)
    const asked = sources.filter((source) => kind === undefined || source.kind === kind)
    const ask: RecordAsk = {
      from: span.from,
      until: span.until,
      limit: limit + 1,
      ...(outcome === undefined ? {} : { outcome }),
      ...(before === undefined ? {} : { before }),
    }
    const isDone = outcome === undefined || outcome === 'done'
    const counted = isDone ? asked.filter((source) => isCounted(source, kind)) : []
    const [lists, sums, currency] = await Promise.all([
      Promise.all(asked.map((source) => source.list(member, ask))),
      Promise.all(counted.map((source) => source.sum(member, span))),
      wallet.currencyOf(member),
    ])
    const found = lists.flat().toSorted(newestFirst)
    const items = found.slice(0, limit)
    const last = items.at(-1)
    return {
      currency,
      items: items.map((entry) => show(entry, language)),
      next: found.length > limit && last !== undefined ? writeCursor(last) : null,
      totals: {
        in: String(sums.reduce((total, sum) => total + sum.in, 0n)),
        out: String(sums.reduce((total, sum) => total + sum.out, 0n)),
      },
    }
  }
}

function newestFirst(one: RecordEntry, other: RecordEntry): number {
  const byTime = other.at.getTime() - one.at.getTime()
  if (byTime !== 0) return byTime
  if (one.id === other.id) return 0
  return one.id < other.id ? 1 : -1
}

function show(entry: RecordEntry, language: Language): AccountEntry {
  const { id, at, kind, amount, currency, state, outcome, about, reference, steps } = entry
  return {
    id,
    at: at.toISOString(),
    kind,
    amount: String(amount),
    currency,
    state,
    outcome,
    about: about(language).slice(0, 200),
    reference,
    steps: steps.slice(0, 20).map((step) => ({ state: step.state, at: step.at.toISOString() })),
  }
}

function writeCursor({ at, id }: Pick<RecordEntry, 'at' | 'id'>): string {
  return `${at.getTime()}.${id}`
}

/** A cursor that nobody gave out is no cursor. */
function readCursor(cursor = ''): RecordAsk['before'] {
  const [, ms, id] = /^(\d{12,14})\.([a-z]{2,8}_[0-9a-z]{10,40})$/.exec(cursor) ?? []
  return ms === undefined || id === undefined ? undefined : { at: new Date(Number(ms)), id }
}
