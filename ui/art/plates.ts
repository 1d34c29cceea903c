import { toHex } from './colour.ts'
import {
  circle,
  ellipse,
  polar,
  range,
  regular,
  roundRect,
  scallop,
  star,
  TURN,
} from './geometry.ts'
import { backingHex, ruleHex } from './inks.ts'
import type { Backing, Inks } from './inks.ts'
import { moved, num, symmetric } from './path.ts'
import type { Random } from './seed.ts'

/** The field in the middle of a label. `room` is the radius of the free circle inside it. */
export interface Plate {
  readonly path: string
  readonly room: number
  /** Where the free circle's middle lies, below the middle of the label. */
  readonly drop: number
  /** True where the field is too narrow for more than one emblem. */
  readonly alone: boolean
  readonly backing: Backing
}

interface Outline {
  readonly path: string
  readonly room: number
  readonly drop?: number
  readonly alone?: boolean
}

type OutlineMaker = (bumps: number) => Outline

const CREST = 'M0 -128C30 -112 66 -108 108 -112L108 10C104 80 54 122 0 148'
const TICKET =
  'M-84 -132H84A24 24 0 0 0 108 -108V108A24 24 0 0 0 84 132H-84A24 24 0 0 0 -108 108V-108A24 24 0 0 0 -84 -132Z'

const OUTLINES: readonly [OutlineMaker, ...OutlineMaker[]] = [
  () => ({ path: circle(114), room: 110 }),
  (bumps) => ({ path: scallop(bumps, 110, 1 + 2 / bumps), room: 106 }),
  (bumps) => ({ path: star(bumps * 2, 122, 0.9), room: 106 }),
  () => ({ path: regular(6, 126), room: 106 }),
  () => ({ path: regular(8, 120, Math.PI / 8), room: 108 }),
  () => ({ path: 'M0 -160L122 0L0 160L-122 0Z', room: 97, alone: true }),
  () => ({ path: 'M-106 128V-26A106 106 0 0 1 106 -26V128Z', room: 101, drop: 6 }),
  () => ({ path: roundRect(212, 212, 6), room: 108 }),
  () => ({ path: ellipse(108, 134), room: 106 }),
  () => ({ path: symmetric(CREST), room: 98, drop: -10, alone: true }),
  () => ({ path: TICKET, room: 108 }),
  () => ({ path: quatrefoil(), room: 103 }),
]

function quatrefoil(): string {
  const arcs = range(4).map(
    (i) =>
      `A82 82 0 0 1 ${polar(104, TURN / 8 + (i * TURN) / 4)
        .map(num)
        .join(' ')}`,
  )
  return `M${polar(104, -TURN / 8)
    .map(num)
    .join(' ')}${arcs.join('')}Z`
}

/** A plate for the label, or none: a tenth of the labels carry their emblem on the bare ground. */
export function pickPlate(inks: Inks, random: Random): Plate | undefined {
  const {
    path,
    room,
    drop = 0,
    alone = false,
  } = random.pick(OUTLINES)(random.pick([10, 12, 16, 20]))
  const backing: Backing = inks.inverted
    ? random.pick(['ground', 'accent', 'ground', 'deep'])
    : random.pick(['deep', 'paper', 'accent', 'deep', 'paper'])
  if (random.chance(0.1)) return undefined
  return { path, room, drop, alone, backing }
}

/** The plate with its soft foot, its field and its fine rules. */
export function drawPlate(plate: Plate, inks: Inks, random: Random): string {
  const { path, backing } = plate
  const rule = ruleHex(backing)
  const foot = toHex({ ...inks.deep, l: inks.inverted ? 0.3 : inks.deep.l * 0.8 })
  const outer = random.chance(0.35)
    ? `<path d="${moved(path, { scale: 1.055 })}" fill="none" stroke="${outerRule(inks)}" stroke-width="2"/>`
    : ''
  return (
    `<path d="${path}" transform="translate(0 5)" fill="${foot}" fill-opacity=".38"/>` +
    `<path d="${path}" fill="${backingHex(inks, backing)}"/>${outer}` +
    innerRules(path, rule, random)
  )
}

const outerRule = (inks: Inks): string => (inks.inverted ? toHex(inks.ground) : ruleHex('ground'))

function innerRules(path: string, colour: string, random: Random): string {
  const rule = (scale: number, width: number, dash = '') =>
    `<path d="${moved(path, { scale })}" fill="none" stroke="${colour}" stroke-width="${width}"${dash}/>`
  const beads = ' stroke-dasharray="0 7" stroke-linecap="round"'
  return random.pick([
    () => rule(0.925, 2.5),
    () => rule(0.925, 2.5),
    () => rule(0.94, 3.5) + rule(0.9, 1.2),
    () => rule(0.93, 3.2, beads),
    () => rule(0.945, 1.2) + rule(0.915, 3, beads),
    () => rule(0.95, 1.4) + rule(0.92, 6, ' stroke-dasharray="1.4 5"'),
  ])()
}
