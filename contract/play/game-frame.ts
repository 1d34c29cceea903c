import type { Language } from '@baize/kernel/language'
import type { RecalledRound } from '../arcade/arcade.ts'
import type { SocketEvent } from '../events.ts'

/**
 * What a game in its frame tells the page around it, by `postMessage`. A game of ours speaks it; one of an outside
 * vendor may be silent, and the page then shows what the wallet says and nothing more. A frame of ours has no origin: the
 * page knows it by its window and tells it nothing that the launch would not.
 */
export const gameFrameProtocol = 1

export type GameFrameMessage =
  /** The game is drawn and can be played. */
  | { readonly type: 'game.ready'; readonly protocol: number }
  /** A round is open: leaving asks first. */
  | { readonly type: 'round.opened' }
  /** A round is over. Sums are in the smallest unit of the member's currency. */
  | { readonly type: 'round.settled'; readonly staked: string; readonly returned: string }
  /** What the game shows as the balance. While a round runs, the books are ahead of the picture. */
  | { readonly type: 'balance.shown'; readonly amount: string }
  /** The game's own way back was pressed. */
  | { readonly type: 'game.left' }
  /** The way to limits and breaks was pressed; the page opens it where it has one. */
  | { readonly type: 'limits.asked' }
  /** A bet was refused because the balance is too small, by how much. The stake stays as it was chosen. */
  | { readonly type: 'funds.missing'; readonly stake: string; readonly missing: string }
  /** A round of the past is to be drawn; the member's session, which may see it, is the page's alone. */
  | { readonly type: 'round.wanted' }
  /** A game of ours that everybody plays at once wants to hear of its table as it happens. */
  | { readonly type: 'line.wanted'; readonly table: string }
  /** Whether sounds were turned on before, and that somebody turned them. A game of ours has nowhere to keep it. */
  | { readonly type: 'sound.wanted' }
  | { readonly type: 'sound.chosen'; readonly on: boolean }

/** What the page around tells the game. */
export type GamePageMessage =
  /** Money came or went beside the game: what it shows as the balance is to be asked for again. */
  | { readonly type: 'balance.stale' }
  /** The round that was wanted, or why there is none. */
  | { readonly type: 'round.recalled'; readonly recalled: RecalledRound }
  | { readonly type: 'round.refused'; readonly said: string }
  /** The page's line stands, also after it was cut: what happened meanwhile was not heard. */
  | { readonly type: 'line.ready' }
  | { readonly type: 'line.event'; readonly event: SocketEvent }
  /** How sounds are kept on this device: the answer to `sound.wanted` and to `sound.chosen`. */
  | { readonly type: 'sound.kept'; readonly on: boolean }
  /** The page looks or speaks otherwise from now on. How it does at first is in the frame's address. */
  | { readonly type: 'theme.chosen'; readonly theme: 'system' | 'light' | 'dark' }
  | { readonly type: 'language.chosen'; readonly language: Language }
