import type { ArcadeTable } from '@baize/contract/arcade/arcade'

const key = 'arcade'

/** What a reload goes on with. The launch token works once, so the session is kept for as long as the tab. */
export type KeptTable = { readonly session: string; readonly back: string }

export function keepTable(kept: KeptTable): void {
  sessionStorage.setItem(key, JSON.stringify(kept))
}

export function forgetTable(): void {
  sessionStorage.removeItem(key)
}

export function findKeptTable(): KeptTable | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? '') as Partial<KeptTable>
    const { session, back = '/' } = kept
    return session === undefined ? undefined : { session, back }
  } catch {
    return undefined
  }
}

export type OpenTable = { readonly table: ArcadeTable; readonly back: string }
