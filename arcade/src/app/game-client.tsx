import { lazy, Suspense, useEffect } from 'react'
import { useTable } from '../shared/table.tsx'
import { UnknownGame } from '../shared/unknown-game.tsx'
import { clients } from './clients.ts'
import { Ready } from './ready.tsx'
import { ArcadeWaiting } from './waiting.tsx'

const games = clients.map(({ plays, load }) => ({
  plays,
  Game: lazy(async () => ({ default: await load() })),
}))

/** The client of the model that a title is bound to. */
export function GameClient() {
  const { table } = useTable()
  const { model, name } = table.game
  useEffect(() => {
    document.title = name
  }, [name])
  const Client = games.find(({ plays }) => plays(model))?.Game ?? UnknownGame
  return (
    <Suspense fallback={<ArcadeWaiting />}>
      <Client />
      <Ready />
    </Suspense>
  )
}
