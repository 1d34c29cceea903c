import type { Lettering } from '../stage/lettering.ts'
import type { SoundRecipe } from '../stage/sounds.ts'
import type { Box, Context, Pictured, Points } from '../stage/types.ts'
import type { GameEmblemName } from '../emblem.ts'

/** What a symbol does in a game. */
export type ReelRole = 'high' | 'low' | 'wild' | 'scatter' | 'coin'

/** At which hour a place is drawn: by night, by day, or the other place of the free spins. */
export type Hour = 'dark' | 'light' | 'free'

/** How the place takes a win: its size from 0, for how many seconds, and how far it has come up, from 0 to 1. */
export type Mood = { readonly tier: number; readonly time: number; readonly strength: number }

/** A part of the backdrop, painted once; the deeper ones move less. */
export type Layer = {
  readonly depth: number
  paint(context: Context, width: number, height: number): void
}

export type FamilyScene = {
  scene(hour: Hour, box: Box): readonly Layer[]
  /** What moves behind the cabinet. */
  ambient(context: Context, time: number, box: Box, hour: Hour, mood: Mood): void
}

export type FamilyCabinet = {
  /** The silhouette with the plate of the name, painted once. */
  cabinet(context: Context, box: Box, hour: Hour): void
  /** Its moving parts. `turning` is for how many seconds the reels turn, -1 when they stand. */
  fore?(context: Context, time: number, box: Box, hour: Hour, mood: Mood, turning: number): void
  /** The opening through which the reels are seen, as a path. */
  window?(context: Context, box: Box): void
  plate(
    context: Context,
    x: number,
    y: number,
    width: number,
    height: number,
    kind: PlateKind,
  ): void
  /** What shows a title's own emblem large, in the material of the place; about its middle, 100 to each side. */
  crest(context: Context, pictured: Pictured): void
  /** An empty place of hold and win, about its middle. */
  socket(context: Context, width: number, height: number): void
  /** The button, 96 across about its middle. */
  spin(context: Context): void
}

export type PlateKind = 'banner' | 'intro' | 'outro' | 'hud'

export type SymbolLook = {
  /** It pays just now, where a family has a look for that. */
  readonly lit: boolean
  /** What a wild pictures instead of its own: the emblem of the title. */
  readonly pictured?: Pictured | undefined
}

export type FamilySymbol = {
  /** What it is called, by its key in the texts of the places; one that pictures an emblem is called like that. */
  readonly name?: string
  readonly role: ReelRole
  readonly emblem?: GameEmblemName
  readonly colour?: string
  readonly shade?: string
  readonly tint?: string
  /** About the origin, 74 to each side. */
  draw(context: Context, look: SymbolLook): void
}

export type FamilySymbols = {
  /** The material of a cell about its middle, under its symbol. */
  tile(context: Context, width: number, height: number, symbol: FamilySymbol, lit: boolean): void
  /** Six plain ones from the highest on, four that pay more, then wild, scatter and coin. */
  readonly symbols: readonly FamilySymbol[]
  /** The face of a cell that is turned down. */
  back?(context: Context, width: number, height: number): void
}

/** How a cell is moved from its place. */
export type Pose = {
  readonly x?: number
  readonly y?: number
  readonly turn?: number
  readonly scaleX?: number
  readonly scaleY?: number
  readonly alpha?: number
}

export type FamilyMotion = {
  readonly kind: 'strip' | 'tumble' | 'flap' | 'turn'
  /** Down, or up. */
  readonly direction?: 1 | -1
  /** Cells in a millisecond, through a window of three rows. */
  readonly speed?: number
  readonly gatherMs?: number
  readonly ease?: 'cubic' | 'hit' | 'back' | 'ratchet' | 'float'
  /** Cells lie round a drum. */
  readonly drum?: boolean
  /** Five reels in the order in which they stand, and when each does, in milliseconds from the press. */
  readonly order: readonly number[]
  readonly stops: readonly number[]
  readonly settleMs?: number
  /** What a reel does after it stands. */
  settle?(seconds: number, reel: number): Pose
}

