import type { AlertAbout, AlertLevel } from '@baize/contract/system/alerts'
import type { SocketEvent } from '@baize/contract/events'
import type { IdMaker } from '@baize/kernel/ids'
import type { Language } from '@baize/kernel/language'
import type { Database, Transaction } from '../../../platform/database/database.ts'
import { canonicalJson } from '../audit/audit.ts'
import { packValues, type SaidValues } from '../said/said.ts'
import type { AlertKind, AlertKinds, NewAlert, OpenAlerts, Raiser } from './kinds.ts'
import { endOf, follow, keptForMs, unreadForMs } from './rules.ts'
import * as store from './store.ts'
import { wordsOf, type AlertWords } from './words.ts'

export { createControls, type Controls, type Loosening } from './controls.ts'
export type { AlertKind, AlertKinds, NewAlert, OpenAlerts, Raiser } from './kinds.ts'

/** Who reads alerts: in which language, and by which roles. */
export type AlertReader = {
  readonly operator: string
  readonly roles: readonly string[]
  readonly language: Language
}

export type ShownAlert = AlertWords & {
  readonly id: string
  readonly kind: string
  readonly level: AlertLevel
  readonly about: AlertAbout
  readonly raisedAt: Date
  readonly toldAt: Date
  readonly endedAt: Date | null
  readonly count: number
  readonly isRead: boolean
}

export type AlertPage = {
  readonly below?: string
  readonly limit: number
  readonly state?: store.ListedState
}

export type Alerts = {
  /** Takes the kinds of a room, and gives it the words to raise them with; each kind belongs to one room. */
  readonly open: OpenAlerts
  /** Those for the reader's roles, newest first, and how many are open and unread. */
  list(
    reader: AlertReader,
    page: AlertPage,
  ): Promise<{ readonly items: readonly ShownAlert[]; readonly at: Date } & store.Counts>
  /** Notes that an alert was read; false when there is none for these roles. */
  read(reader: AlertReader, id: string): Promise<boolean>
  /** Notes that all that was told until a moment was read. */
  readAll(reader: AlertReader, until: Date): Promise<void>
  /** Looks at every state that is watched. One that cannot be looked at stays as it was, and does not stop the others. */
  look(): Promise<void>
  /** Removes what has been over for ninety days. */
  sweep(tx: Transaction): Promise<number>
}

type Deps = {
  readonly db: Database
  readonly now: () => Date
  readonly makeId: IdMaker
  readonly zone: () => string
  readonly publish: (topic: string, event: SocketEvent) => void
  /** Told of a state that could not be looked at. */
  readonly failed: (kind: string, error: unknown) => void
}

type Watch = { readonly kind: string; readonly look: () => Promise<readonly NewAlert[]> }

