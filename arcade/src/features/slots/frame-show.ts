import type { SlotShown } from '@baize/games/slots/shown'

/** How a round is shown beside its moving reels. Each part says how long it takes; a press ends it. */
export type FrameShow = {
  /** Before the reels move towards a frame. */
  before(shown: SlotShown, index: number): number
  /** When a frame stands. */
  stand(shown: SlotShown, index: number): number
  /** When all frames were shown. */
  end(shown: SlotShown): number
  /** Somebody has seen enough of what is shown just now. */
  cut(): void
}