/** What flies about. Lengths are in pixels, times in seconds. */
export type Particle = {
  readonly x: number
  readonly y: number
  readonly speedX?: number
  readonly speedY?: number
  readonly gravity?: number
  readonly sway?: number
  readonly turn?: number
  readonly spinSpeed?: number
  readonly size?: number
  readonly grow?: number
  readonly life: number
  readonly delay?: number
  readonly alpha?: number
  readonly lighter?: boolean
}

/** What a family may do to the stage beside drawing on it. */
export type Effects = {
  readonly box: Box
  spawn(kind: string, count: number, make: (index: number) => Particle): void
  shake(strength: number): void
  flash(strength?: number): void
}

export type FamilyShow = {
  readonly motion: FamilyMotion
  idle?(time: number, reel: number, row: number): Pose
  /** What a cell does that pays. */
  dance(time: number, reel: number, row: number, tier: number): Pose
  /** Through the middles of the cells that pay together. */
  line(context: Context, points: Points, time: number, tier: number, box: Box): void
  /** The well of a reel for which is still waited. */
  hot(context: Context, box: Box, reel: number, time: number): void
  /** What particles look like, 64 across about the middle. */
  readonly bits: Readonly<Record<string, (context: Context) => void>>
  onSpin?(effects: Effects): void
  onStop?(reel: number, effects: Effects): void
  onWin?(tier: number, effects: Effects, cells: Points): void
  onFree?(effects: Effects): void
  onCoin?(x: number, y: number, effects: Effects): void
  /** The set piece of the largest wins. */
  big(context: Context, box: Box, time: number, effects: Effects): void
  /** Behind the plate that begins and ends free spins. */
  herald?(context: Context, box: Box, time: number, kind: PlateKind): void
}

export type Wipe =
  | 'rise'
  | 'sink'
  | 'doors'
  | 'iris'
  | 'leaf'
  | 'burn'
  | 'burst'
  | 'blinds'
  | 'fan'
  | 'split'

/** A turn of the scene's hue for each of its grounds. */
export type Hues = readonly [number, number, number, number, number, number]

/** A place in which reels stand: all that is drawn and heard of it. */
export type Family = {
  /** The name of its folder. */
  readonly id: string
  /** Emblems that fit the place, and stand in for those of its symbols where a title wants others. */
  readonly spare: readonly GameEmblemName[]
  /** Height of a cell in its widths. */
  readonly aspect: number
  readonly gap: number
  /** Room above the reels and below them; on a phone, in a stage of its own height. */
  readonly top: number
  readonly topPhone: number
  readonly footHeight: number
  /** From the foot of the reels to the middle of the line of words. */
  readonly footAt?: number
  readonly footPhone?: number
  /** How far down the stage the crest stands, where something of the cabinet is in its usual place. */
  readonly crestAt?: number
  /** The turns of the scene's hue, where not every hue could be its place: water is never orange. */
  readonly hues?: Hues
  /** How far the cabinet stands out at the sides. */
  readonly cabinetSide: number
  /** How bright cells are that do not pay while others do. */
  readonly dim: number
  readonly wipe: Wipe
  readonly footInk: string
  /** What the words of the foot stand on. */
  readonly footGround: string
  /** What the name on the cabinet is written in, and all that it stands on. */
  readonly nameLook: { readonly inks: readonly string[]; readonly grounds: readonly string[] }
  readonly plateInk: string
  readonly plateGround: string
  readonly spinInk: string
  readonly sumStyle: Lettering
  /** Small sums on plates, where those of wins could not be read there. */
  readonly plateSumStyle?: Lettering
  readonly wordStyle: Lettering
  readonly coinStyle: Lettering
  /** From the middle of the reels to the middle of the largest sum. */
  readonly bigY?: number
  readonly bigVeil: string
  /** What the largest wins are called, by its key in the texts of the places. */
  readonly bigWord: string
  /** Cells that pay have a second look. */
  readonly litTile?: boolean
  readonly scene: FamilyScene
  readonly cabinet: FamilyCabinet
  readonly symbols: FamilySymbols
  readonly show: FamilyShow
  readonly sound: SoundRecipe
}
