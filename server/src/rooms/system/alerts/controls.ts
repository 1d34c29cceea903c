import type { Transaction } from '../../../platform/database/database.ts'
import type { SaidValue } from '../said/said.ts'
import type { OpenAlerts } from './kinds.ts'

/** Who keeps watch over those who work here. */
const watchers = ['admin', 'risk', 'auditor'] as const

export type Loosening = {
  /** What is loosened, and of which version or person: `policy 12 consoleRanges`. */
  readonly subject: string
  /** What changes, as a whole sentence: `{ text: 'alerts.controlSetting', values: { setting, before, after } }`. */
  readonly what: SaidValue
  /** Who asked. */
  readonly by: string
}

/** How a request came to its end. */
export type HowDecided = 'approved' | 'rejected' | 'expired'

/** What is told of the controls that bind operators themselves. The words are here, so that no room can leave them out. */
export type Controls = {
  /** A loosening waits for a second person; `approval` is its id. */
  asked(tx: Transaction, approval: string, loosening: Loosening): Promise<void>
  /** It was agreed to, refused, or ended undecided. */
  decided(tx: Transaction, approval: string, how: HowDecided): Promise<void>
  /** A control is looser from now on. */
  loosened(tx: Transaction, loosening: Loosening & { readonly second: string }): Promise<void>
  /**
   * Who asked and who agreed sat at one address or one device. An office does so all day, so that two people are one alert
   * a day, which counts.
   */
  samePlace(tx: Transaction, pair: PairInPlace): Promise<void>
}

export type PairInPlace = {
  /** The ids of both, and the business day. */
  readonly people: readonly [string, string]
  readonly day: string
  readonly by: string
  readonly second: string
  readonly place: string
}

export function createControls(open: OpenAlerts): Controls {
  const { raise, end } = open({
    'control.asked': {
      about: 'control',
      level: 'high',
      roles: watchers,
      says: 'alerts.controlAsked',
      tells: 'alerts.controlAskedText',
      values: ['what', 'by'],
      over: { tells: 'alerts.controlDecidedText', values: ['how'] },
      link: () => '/approvals',
      lasts: 'until ended',
    },
    'control.loosened': {
      about: 'control',
      level: 'high',
      roles: watchers,
      says: 'alerts.controlLoosened',
      tells: 'alerts.controlLoosenedText',
      values: ['what', 'by', 'second'],
      link: () => '/audit',
      lasts: 'a day',
    },
    'control.same_place': {
      about: 'people',
      level: 'high',
      roles: watchers,
      says: 'alerts.samePlace',
      tells: 'alerts.samePlaceText',
      values: ['by', 'second', 'place'],
      link: () => '/approvals',
      lasts: 'a day',
    },
  })
  return {
    asked: (tx, approval, { what, by }) =>
      raise(tx, 'control.asked', { subject: approval, values: { what, by } }),
    decided: (tx, approval, how) => end(tx, 'control.asked', approval, { how }),
    loosened: (tx, { subject, what, by, second }) =>
      raise(tx, 'control.loosened', { subject, values: { what, by, second } }),
    samePlace: (tx, { people, day, ...values }) =>
      raise(tx, 'control.same_place', {
        subject: [...people.toSorted(byLetters), day].join(' '),
        values,
      }),
  }
}

const byLetters = (a: string, b: string) => (a < b ? -1 : 1)
