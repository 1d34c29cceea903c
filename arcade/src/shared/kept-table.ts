import type { BrokenPromise } from './fair/hold-to-promise.ts'
import type { PlayableTable } from './table-state.ts'
import { isFramed } from './frame.ts'

/** What a reload goes on with. The launch token works once, so the session is kept for as long as the frame or the tab. */
export type KeptTable = {
  readonly session: string
  readonly back: string
  /** Why it is not played any more. */
  readonly broken?: BrokenPromise
  /** The newest round whose result was told; empty where there was none yet. */
  readonly told?: string
}

// Without storage, which a frame without an origin has not: there the name of the window is all that outlives a reload,
// and the page around cannot read it. Alone, it is the entry in the tab's history, which no other site gets to see.
export function keepTable(kept: KeptTable): void {
  if (isFramed()) window.name = JSON.stringify(kept)
  else history.replaceState(kept, '')
}

/** What came of this round was told. */
export function keepTold(round: string): void {
  const kept = findKeptTable()
  if (kept && kept.told !== round) keepTable({ ...kept, told: round })
}

export function forgetTable(): void {
  if (isFramed()) window.name = ''
  else history.replaceState(null, '')
}

export function findKeptTable(): KeptTable | undefined {
  const { session, back, broken, told } = (isFramed() ? readName() : (history.state ?? {})) as Found
  if (typeof session !== 'string') return undefined
  return {
    session,
    back: typeof back === 'string' ? back : '/',
    // Only this page writes it.
    ...(typeof broken === 'object' && broken !== null && { broken: broken as BrokenPromise }),
    ...(typeof told === 'string' && { told }),
  }
}

type Found = Partial<Record<keyof KeptTable, unknown>>

function readName(): unknown {
  try {
    return JSON.parse(window.name) ?? {}
  } catch {
    return {}
  }
}

export type OpenTable = { readonly table: PlayableTable; readonly back: string }
