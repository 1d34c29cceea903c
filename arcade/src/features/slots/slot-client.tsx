import { findFace } from '@baize/games/slots/faces'
import { useTable } from '../../shared/table.tsx'
import { UnknownGame } from '../../shared/unknown-game.tsx'
import { SlotGame } from './slot-game.tsx'

/** A slot with the face of its model. */
export function SlotClient() {
  const { table } = useTable()
  const face = findFace(table.game.model)
  return face ? <SlotGame face={face} /> : <UnknownGame />
}
