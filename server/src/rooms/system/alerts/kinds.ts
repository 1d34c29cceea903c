import type { AlertAbout, AlertLevel } from '@baize/contract/system/alerts'
import type { OperatorRole } from '@baize/contract/roles'
import type { TextKey } from '@baize/texts/keys'
import type { Transaction } from '../../../platform/database/database.ts'
import type { SaidValues } from '../said/said.ts'

/** A kind of alert, owned by the room that raises it. */
export type AlertKind<Name extends string = string> = {
  readonly about: AlertAbout
  readonly level: AlertLevel
  /** Who is told: whoever holds one of these. */
  readonly roles: readonly OperatorRole[]
  /** What it is, in one line. */
  readonly says: TextKey
  /** What more is known of it. */
  readonly tells: TextKey
  /** The names of the values that these sentences, and the link, need. */
  readonly values: readonly Name[]
  /** What is told instead once it is over, where it is known how it ended, with the values that only then are known. */
  readonly over?: { readonly tells: TextKey; readonly values: readonly string[] }
  /** Where in the console somebody sees to it. */
  link(alert: { readonly subject: string; readonly values: PlainValues }): string
  /** A state is open until its room ends it; a fact is open for a day. */
  readonly lasts: 'until ended' | 'a day'
}

export type AlertKinds = Readonly<Record<string, AlertKind>>

/** Of the values, those that are words and numbers, as an address can carry them. */
export type PlainValues = Readonly<Record<string, string>>

export type NewAlert<Kind extends AlertKind = AlertKind> = {
  /** What it is about: the same kind about the same thing is one alert for as long as it is open. */
  readonly subject: string
  readonly values: SaidValues<Kind['values'][number]>
  /** Where it is worse, or less bad, than its kind usually is. */
  readonly level?: AlertLevel
}

/** Takes the kinds of a room, and gives it the words to raise them with. */
export type OpenAlerts = <const Kinds extends AlertKinds>(kinds: Kinds) => Raiser<Kinds>

export type Raiser<Kinds extends AlertKinds> = {
  /**
   * Raises an alert in the transaction of what it tells; it is seen and heard if that commits, and only then. One that is
   * open for the same thing is counted, and is unread again. Call it before `audit.write`, which holds up all others.
   */
  raise<Kind extends keyof Kinds & string>(
    tx: Transaction,
    kind: Kind,
    alert: NewAlert<Kinds[Kind]>,
  ): Promise<void>
  /** Ends a state, and keeps how; what is not open stays as it is. */
  end(tx: Transaction, kind: keyof Kinds & string, subject: string, how?: SaidValues): Promise<void>
  /**
   * Makes a state follow what is the case: every minute `look` says of which things it holds. Those that are new are
   * raised, those that are gone end, the others get their new values and ring nobody's bell unless they became worse.
   */
  watch<Kind extends keyof Kinds & string>(
    kind: Kind,
    look: () => Promise<readonly NewAlert<Kinds[Kind]>[]>,
  ): void
}
