import { findFace } from '@baize/games/slots/faces'
import { SlotGame } from '../features/slots/slot-game.tsx'
import { useTable } from '../shared/table.tsx'
import { UnknownGame } from './unknown-game.tsx'

/** A slot with the face of its model. */
export function SlotClient() {
  const { table } = useTable()
  const face = findFace(table.game.model)
  return face ? <SlotGame face={face} /> : <UnknownGame />
}
