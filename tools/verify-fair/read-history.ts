import type { ToldRound } from '@baize/games/audit-chain'

export type History = {
  readonly rounds: readonly ToldRound[]
  /** There is a further page, with rounds before these. */
  readonly isCut: boolean
}

type Page = { readonly list?: unknown; readonly next?: unknown }

/** Pages of the history of a table: each a list of rounds, or the answer of the call as it came; nothing when one is none. */
export function readHistory(files: readonly unknown[]): History | undefined {
  const pages = files.map(readPage)
  const rounds = pages.flatMap((page) => page?.list ?? [])
  if (pages.includes(undefined) || !rounds.every(isRound)) return undefined
  // The last page says that there is none after it; a bare list has always been the whole.
  return { rounds, isCut: pages.every((page) => page?.next !== '') }
}

function readPage(file: unknown): { list: readonly unknown[]; next: unknown } | undefined {
  if (Array.isArray(file)) return { list: file, next: '' }
  const told = (file ?? {}) as Page & { readonly value?: Page | null }
  const { list, next } = told.value ?? told
  return Array.isArray(list) ? { list, next } : undefined
}

const numbers = ['round', 'place', 'beaconRound'] as const
const texts = ['chain', 'link', 'closesAt', 'beacon', 'beaconValue', 'voidedBy'] as const

function isRound(round: unknown): round is ToldRound {
  const told = round as Partial<Record<keyof ToldRound, unknown>> | null
  return (
    numbers.every((name) => Number.isSafeInteger(told?.[name])) &&
    texts.every((name) => typeof told?.[name] === 'string')
  )
}
