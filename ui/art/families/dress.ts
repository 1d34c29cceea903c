import { tintBy, type Hsl, type Tint } from '../stage/tint.ts'
import type { Pictured } from '../stage/types.ts'
import type { Hour, Hues } from './family.ts'
import { lightOf, type Light } from './light.ts'
import type { Turns } from './turns.ts'

/** From where a scene is seen: how large what stands in it is, and whether it is the other way round. */
export type Shot = { readonly scale: number; readonly isMirrored: boolean }

/** What of a family's look is a title's own. */
export type Dress = {
  /** For the scene and for what moves in it. */
  scene(hour: Hour): Tint
  /** For the cabinet, whose metal is the title's. */
  readonly cabinet: Tint
  /** For what symbols lie on. */
  readonly cells: Tint
  readonly shot: Shot
  light(hour: Hour): Light
  /** Where the crest stands: on the left, on the right, on both sides. */
  readonly crest: readonly (-1 | 1)[]
  /** What the crest shows. */
  readonly emblem: Pictured
}

const anyHue: Hues = [0, 58, -58, 118, 180, -116]
const coats = [0, 48, -52, 112, 180] as const
/** What is pale under a symbol takes a breath of one of these. */
const papers = [undefined, 205, 345, 140, 265] as const

const shots: readonly Shot[] = [
  { scale: 1, isMirrored: false },
  { scale: 1.45, isMirrored: true },
  { scale: 0.66, isMirrored: false },
  { scale: 0.82, isMirrored: true },
]

const crests: readonly (readonly (-1 | 1)[])[] = [[-1], [1], [-1, 1]]

type Change = (colour: Hsl) => Hsl

/** Brass as it is drawn, silver, copper, black. */
const metals: readonly (Change | undefined)[] = [
  undefined,
  ({ saturation, light }) => ({
    hue: 212,
    saturation: saturation * 0.16,
    light: Math.min(1, light * 1.1),
  }),
  ({ hue, saturation, light }) => ({
    hue: hue - 24,
    saturation: Math.min(1, saturation * 1.1),
    light: light * 0.86,
  }),
  ({ saturation, light }) => ({ hue: 225, saturation: saturation * 0.26, light: light * 0.46 }),
]

/** What has no colour of its own, as iron, has that of its metal: as it is drawn, bright, copper, black. */
const dull: readonly (Change | undefined)[] = [
  undefined,
  ({ hue, saturation, light }) => ({ hue, saturation, light: Math.min(0.94, light * 1.5) }),
  ({ light }) => ({ hue: 18, saturation: 0.42, light: light * 1.1 }),
  ({ hue, saturation, light }) => ({ hue, saturation, light: light * 0.7 }),
]
/** Under a coat of paint it is no metal any more. */
const [paintHue, paintSaturation] = [28, 0.34]

/** Brass, gold, wood and sandstone, by hue and by how full they are. */
const isMetal = ({ hue, saturation }: Hsl) =>
  hue > 18 && hue < 52 && saturation > 0.28 && saturation < 0.86
const isDull = ({ saturation, light }: Hsl) => saturation < 0.16 && light > 0.08 && light < 0.9
const isCream = ({ saturation, light }: Hsl) => light > 0.66 && saturation < 0.56
const isPale = ({ saturation, light }: Hsl) => light > 0.72 && saturation < 0.9
const isDark = ({ light }: Hsl) => light < 0.3

/** How far what gives light turns with all else. */
const lightShift = 0.14
/** Moon, sun and lit windows stay what they are. */
const isLight = ({ hue, saturation, light }: Hsl) =>
  light > 0.86 || (light > 0.6 && saturation > 0.5 && hue > 18 && hue < 64)

const turned = (colour: Hsl, shift: number): Hsl => ({ ...colour, hue: colour.hue + shift })

function coatOf({ coat, trim }: Pick<Turns, 'coat' | 'trim'>): Change {
  const shift = coats[coat] ?? 0
  const paper = papers[coat]
  const metal = metals[trim]
  const iron = ironOf({ coat, trim })
  return (colour) => {
    if (metal && isMetal(colour)) return metal(colour)
    if (isDull(colour)) return iron(colour)
    return paper !== undefined && isCream(colour) ? onPaper(colour, paper) : turned(colour, shift)
  }
}

function ironOf({ coat, trim }: Pick<Turns, 'coat' | 'trim'>): Change {
  const shift = coats[coat] ?? 0
  const metal: Change = dull[trim] ?? ((colour) => colour)
  if (shift === 0) return metal
  return (colour) => ({
    hue: paintHue + shift,
    saturation: paintSaturation,
    light: metal(colour).light,
  })
}

/** What symbols lie on takes the colours of the cabinet; what is painted on it keeps its own. */
function cellsOf({ coat, trim }: Pick<Turns, 'coat' | 'trim'>): Change {
  const shift = coats[coat] ?? 0
  const paper = papers[coat]
  const iron = ironOf({ coat, trim })
  return (colour) => {
    if (isPale(colour)) return paper === undefined ? colour : onPaper(colour, paper)
    if (isDull(colour)) return { ...iron(colour), light: colour.light }
    return isDark(colour) ? turned(colour, shift) : colour
  }
}

const onPaper = ({ light }: Hsl, hue: number): Hsl => ({
  hue,
  saturation: 0.62,
  light: light * 0.95,
})

export function dressOf(turns: Turns, emblem: Pictured, hues: Hues = anyHue): Dress {
  const { ground, coat, trim, hour, shot, crest } = turns
  const shift = hues[ground] ?? 0
  const light = (of: Hour) => lightOf(hour, of)
  const scenes = new Map<Hour, Tint>()
  return {
    scene(of) {
      const { name, colour } = light(of)
      const made =
        scenes.get(of) ??
        tintBy(`scene ${shift} ${name}`, (own) =>
          turned(colour(own), isLight(own) ? shift * lightShift : shift),
        )
      scenes.set(of, made)
      return made
    },
    cabinet: tintBy(`cabinet ${coat} ${trim}`, coatOf({ coat, trim })),
    cells: tintBy(`cells ${coat} ${trim}`, cellsOf({ coat, trim })),
    shot: shots[shot] ?? { scale: 1, isMirrored: false },
    light,
    crest: crests[crest] ?? [],
    emblem,
  }
}
