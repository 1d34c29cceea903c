import type { SlotShown } from '@baize/games/slots/shown'
import { stayMs } from './playback.ts'

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

/** Reels in a cabinet: a frame stays as long as there is something to see in it. */
export const plainShow: FrameShow = {
  before: () => 0,
  stand: stayMs,
  end: () => 0,
  cut: () => undefined,
}
