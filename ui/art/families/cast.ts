import type { GameEmblemName } from '../emblem.ts'
import type { Pictured } from '../stage/types.ts'
import type { FamilySymbol, ReelRole } from './family.ts'

/** A symbol of the family with what it pictures in this title. */
export type DressedSymbol = {
  readonly symbol: FamilySymbol
  readonly pictured: Pictured | undefined
  /** What it pictures, where that is an emblem. */
  readonly emblem: GameEmblemName | undefined
}

type Title = {
  /** The title's own emblem, and in which form. */
  readonly own: readonly [emblem: GameEmblemName, variant: number]
  /** Emblems that may stand in for one of the family's, in the order of the family. */
  readonly spare: readonly GameEmblemName[]
  /** Which of them do: a turn of the title. */
  readonly turn: number
}

/**
 * The symbols of a title for these roles. The wild pictures the title's own emblem; another symbol that has the same one, and
 * two of those that pay more, take others of the family's list, and those that pay more change places.
 */
export function dressSymbols(
  symbols: readonly FamilySymbol[],
  roles: readonly ReelRole[],
  { own: [own, variant], spare, turn }: Title,
): DressedSymbol[] {
  const used = new Set<GameEmblemName | undefined>([own, ...symbols.map(({ emblem }) => emblem)])
  const free = spare.filter((name) => !used.has(name))
  const standIns = [...free.slice(turn), ...free.slice(0, turn)]
  const changed = new Map<FamilySymbol, GameEmblemName | undefined>()
  if (roles.includes('wild')) {
    for (const symbol of symbols) {
      if (symbol.emblem === own && symbol.role !== 'wild') changed.set(symbol, standIns.shift())
    }
  }
  const highs = turnedBy(symbols.filter(isHigh), turn)
  for (const symbol of highs.filter(({ emblem }) => emblem).slice(0, 2)) {
    const next = changed.has(symbol) ? undefined : standIns.shift()
    if (next) changed.set(symbol, next)
  }
  const met = new Map<ReelRole, number>()
  return roles.map((role) => {
    const ofRole = role === 'high' ? highs : symbols.filter((symbol) => symbol.role === role)
    const at = met.get(role) ?? 0
    met.set(role, at + 1)
    const symbol = ofRole[at % ofRole.length] ?? symbols[0]
    if (!symbol) throw new Error(`no symbol for ${role}`)
    if (role === 'wild' && symbol.emblem) return { symbol, pictured: [own, variant], emblem: own }
    const pictured = changed.get(symbol)
    return { symbol, pictured, emblem: pictured ?? symbol.emblem }
  })
}

const isHigh = ({ role }: FamilySymbol) => role === 'high'

const turnedBy = <T>(list: readonly T[], turn: number): T[] =>
  list.map((_, at) => list[(at + turn) % list.length] as T)
