import { lazy, Suspense, useEffect, type ComponentType } from 'react'
import { tellReady } from '../shared/frame.ts'
import { useTable } from '../shared/table.tsx'
import { UnknownGame } from './unknown-game.tsx'
import { ArcadeWaiting } from './waiting.tsx'

// Each game is code of its own: a slot does not load the crash game's.
const clients: Readonly<Record<string, ComponentType>> = {
  dice: lazy(async () => ({ default: (await import('../features/dice/dice-game.tsx')).DiceGame })),
  mines: lazy(async () => ({
    default: (await import('../features/mines/mines-game.tsx')).MinesGame,
  })),
  crash: lazy(async () => ({
    default: (await import('../features/crash/crash-game.tsx')).CrashGame,
  })),
}
const SlotClient = lazy(async () => ({ default: (await import('./slot-client.tsx')).SlotClient }))

const slotModel = /^(?:lines|ways|cluster|jackpot)-/

/** The client of the model that a title is bound to. */
export function GameClient() {
  const { table } = useTable()
  const { model, name } = table.game
  useEffect(() => {
    document.title = name
  }, [name])
  const Client = clients[model] ?? (slotModel.test(model) ? SlotClient : UnknownGame)
  return (
    <Suspense fallback={<ArcadeWaiting />}>
      <Client />
      <Ready />
    </Suspense>
  )
}

/** Stands behind the client in the same boundary, so it is drawn when the client is. */
function Ready() {
  useEffect(tellReady, [])
  return null
}
