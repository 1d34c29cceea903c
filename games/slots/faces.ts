import { clustersFaces } from './faces/clusters.ts'
import { jackpotsFaces } from './faces/jackpots.ts'
import { linesFrom5To10Faces } from './faces/lines-5-to-10.ts'
import { linesFrom20To30Faces } from './faces/lines-20-to-30.ts'
import { linesFrom40To50Faces } from './faces/lines-40-to-50.ts'
import { waysFaces } from './faces/ways.ts'
import type { SlotFace } from './shown.ts'

/** What a browser draws of each model; reels and odds are not behind this import. */
export const slotFaces: readonly SlotFace[] = [
  ...linesFrom5To10Faces,
  ...linesFrom20To30Faces,
  ...linesFrom40To50Faces,
  ...waysFaces,
  ...clustersFaces,
  ...jackpotsFaces,
]

const byId = new Map(slotFaces.map((face) => [face.id, face]))

export function findFace(id: string): SlotFace | undefined {
  return byId.get(id)
}
