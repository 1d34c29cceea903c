import type { Particle } from '@baize/ui/art/families/family'
import type { Context } from '@baize/ui/art/stage/types'
import { TURN } from '@baize/ui/art/stage/shapes'

type Flying = Particle & {
  readonly kind: string
  age: number
  px: number
  py: number
  speedDown: number
  angle: number
}

export type Particles = {
  spawn(kind: string, count: number, make: (index: number) => Particle): void
  /** Moves them by so many seconds and draws them. */
  draw(context: Context, seconds: number, bits: Readonly<Record<string, CanvasImageSource>>): void
  clear(): void
  /** Fewer, for who is slow. */
  thin(): void
  readonly count: number
}

const most = 420
const bitSize = 32

/** What flies about on the stage, in the picture only: nothing that is played depends on it. */
export function createParticles(share: () => number): Particles {
  let flying: Flying[] = []
  let thinned = 1
  return {
    get count() {
      return flying.length
    },
    spawn(kind, count, make) {
      const number = count * share() * thinned
      for (let index = 0; index < number && flying.length < most; index += 1) {
        const made = make(index)
        flying.push({
          ...made,
          kind,
          age: -(made.delay ?? 0),
          px: made.x,
          py: made.y,
          speedDown: made.speedY ?? 0,
          angle: made.turn ?? Math.random() * TURN,
        })
      }
    },
    draw(context, seconds, bits) {
      flying = flying.filter(({ age, life }) => age < life)
      for (const each of flying) {
        each.age += seconds
        const bit = bits[each.kind]
        if (each.age < 0 || !bit) continue
        move(each, seconds)
        drawOne(context, each, bit)
      }
    },
    clear: () => {
      flying = []
    },
    thin: () => {
      thinned = 0.5
    },
  }
}

function move(each: Flying, seconds: number): void {
  each.speedDown += (each.gravity ?? 0) * seconds
  const sway = Math.sin(each.age * 3 + each.angle) * (each.sway ?? 0)
  each.px += ((each.speedX ?? 0) + sway) * seconds
  each.py += each.speedDown * seconds
  each.angle += (each.spinSpeed ?? 0) * seconds
}

function drawOne(context: Context, each: Flying, bit: CanvasImageSource): void {
  const part = each.age / each.life
  const fade = part > 0.75 ? (1 - part) * 4 : 1
  context.save()
  context.globalAlpha *= Math.max(0, Math.min(1, part * 8) * fade * (each.alpha ?? 1))
  if (each.lighter) context.globalCompositeOperation = 'lighter'
  context.translate(each.px, each.py)
  if (each.spinSpeed) context.rotate(each.angle)
  const half = bitSize * (each.size ?? 1) * (1 + part * (each.grow ?? 0))
  context.drawImage(bit, -half, -half, half * 2, half * 2)
  context.restore()
}
