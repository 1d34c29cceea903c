// Inks are named in OKLCH, where equal steps look equal, and printed as sRGB hex.

export interface Ink {
  /** Lightness, 0 to 1. */
  readonly l: number
  /** Chroma, 0 to about 0.3. */
  readonly c: number
  /** Hue in degrees. */
  readonly h: number
}

type Channels = readonly [number, number, number]

export const ink = (l: number, c: number, h: number): Ink => ({ l, c, h })

/** The same ink, lighter or darker, more or less colourful. */
export function shift(base: Ink, change: Partial<Ink>): Ink {
  return { l: base.l + (change.l ?? 0), c: base.c + (change.c ?? 0), h: base.h + (change.h ?? 0) }
}

/** How far apart two hues stand on the wheel, 0 to 180 degrees. */
export function hueDistance(one: number, other: number): number {
  const gap = (((one - other) % 360) + 360) % 360
  return Math.min(gap, 360 - gap)
}

/**
 * The ink as `#rrggbb`. What a screen cannot show is made greyer, not clipped: clipping a channel
 * would turn the hue, and the distance between ground and accent rests on hue.
 */
export function toHex(colour: Ink): string {
  let { c } = colour
  let channels = toLinear({ ...colour, c })
  while (c > 0 && channels.some((value) => value < -0.0005 || value > 1.0005)) {
    c = Math.max(0, c - 0.004)
    channels = toLinear({ ...colour, c })
  }
  return `#${channels.map(toByte).join('')}`
}

function toLinear({ l, c, h }: Ink): Channels {
  const a = c * Math.cos((h * Math.PI) / 180)
  const b = c * Math.sin((h * Math.PI) / 180)
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ]
}

function toByte(linear: number): string {
  const value = Math.min(1, Math.max(0, linear))
  const curved = value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055
  return Math.round(255 * curved)
    .toString(16)
    .padStart(2, '0')
}
