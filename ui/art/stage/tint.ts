import { luminanceOf } from './luminance.ts'
import type { Context } from './types.ts'

/** Turns every colour that is drawn with into another. The name says which change it is. */
export type Tint = { readonly name: string; change(colour: string): string }

const tints = new WeakMap<Context, Tint>()

export const tintOf = (context: Context): Tint | undefined => tints.get(context)

/** From here on what is drawn in this context is drawn in changed colours, until another change is set. */
export function tint(context: Context, next: Tint | undefined): void {
  const isKnown = tints.has(context) || wrapped.has(context)
  if (next) tints.set(context, next)
  else tints.delete(context)
  if (!isKnown && next) wrap(context)
}

/** Draws something in its own colours, whatever change is set. */
export function untinted(context: Context, draw: () => void): void {
  const set = tints.get(context)
  if (!set) {
    draw()
    return
  }
  tints.delete(context)
  draw()
  tints.set(context, set)
}

const wrapped = new WeakSet<Context>()

function wrap(context: Context): void {
  wrapped.add(context)
  const changed = (colour: string) => tints.get(context)?.change(colour) ?? colour
  for (const name of ['fillStyle', 'strokeStyle', 'shadowColor'] as const) {
    const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(context), name)
    if (!own?.set || !own.get) continue
    const { get, set } = own
    Object.defineProperty(context, name, {
      configurable: true,
      get: () => get.call(context) as unknown,
      set: (value: unknown) => {
        set.call(context, typeof value === 'string' ? changed(value) : value)
      },
    })
  }
  for (const name of ['createLinearGradient', 'createRadialGradient'] as const) {
    const make: (...numbers: number[]) => CanvasGradient = context[name].bind(context)
    Object.defineProperty(context, name, {
      configurable: true,
      value: (...numbers: number[]) => {
        const gradient = make(...numbers)
        const add = gradient.addColorStop.bind(gradient)
        gradient.addColorStop = (at, colour) => add(at, changed(colour))
        return gradient
      },
    })
  }
}

export type Hsl = { readonly hue: number; readonly saturation: number; readonly light: number }

const mostKnown = 4000

/**
 * A change of hue, saturation and light; what is no colour in figures stays as it is. However its hue turns, a colour stays as
 * bright as the change of its light alone leaves it: what could be read on another can be read on it still.
 */
export function tintBy(name: string, change: (colour: Hsl) => Hsl): Tint {
  const known = new Map<string, string>()
  // Colours that flicker differ in nothing but how much shines through them.
  const turned = new Map<number, string>()
  return {
    name,
    change(colour) {
      const seen = known.get(colour)
      if (seen !== undefined) return seen
      const read = readColour(colour)
      if (!read) return colour
      if (known.size > mostKnown) known.clear()
      const [red, green, blue, alpha] = read
      const solid = (red << 16) | (green << 8) | blue
      let channels = turned.get(solid)
      if (channels === undefined) {
        channels = turn([red, green, blue], change)
        turned.set(solid, channels)
      }
      const made = `rgba(${channels},${alpha})`
      known.set(colour, made)
      return made
    },
  }
}

function turn(channels: Rgb, change: (colour: Hsl) => Hsl): string {
  const before = toHsl(channels)
  const after = change(before)
  const asBright = luminanceOf(toRgb({ ...before, light: after.light }))
  return toRgb(atLuminance(after, asBright)).join()
}

/** The colour of this hue that is as bright as this. */
function atLuminance(colour: Hsl, wanted: number): Hsl {
  let [low, high] = [0, 1]
  for (let step = 0; step < 12; step += 1) {
    const light = (low + high) / 2
    if (luminanceOf(toRgb({ ...colour, light })) < wanted) low = light
    else high = light
  }
  return { ...colour, light: (low + high) / 2 }
}

type Rgb = readonly [red: number, green: number, blue: number]
type Rgba = readonly [red: number, green: number, blue: number, alpha: number]

/** A colour as the drawings write it: three, six or eight hexadecimal digits, or rgb with or without alpha. */
export function readColour(colour: string): Rgba | undefined {
  const hex = /^#([\da-f]{3,8})$/i.exec(colour)?.[1]
  if (hex !== undefined) {
    const each = hex.length < 6 ? [...hex].map((digit) => digit + digit) : (hex.match(/../g) ?? [])
    const [red = 0, green = 0, blue = 0, alpha = 255] = each.map((pair) =>
      Number.parseInt(pair, 16),
    )
    return [red, green, blue, alpha / 255]
  }
  const inside = /^rgba?\(([^)]+)\)$/.exec(colour)?.[1]
  if (inside === undefined) return undefined
  const [red = 0, green = 0, blue = 0, alpha = 1] = inside.split(/[\s,/]+/).map(Number)
  return [red, green, blue, alpha]
}

function toHsl([red, green, blue]: Rgb): Hsl {
  const [r, g, b] = [red / 255, green / 255, blue / 255]
  const most = Math.max(r, g, b)
  const least = Math.min(r, g, b)
  const light = (most + least) / 2
  const spread = most - least
  if (spread === 0) return { hue: 0, saturation: 0, light }
  const sixth =
    most === r ? ((g - b) / spread) % 6 : most === g ? (b - r) / spread + 2 : (r - g) / spread + 4
  return { hue: sixth * 60, saturation: spread / (1 - Math.abs(2 * light - 1)), light }
}

function toRgb({ hue, saturation, light }: Hsl): Rgb {
  const reach = saturation * Math.min(light, 1 - light)
  const channel = (shift: number) => {
    const at = (((shift + hue / 30) % 12) + 12) % 12
    return Math.round(255 * (light - reach * Math.max(-1, Math.min(at - 3, 9 - at, 1))))
  }
  return [channel(0), channel(8), channel(4)]
}
