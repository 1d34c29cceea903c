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

/** What is told of the controls that bind operators themselves. The words are here, so that no room can leave them out. */
export type Controls = {
  /** A loosening waits for a second person; `approval` is its id. */
  asked(tx: Transaction, approval: string, loosening: Loosening): Promise<void>
  /** It was agreed to, refused, or nobody decided in time. */
  decided(tx: Transaction, approval: string): Promise<void>
  /** A control is looser from now on. */
  loosened(tx: Transaction, loosening: Loosening & { readonly second: string }): Promise<void>
  /** Who asked and who agreed sat at one address or one device. */
  samePlace(
    tx: Transaction,
    approval: string,
    people: { readonly by: string; readonly second: string; readonly place: string },
  ): Promise<void>
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
    decided: (tx, approval) => end(tx, 'control.asked', approval),
    loosened: (tx, { subject, what, by, second }) =>
      raise(tx, 'control.loosened', { subject, values: { what, by, second } }),
    samePlace: (tx, approval, values) =>
      raise(tx, 'control.same_place', { subject: approval, values }),
  }
}
