import type { Rtp } from '../game.ts'
import { findFeature } from './engine/machine.ts'
import { slotFaces } from './faces.ts'
import { findMachinery } from './machineries.ts'
import type { Model } from './model.ts'
import type { SlotFace } from './shown.ts'
import { createSlotGame, type SlotGame } from './slot-game.ts'

/** The descriptions that the games are made of; proofs count them out. */
export const models: readonly Model[] = slotFaces.map((face) => {
  const machinery = findMachinery(face.id)
  if (machinery === undefined) throw new Error(`There are no reels for ${face.id}.`)
  return { face, ...machinery }
})

/**
 * What a game returns by itself: the share that goes to the pool is the face's, and comes back through the pool. A
 * model that can be counted out is held to a tenth of a point; one that is simulated to two and a half points, since
 * the interval of a short simulation is wide.
 */
function declareRtp(face: SlotFace): Rtp {
  const declaredBps = face.rtpBps - (face.jackpot?.contributionBps ?? 0)
  const leeway = findFeature(face, 'cascades') ? 250 : 10
  return { declaredBps, fromBps: declaredBps - leeway, toBps: declaredBps + leeway }
}

/** Every slot: the 26 models that titles are bound to, and the two that feed the pool. */
export const slotModels: readonly SlotGame[] = models.map((model) =>
  createSlotGame(model, declareRtp(model.face)),
)

const byId = new Map(slotModels.map((game) => [game.id, game]))

export function findSlot(id: string): SlotGame | undefined {
  return byId.get(id)
}
