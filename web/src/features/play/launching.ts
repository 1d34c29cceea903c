import { useEffect, useState } from 'react'
import { calls } from 'virtual:contract'
import { CallFailed } from '@baize/contract/client/client'
import type { Launch } from '@baize/contract/play/launch'
import { textsStore } from '@baize/texts/browser'
import { call } from '../../shared/api.ts'

/** A game by its id, to play or only to try; or a vendor as a whole. */
export type Wanted = {
  readonly nodeId: number | undefined
  readonly vassalage: string | undefined
  readonly gameType: string | undefined
  readonly demo: boolean
}

export type Launching =
  | { readonly state: 'waiting' }
  | { readonly state: 'open'; readonly launch: Launch }
  | { readonly state: 'refused'; readonly error: CallFailed }

/**
 * Asks the server to open a game. Not a query: each answer carries a token that opens the game once, so it is neither
 * kept nor asked for again by itself; a further try is a new part with this hook.
 */
export function useLaunching({ nodeId, vassalage, gameType, demo }: Wanted): Launching {
  const [launching, setLaunching] = useState<Launching>({ state: 'waiting' })
  useEffect(() => {
    const stop = new AbortController()
    const how = { language: textsStore.language(), platform: 'html5-desktop', device: 'WEB' }
    const { signal } = stop
    const asked =
      demo && nodeId !== undefined
        ? call(calls.launchDemo, { ...how, nodeId }, { signal })
        : call(
            calls.launchGame,
            { ...how, ...wantedFields(nodeId, vassalage, gameType) },
            { signal },
          )
    const settle = async () => {
      const next = await asked.then(opened, refused)
      if (!signal.aborted) setLaunching(next)
    }
    void settle()
    return () => stop.abort()
  }, [nodeId, vassalage, gameType, demo])
  return launching
}

const opened = (launch: Launch): Launching => ({ state: 'open', launch })

const refused = (error: unknown): Launching => ({
  state: 'refused',
  error: error instanceof CallFailed ? error : new CallFailed('defect', ''),
})

function wantedFields(
  nodeId: number | undefined,
  vassalage: string | undefined,
  gameType: string | undefined,
) {
  if (nodeId !== undefined) return { nodeId }
  return {
    ...(vassalage === undefined ? {} : { vassalage }),
    ...(gameType === undefined ? {} : { gameType }),
  }
}
