import { linear } from '../stage/brush.ts'
import type { Hsl } from '../stage/tint.ts'
import type { Context, Stop } from '../stage/types.ts'
import type { Hour } from './family.ts'

/** What the time of day makes of a scene: of its colours, and what lies over it from top to foot. */
export type Light = {
  readonly name: string
  colour(colour: Hsl): Hsl
  readonly veil?: readonly Stop[]
}

const asDrawn: Light = { name: 'as drawn', colour: (colour) => colour }

const byNight: readonly Light[] = [
  asDrawn,
  {
    name: 'dusk',
    colour: ({ hue, saturation, light }) => ({
      hue,
      saturation: Math.min(1, saturation * 1.1),
      light: 0.1 + light * 0.84,
    }),
    veil: [
      [0, 'rgba(255,150,90,0)'],
      [0.5, 'rgba(255,150,90,.12)'],
      [0.82, 'rgba(255,140,80,.42)'],
      [1, 'rgba(120,40,40,.2)'],
    ],
  },
  {
    name: 'midnight',
    colour: ({ hue, saturation, light }) => ({ hue, saturation, light: light * 0.56 }),
    veil: [
      [0, 'rgba(170,205,255,.2)'],
      [0.45, 'rgba(120,160,230,.06)'],
      [1, 'rgba(0,0,8,.3)'],
    ],
  },
  {
    name: 'fog',
    colour: ({ hue, saturation, light }) => ({
      hue,
      saturation: saturation * 0.42,
      light: 0.07 + light * 0.86,
    }),
    veil: [
      [0, 'rgba(214,222,232,.06)'],
      [0.55, 'rgba(214,222,232,.16)'],
      [0.8, 'rgba(214,222,232,.36)'],
      [1, 'rgba(214,222,232,.14)'],
    ],
  },
]

const byDay: readonly Light[] = [
  asDrawn,
  {
    name: 'evening',
    colour: ({ hue, saturation, light }) => ({
      hue,
      saturation: Math.min(1, saturation * 1.2),
      light: light * 0.82,
    }),
    veil: [
      [0, 'rgba(255,120,60,.06)'],
      [0.6, 'rgba(255,140,60,.26)'],
      [1, 'rgba(160,50,30,.3)'],
    ],
  },
  {
    name: 'noon',
    colour: ({ hue, saturation, light }) => ({
      hue,
      saturation: Math.min(1, saturation * 1.15),
      light: 1 - (1 - light) * 0.72,
    }),
    veil: [
      [0, 'rgba(255,255,255,.3)'],
      [0.5, 'rgba(255,255,255,.08)'],
      [1, 'rgba(255,255,255,0)'],
    ],
  },
  {
    name: 'overcast',
    colour: ({ hue, saturation, light }) => ({
      hue,
      saturation: saturation * 0.36,
      light: light * 0.8,
    }),
    veil: [
      [0, 'rgba(90,104,122,.34)'],
      [0.5, 'rgba(190,198,208,.16)'],
      [1, 'rgba(210,214,220,.24)'],
    ],
  },
]

/** The light of a scene. The other place of the free spins has its own. */
export function lightOf(turn: number, hour: Hour): Light {
  if (hour === 'free') return asDrawn
  return (hour === 'dark' ? byNight : byDay)[turn] ?? asDrawn
}

/** Lays over a scene what the time of day does. */
export function veilOver(context: Context, { veil }: Light, width: number, height: number): void {
  if (!veil) return
  context.fillStyle = linear(context, 0, 0, 0, height, ...veil)
  context.fillRect(0, 0, width, height)
}
