import type { GameEmblemName } from '../emblem.ts'
import { tintBy, type Tint } from '../stage/tint.ts'
import type { Pictured } from '../stage/types.ts'
import type { FamilySymbol, ReelRole } from './family.ts'
import type { Turns } from './turns.ts'

/** What of a family's look is a title's own. */
export type Dress = {
  /** For the scene and for what moves in it. */
  readonly scene: Tint
  /** For the cabinet, whose metal is the title's. */
  readonly cabinet: Tint
  /** The backdrop is seen the other way round. */
  readonly isMirrored: boolean
  /** A light over the backdrop. */
  readonly wash: string | undefined
}

const hues = [0, 12, -12, 24, -24] as const
const washes = [undefined, undefined, 'rgba(255,190,140,.12)', 'rgba(40,70,140,.14)'] as const

type Metal = { readonly hue: number; readonly saturation: number; readonly light: number }

/** Brass as it is drawn, silver, copper, black. */
const metals: readonly (Metal | undefined)[] = [
  undefined,
  { hue: 0, saturation: 0.14, light: 1.04 },
  { hue: -14, saturation: 1.08, light: 0.94 },
  { hue: 0, saturation: 0.22, light: 0.74 },
]

/** Brass and gold, by hue and by how full they are. */
const isMetal = (hue: number, saturation: number) =>
  hue > 24 && hue < 52 && saturation > 0.28 && saturation < 0.86

export function dressOf({ ground, trim, hour }: Turns): Dress {
  const shift = hues[ground] ?? 0
  const metal = metals[trim]
  return {
    scene: tintBy(`scene ${shift}`, (colour) => ({ ...colour, hue: colour.hue + shift })),
    cabinet: tintBy(`cabinet ${shift} ${trim}`, (colour) => {
      if (!metal || !isMetal(colour.hue, colour.saturation)) {
        return { ...colour, hue: colour.hue + shift }
      }
      return {
        hue: colour.hue + metal.hue,
        saturation: Math.min(1, colour.saturation * metal.saturation),
        light: Math.min(1, colour.light * metal.light),
      }
    }),
    isMirrored: hour % 2 === 1,
    wash: washes[hour],
  }
}

/** A symbol of the family with what it pictures in this title. */
export type DressedSymbol = {
  readonly symbol: FamilySymbol
  readonly pictured: Pictured | undefined
  /** What it pictures, where that is an emblem. */
  readonly emblem: GameEmblemName | undefined
}

/**
 * The symbols of a title for these roles. The wild pictures the title's own emblem; another symbol that has the same one
 * takes the next of the family's list.
 */
export function dressSymbols(
  symbols: readonly FamilySymbol[],
  roles: readonly ReelRole[],
  [own, variant]: readonly [GameEmblemName, number],
  spare: readonly GameEmblemName[],
): DressedSymbol[] {
  const used = new Set<GameEmblemName | undefined>([own, ...symbols.map(({ emblem }) => emblem)])
  const next = spare.find((name) => !used.has(name))
  const met = new Map<ReelRole, number>()
  return roles.map((role) => {
    const ofRole = symbols.filter((symbol) => symbol.role === role)
    const at = met.get(role) ?? 0
    met.set(role, at + 1)
    const symbol = ofRole[at % ofRole.length] ?? symbols[0]
    if (!symbol) throw new Error(`no symbol for ${role}`)
    if (role === 'wild' && symbol.emblem) return { symbol, pictured: [own, variant], emblem: own }
    const isTaken = symbol.emblem === own && roles.includes('wild')
    const emblem = isTaken ? next : symbol.emblem
    return { symbol, pictured: isTaken ? next : undefined, emblem }
  })
}
