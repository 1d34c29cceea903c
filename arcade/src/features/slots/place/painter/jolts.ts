/** What strikes the stage and dies away: it shakes, and light flashes over it. */
export type Jolts = {
  shake(strength: number): void
  flash(strength?: number): void
  /** They die away over so many seconds. */
  fade(seconds: number): void
  /** How far everything is shaken just now, in whole pixels. */
  shaken(pixels: number): readonly [x: number, y: number]
  readonly light: number
  readonly isOver: boolean
}

const leastShake = 0.2
const leastLight = 0.01

export function createJolts(still: boolean): Jolts {
  let strength = 0
  let light = 0
  const somewhere = (pixels: number) => Math.round((Math.random() - 0.5) * strength * pixels)
  return {
    shake(next) {
      if (!still) strength = Math.max(strength, next)
    },
    flash(next = 1) {
      if (!still) light = next
    },
    fade(seconds) {
      strength = strength > leastShake ? strength * Math.exp(-seconds * 9) : 0
      light = light > leastLight ? light * Math.exp(-seconds * 8) : 0
    },
    shaken: (pixels) => (strength === 0 ? [0, 0] : [somewhere(pixels), somewhere(pixels)]),
    get light() {
      return light
    },
    get isOver() {
      return strength === 0 && light === 0
    },
  }
}
