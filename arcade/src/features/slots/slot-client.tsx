import { Suspense, use } from 'react'
import { findFace } from '@baize/games/slots/faces'
import type { SlotFace } from '@baize/games/slots/shown'
import { useTable } from '../../shared/table.tsx'
import { UnknownGame } from '../../shared/unknown-game.tsx'
import { loadFamily } from './place/drawn.ts'
import { SlotTheatre } from './slot-theatre.tsx'

/** A slot with the face of its model, in the place of its family. */
export function SlotClient() {
  const { table } = useTable()
  const face = findFace(table.game.model)
  if (!face) return <UnknownGame />
  return (
    <Suspense fallback={<Waiting />}>
      <InItsPlace face={face} family={table.game.family} />
    </Suspense>
  )
}

type Props = { readonly face: SlotFace; readonly family: string | undefined }

function InItsPlace({ face, family }: Props) {
  return <SlotTheatre face={face} family={use(loadFamily(family))} />
}

/** The stage before its family is there. */
function Waiting() {
  return <main aria-busy="true" className="theatre" />
}
