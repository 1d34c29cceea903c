import { gameFrameProtocol, type GameFrameMessage } from '@baize/contract/game-frame'

/** Whether a page of ours stands around this one. Alone, the game is its own page. */
export const isFramed = (): boolean => window.parent !== window

/** Tells the page around what it must know. Only a page of this origin may frame the arcade, so only it hears. */
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
