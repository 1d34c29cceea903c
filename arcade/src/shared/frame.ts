import type { CallFailed } from '@baize/contract/client/client'
import {
  gameFrameProtocol,
  type GameFrameMessage,
  type GamePageMessage,
} from '@baize/contract/play/game-frame'

/** Whether a page of ours stands around this one. Alone, the game is its own page. */
export const isFramed = (): boolean => window.parent !== window

/**
 * Tells the page around what it must know. Only a page of this address's origin may frame the arcade, so only it hears;
 * the frame itself has none.
 */
export function tellPage(message: GameFrameMessage): void {
  if (isFramed()) window.parent.postMessage(message, location.origin)
}

export function tellReady(): void {
  tellPage({ type: 'game.ready', protocol: gameFrameProtocol })
}

/** The way out: the page around leads it; without one the game goes back by itself. */
export function leaveGame(back: string): void {
  if (isFramed()) tellPage({ type: 'game.left' })
  else location.assign(back)
}

/**
 * A bet that was refused for money tells how much is missing, so that the page can offer the way to it. What there is
 * comes with the refusal; without that, it is what the game shows.
 */
export function tellMissing({ code, value }: CallFailed, stake: bigint, shown: bigint): void {
  if (code !== 'insufficient_funds') return
  const { balance } = (value ?? {}) as { balance?: string }
  const missing = stake - (balance === undefined ? shown : BigInt(balance))
  if (missing <= 0n) return
  tellPage({ type: 'funds.missing', stake: String(stake), missing: String(missing) })
}

const pageWords: ReadonlySet<GamePageMessage['type']> = new Set([
  'balance.stale',
  'round.recalled',
  'round.refused',
  'line.ready',
  'line.event',
  'sound.kept',
  'theme.chosen',
  'language.chosen',
])

/** Hears the page around, and nobody else. */
export function onPageMessage(listener: (message: GamePageMessage) => void): () => void {
  const hear = ({ source, origin, data }: MessageEvent<unknown>) => {
    if (source !== window.parent || origin !== location.origin) return
    const message = data as GamePageMessage | null
    if (message !== null && pageWords.has(message.type)) listener(message)
  }
  addEventListener('message', hear)
  return () => removeEventListener('message', hear)
}