export function createAlerts({ db, now, makeId, zone, publish, failed }: Deps): Alerts {
  const known = new Map<string, AlertKind>()
  const watches: Watch[] = []

  function kindOf(kind: string): AlertKind {
    const found = known.get(kind)
    if (!found) throw new Error(`No room owns the alert ${kind}.`)
    return found
  }

  /** Each role hears of its own alerts alone, so that nobody learns that there is something to hide. */
  function tell(tx: Transaction, kind: string, event: SocketEvent) {
    tx.afterCommit(() => {
      for (const role of kindOf(kind).roles) publish(`alerts:${role}`, event)
    })
  }

  function rowOf(kind: string, { subject, values, level }: NewAlert) {
    const { roles, lasts, level: usual } = kindOf(kind)
    const raisedAt = now()
    return {
      id: makeId('alr'),
      kind,
      subject,
      level: level ?? usual,
      roles,
      facts: packValues(values),
      raisedAt,
      endedAt: endOf(lasts, raisedAt),
    }
  }

  async function raise(tx: Transaction, kind: string, alert: NewAlert) {
    const row = rowOf(kind, alert)
    await store.takeTurn(tx, kind, row.subject)
    const again = await store.countAgain(tx, row)
    if (again === undefined) await store.addAlert(tx, row)
    tell(tx, kind, { kind: 'alert.raised', id: again ?? row.id, level: row.level })
  }

  async function end(tx: Transaction, kind: string, subject: string, how: SaidValues = {}) {
    await store.takeTurn(tx, kind, subject)
    const ending = { kind, subject, at: now(), facts: packValues(how) }
    const id = await store.endOpen(tx, ending)
    if (id !== undefined) tell(tx, kind, { kind: 'alert.changed', id })
  }

  async function keep({ kind, look }: Watch) {
    const present = (await look()).map((alert) => ({ ...rowOf(kind, alert), alert }))
    const steps = follow(await store.listOpen(db, kind), present, isSame)
    if (steps.begin.length + steps.goOn.length + steps.end.length === 0) return
    await db.transaction(async (tx) => {
      for (const { alert } of steps.begin) await raise(tx, kind, alert)
      for (const { subject, level, facts, isWorse } of steps.goOn) {
        const change = { kind, subject, level, facts, ...(isWorse && { toldAt: now() }) }
        const id = await store.changeOpen(tx, change)
        if (id === undefined) continue
        tell(
          tx,
          kind,
          isWorse ? { kind: 'alert.raised', id, level } : { kind: 'alert.changed', id },
        )
      }
      for (const subject of steps.end) await end(tx, kind, subject)
    })
  }

  async function list(reader: AlertReader, { below, limit, state }: AlertPage) {
    const at = now()
    const unreadSince = new Date(at.getTime() - unreadForMs)
    const [rows, counts] = await Promise.all([
      store.listAlerts(db, reader, { below, limit, state, now: at, unreadSince }),
      store.countAlerts(db, reader, { now: at, unreadSince }),
    ])
    const as = { language: reader.language, zone: zone(), now: at }
    const items = rows.map((row): ShownAlert => {
      const { id, kind, level, raisedAt, toldAt, count, isRead } = row
      const definition = known.get(kind) ?? forgotten(kind)
      const { about } = definition
      const endedAt = row.endedAt !== null && row.endedAt <= at ? row.endedAt : null
      const words = wordsOf(definition, { ...row, isOver: endedAt !== null }, as)
      return { id, kind, level, about, raisedAt, toldAt, endedAt, count, isRead, ...words }
    })
    return { items, at, ...counts }
  }

  return {
    open<const Kinds extends AlertKinds>(kinds: Kinds): Raiser<Kinds> {
      for (const [kind, definition] of Object.entries(kinds)) {
        if (known.has(kind)) throw new Error(`Two alerts are called ${kind}.`)
        known.set(kind, definition)
      }
      return { raise, end, watch: (kind, look) => void watches.push({ kind, look }) }
    },
    list,
    read: (reader, id) => store.markRead(db, reader, id, now()),
    async readAll(reader, until) {
      const at = now()
      const unreadSince = new Date(at.getTime() - unreadForMs)
      // A clock ahead of ours must not mark what is yet to come.
      await store.markAllRead(db, reader, { until: until < at ? until : at, unreadSince, now: at })
    },
    async look() {
      for (const watch of watches) {
        await keep(watch).catch((error: unknown) => failed(watch.kind, error))
      }
    },
    sweep: (tx) => store.removeEndedBefore(tx, new Date(now().getTime() - keptForMs)),
  }
}

function isSame(a: unknown, b: unknown): boolean {
  return canonicalJson(a) === canonicalJson(b)
}

/** What is shown of an alert whose kind this version of the platform does not know any more. */
function forgotten(kind: string): AlertKind {
  return {
    about: 'machine',
    level: 'low',
    roles: [],
    says: 'alerts.forgotten',
    tells: 'alerts.forgottenText',
    values: [],
    link: () => `/alerts?kind=${encodeURIComponent(kind)}`,
    lasts: 'a day',
  }
}
