import { useEffect, useState } from 'react'
import { findFace } from '@baize/games/slots/faces'
import type { SlotFace } from '@baize/games/slots/shown'
import { withWords } from '@baize/texts/with-words'
import type { Family } from '@baize/ui/art/families/family'
import { useTable } from '../../shared/table.tsx'
import { UnknownGame } from '../../shared/unknown-game.tsx'
import { findDrawn } from './place/drawn.ts'
import { SlotGame } from './slot-game.tsx'
import { SlotTheatre } from './slot-theatre.tsx'

/** A slot with the face of its model, in the place of its family, where that is drawn. */
export function SlotClient() {
  const { table } = useTable()
  const face = findFace(table.game.model)
  if (!face) return <UnknownGame />
  const load = findDrawn(table.game.family)
  return load ? <InItsPlace face={face} load={load} /> : <SlotGame face={face} />
}

type Props = { readonly face: SlotFace; readonly load: () => Promise<Family> }

function InItsPlace({ face, load }: Props) {
  const [family, setFamily] = useState<Family | 'failed'>()
  useEffect(() => {
    let isHere = true
    withWords(load, 'arcade-places')().then(
      (found) => isHere && setFamily(found),
      // Without its drawings a title is played in the cabinet of the house.
      () => isHere && setFamily('failed'),
    )
    return () => {
      isHere = false
    }
  }, [load])
  if (family === 'failed') return <SlotGame face={face} />
  return family ? <SlotTheatre face={face} family={family} /> : <Waiting />
}

/** The stage before its family is there. */
function Waiting() {
  return <main aria-busy="true" className="theatre" />
}
