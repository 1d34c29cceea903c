import type { Particle } from '@baize/ui/art/families/family'
import type { Context } from '@baize/ui/art/stage/types'
import { TURN } from '@baize/ui/art/stage/shapes'
import { together, type Area } from './painter/area.ts'

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
  /** Moves them by so many seconds. */
  move(seconds: number): void
  draw(context: Context, bits: Readonly<Record<string, CanvasImageSource>>): void
  /** Where they fly just now. */
  area(): Area | undefined
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
    move(seconds) {
      flying = flying.filter(({ age, life }) => age < life)
      for (const each of flying) {
        each.age += seconds
        if (each.age >= 0) move(each, seconds)
      }
    },
    draw(context, bits) {
      for (const each of flying) {
        const bit = bits[each.kind]
        if (bit && isSeen(each)) drawOne(context, each, bit)
      }
    },
    area: () => together(flying.filter(isSeen).map(areaOf)),
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

const isSeen = ({ age, life }: Flying) => age >= 0 && age < life

const halfOf = ({ age, life, size = 1, grow = 0 }: Flying) =>
  bitSize * size * (1 + (age / life) * grow)

/** With room to turn in. */
function areaOf(each: Flying): Area {
  const reach = halfOf(each) * 1.5
  const { px, py } = each
  return { left: px - reach, top: py - reach, right: px + reach, bottom: py + reach }
}

function drawOne(context: Context, each: Flying, bit: CanvasImageSource): void {
  const part = each.age / each.life
  const fade = part > 0.75 ? (1 - part) * 4 : 1
  context.save()
  context.globalAlpha *= Math.max(0, Math.min(1, part * 8) * fade * (each.alpha ?? 1))
  if (each.lighter) context.globalCompositeOperation = 'lighter'
  context.translate(each.px, each.py)
  if (each.spinSpeed) context.rotate(each.angle)
  const half = halfOf(each)
  context.drawImage(bit, -half, -half, half * 2, half * 2)
  context.restore()
}
