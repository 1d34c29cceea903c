import type { Dispatch } from 'react'
import { calls } from 'virtual:contract'
import type { ArcadePlayed, ArcadeTable } from '@baize/contract/arcade/arcade'
import type { SlotFace, SlotShown } from '@baize/games/slots/shown'
import { call, toFailure } from '../../shared/api.ts'
import { tellMissing, tellPage } from '../../shared/frame.ts'
import type { Pause } from '../../shared/pause.ts'
import { makeRequestId } from '../../shared/request-id.ts'
import type { Sound } from '../../shared/sound.ts'
import { returnedBy, type TableEvent } from '../../shared/table-state.ts'
import type { FrameShow } from './frame-show.ts'
import { endingOf, shownOf } from './pays.ts'
import { pictureOf, stepTo } from './playback.ts'
import type { Stage, SymbolPicture } from './stage.ts'
import { restMs, type SlotEvent, type SlotState } from './state.ts'

/** What moves the reels. */
type ReelsHandle = Omit<Stage, 'resize' | 'close'>

/** What a spin is played with. */
export type SpinKit = {
  readonly table: ArcadeTable
  /** What the game shows as the balance before the spin. */
  readonly balance: bigint
  readonly face: SlotFace
  readonly reels: () => ReelsHandle | null
  /** How this round is shown beside the reels. */
  readonly show: (played: ArcadePlayed) => FrameShow
  readonly sound: Sound
  /** Results without any motion. */
  readonly still: boolean
  readonly write: (sum: bigint) => string
  readonly pause: Pause
  readonly send: Dispatch<SlotEvent>
  readonly tell: Dispatch<TableEvent>
  /** What stands on the reels, for a spin that is refused. */
  readonly standing: { current: SymbolPicture }
}

/** With motion off a frame of several still stays long enough to be read. */
const stillMs = 400

/** One spin from the press to the moment at which the next may begin. */
export async function playSpin(kit: SpinKit, { stake, request }: SlotState): Promise<void> {
  const { table, pause, send, tell, sound } = kit
  const name = request ?? makeRequestId()
  pause.begin()
  send({ kind: 'spun', request: name })
  tell({ kind: 'staked', stake })
  tellPage({ type: 'round.opened' })
  if (!kit.still) kit.reels()?.spin()
  sound.play('spin')
  try {
    const asked = { session: table.session, request: name, stake: String(stake), choice: null }
    const played = await call(calls.playRound, asked)
    // Counted from the answer: the server counts from when it played, which was before, so it is never too soon.
    const readyAt = Date.now() + table.roundMs
    send({ kind: 'answered', played, readyAt })
    await show(kit, played, stake)
    settle(kit, played, stake)
    await pause.rest(restMs({ readyAt }, Date.now()))
    send({ kind: 'rested' })
  } catch (error) {
    // Nothing was played, as far as is known: the reels stand as they stood, and the stake is where it was.
    send({ kind: 'failed', failure: toFailure(error) })
    tell({ kind: 'unstaked', stake })
    tellPage({ type: 'round.settled', staked: '0', returned: '0' })
    kit.reels()?.show(kit.standing.current)
    if (!table.demo) tellMissing(toFailure(error), stake, kit.balance)
  }
}

function settle({ send, tell, sound }: SpinKit, played: ArcadePlayed, stake: bigint): void {
  const returned = returnedBy(played.round)
  send({ kind: 'ended' })
  tell({ kind: 'settled', played })
  tellPage({ type: 'round.settled', staked: String(stake), returned: String(returned) })
  if (endingOf(stake, returned) === 'win') sound.play('win')
}

/** Shows frame by frame what came. What turns turns to its end; what is presented ends with a press. */
async function show(kit: SpinKit, played: ArcadePlayed, stake: bigint): Promise<void> {
  const shown = shownOf(played.round)
  if (!shown) return
  const { face, write, pause, still, send, sound } = kit
  const story = kit.show(played)
  for (const [index, frame] of shown.frames.entries()) {
    const reels = kit.reels()
    await present(kit, story.before(shown, index))
    if (!still && reels) {
      await pause.rest(move(reels, shown, index, pictureOf(frame, face, stake, write)))
    }
    reels?.show(pictureOf(frame, face, stake, write))
    kit.standing.current = { grid: frame.grid }
    send({ kind: 'frame_shown', frame: index })
    const isLast = index === shown.frames.length - 1
    if (frame.wins.length > 0 && !isLast) sound.play('step')
    await present(kit, story.stand(shown, index))
    story.cut()
  }
  await present(kit, story.end(shown))
  story.cut()
}

async function present({ pause, send, still }: SpinKit, ms: number): Promise<void> {
  if (ms <= 0) return
  send({ kind: 'presenting', on: true })
  await pause.wait(still ? Math.min(stillMs, ms) : ms)
  send({ kind: 'presenting', on: false })
}

/** Sets the reels in motion towards a frame and says how long that takes. */
function move(reels: ReelsHandle, shown: SlotShown, index: number, picture: SymbolPicture): number {
  const step = stepTo(shown, index)
  if (step.kind === 'tumble') return reels.tumble(step.gone, picture)
  if (step.kind === 'respin') return reels.respin(step.held, picture)
  if (index > 0) reels.spin(picture.set)
  return reels.land(picture)
}
