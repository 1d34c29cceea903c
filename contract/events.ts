import type { Language } from '@baize/kernel/language'
import type { AlertLevel } from './system/alerts.ts'
import type { SharedBet, SharedState } from './arcade/shared-table.ts'
import type { PocketBalance } from './wallet/wallet.ts'

/** The number of the socket's language. A page of another number reloads itself. */
export const socketProtocol = 1

/** What a page says. The first message is `hello`; nothing is heard before it. */
export type ClientMessage =
  | {
      readonly type: 'hello'
      readonly protocol: number
      readonly token: string
      readonly language: Language
    }
  | { readonly type: 'subscribe'; readonly topic: string }
  | { readonly type: 'unsubscribe'; readonly topic: string }
  | { readonly type: 'pong' }

/** What the server says. */
export type ServerMessage =
  | { readonly type: 'welcome'; readonly protocol: number; readonly serverTime: string }
  | {
      readonly type: 'refused'
      readonly code: 'sign_in_required' | 'invalid_input' | 'not_allowed' | 'protocol'
    }
  | { readonly type: 'ping' }
  | { readonly type: 'event'; readonly topic: string; readonly event: SocketEvent }

/** Facts that reach open pages, each a past tense. */
export type SocketEvent =
  | { readonly kind: 'system.changed'; readonly document: string; readonly version: number }
  | { readonly kind: 'audit.written'; readonly sequence: string }
  | { readonly kind: 'message.written'; readonly id: string }
  /** On `member:<id>`. A page keeps, pocket by pocket, the higher version; without pockets it asks again. */
  | {
      readonly kind: 'balance.changed'
      readonly pockets: readonly PocketBalance[]
      readonly version: string
    }
  /** On `member:<id>`: an order of theirs came to another state. A page asks for it again. */
  | {
      readonly kind: 'order.changed'
      readonly order: string
      readonly state: string
    }
  /** On `member:<id>`: how many messages wait to be read. */
  | { readonly kind: 'inbox.changed'; readonly unread: number }
  /** On `member:<id>`: limits or pauses changed. */
  | { readonly kind: 'protection.changed' }
  /** On `member:<id>` of both sides: an offer of a contract came, or one was answered or ended. A page asks again. */
  | { readonly kind: 'contract.changed'; readonly contract: string; readonly id: string }
  /** On `member:<id>`: points came or went, or a request of theirs came to another state. A page asks again. */
  | { readonly kind: 'points.changed' }
  /** On `member:<id>`: a level, or what was given, is another now. A page asks again. */
  | { readonly kind: 'rewards.changed' }
  /** On `desk`: a queue of the console is another one now. */
  | {
      readonly kind: 'queue.changed'
      readonly queue:
        | 'deposits'
        | 'withdrawals'
        | 'disputes'
        | 'feedback'
        | 'points'
        | 'applications'
    }
  /** On `alerts:<role>`: an alert came, came again or became worse. */
  | { readonly kind: 'alert.raised'; readonly id: string; readonly level: AlertLevel }
  /** On `alerts:<role>`: an alert ended, or says something else now. A page asks again. */
  | { readonly kind: 'alert.changed'; readonly id: string }
  /**
   * On `lottery:<id>` and `lottery:all`, which everybody may hear: the sale of an issue is over. A page asks for the
   * lottery again to have what is sold next.
   */
  | {
      readonly kind: 'lottery.closed'
      readonly lottery: string
      readonly issue: string
      readonly number: string
    }
  /** On `lottery:<id>` and `lottery:all`: an issue was drawn, corrected, or is void. */
  | {
      readonly kind: 'lottery.drawn'
      readonly lottery: string
      readonly issue: string
      readonly number: string
      readonly state: 'drawn' | 'void'
      readonly draw: readonly string[]
      readonly revision: number
    }
  /** On `member:<id>`: so many own tickets of an issue were settled or given back. A page asks again. */
  | {
      readonly kind: 'lottery.settled'
      readonly lottery: string
      readonly issue: string
      readonly tickets: number
      readonly payout: string
      readonly currency: string
    }
  /** On `shared:<table>`, which everybody may hear: a phase began. Its bets are those of the round, nobody's own. */
  | { readonly kind: 'shared.phase'; readonly state: SharedState }
  /** On `shared:<table>`: somebody staked, or got out. */
  | {
      readonly kind: 'shared.bet'
      readonly table: string
      readonly round: number
      readonly bet: SharedBet
    }
