import { drawEmblem } from './emblem.ts'
import type { GameEmblemName } from './emblem.ts'
import { polar, range, TURN, UP } from './geometry.ts'
import type { Tones } from './marks.ts'
import { at, moved, num, symmetric } from './path.ts'
import type { Move } from './path.ts'
import { PIPS } from './pips.ts'
import type { PipName } from './pips.ts'
import type { Random } from './seed.ts'

export interface Scene {
  readonly main: GameEmblemName
  readonly second: GameEmblemName
  readonly pip: PipName
  readonly variant: number
  readonly tones: Tones
}

/** Fills a circle of radius 100 about the origin. Emblems have a radius of 70, so a scale of 1 leaves a margin. */
type Composition = (scene: Scene, random: Random) => string

function place(
  name: GameEmblemName,
  scene: Scene,
  { x = 0, y = 0, scale = 1, turn = 0, flip = false }: Move,
): string {
  const steps = [
    x || y ? `translate(${at([x, y])})` : '',
    turn ? `rotate(${num(turn)})` : '',
    `scale(${flip ? `-${scale} ${scale}` : scale})`,
  ]
  return `<g transform="${steps.join('')}">${drawEmblem(name, scene.tones, scene.variant)}</g>`
}

const single: Composition = (scene, random) =>
  place(scene.main, scene, { scale: random.pick([1.16, 1.22, 1.28]) })

/** Two that face each other. */
const pair: Composition = (scene) =>
  place(scene.main, scene, { x: -47, scale: 0.64 }) +
  place(scene.main, scene, { x: 47, scale: 0.64, flip: true }) +
  pips(scene, [
    [0, -58],
    [0, 58],
  ])

const trio: Composition = (scene, random) => {
  const foot = random.chance(0.5) ? scene.main : scene.second
  return (
    place(scene.main, scene, { y: -44, scale: 0.66 }) +
    place(foot, scene, { x: -46, y: 42, scale: 0.58 }) +
    place(foot, scene, { x: 46, y: 42, scale: 0.58 })
  )
}

/** As on a court card: the same head at both ends. */
const court: Composition = (scene) =>
  place(scene.main, scene, { y: -50, scale: 0.62 }) +
  `<path d="M-84 0H-12M84 0H12" stroke="${scene.tones.brass}" stroke-width="3"/>` +
  pips(scene, [[0, 0]]) +
  place(scene.main, scene, { y: 50, scale: 0.62, turn: 180 })

const ring: Composition = (scene, random) => {
  const count = random.pick([6, 8, 10, 12])
  const spots = range(count).map((i) => polar(88, UP + (i * TURN) / count))
  return place(scene.main, scene, { scale: 0.92 }) + pips(scene, spots, 0.9)
}

const flanked: Composition = (scene) =>
  place(scene.second, scene, { x: -74, y: 34, scale: 0.36, turn: -12 }) +
  place(scene.second, scene, { x: 74, y: 34, scale: 0.36, turn: 12 }) +
  place(scene.main, scene, { y: -6, scale: 0.92 })

/** The emblem in a wreath of laurel, open at the top. */
const laurel: Composition = (scene) => {
  const leaf = 'M0 0C-6 -8 -6 -18 0 -26C6 -18 6 -8 0 0Z'
  const branch = range(7).flatMap((i) => {
    const angle = TURN / 4 - 0.22 - i * 0.38
    const [x, y] = polar(86, angle)
    const turn = (angle * 360) / TURN
    return [-34, 40].map((lean) => moved(leaf, { x, y, turn: turn + lean - 6 }))
  })
  const half = branch.join('')
  return (
    `<path d="${half}${moved(half, { flip: true })}" fill="${scene.tones.brass}"/>` +
    `<path d="M0 86A86 86 0 0 0 73 -45M0 86A86 86 0 0 1 -73 -45" fill="none" stroke="${scene.tones.brass}" stroke-width="2.5"/>` +
    place(scene.main, scene, { y: -3, scale: 0.84 })
  )
}

const RIBBON = symmetric('M0 56C30 56 52 52 72 46L72 72C52 78 30 82 0 82')
const TAILS = 'M72 52L98 42L90 58L100 70L72 76ZM-72 52L-98 42L-90 58L-100 70L-72 76Z'

/** The emblem over a ribbon with three pips where a printer would set the name. */
const ribbon: Composition = (scene) =>
  place(scene.main, scene, { y: -20, scale: 1 }) +
  `<path d="${TAILS}" fill="${scene.tones.brassShade}"/><path d="${RIBBON}" fill="${scene.tones.brass}"/>` +
  pips(
    scene,
    [
      [-38, 66],
      [0, 69],
      [38, 66],
    ],
    0.75,
    scene.tones.deep === scene.tones.glint ? scene.tones.light : scene.tones.deep,
  )

/** Short rays about the emblem. */
const glory: Composition = (scene, random) => {
  const count = random.pick([24, 32, 36])
  const lines = range(count).map((i) => {
    const angle = (i * TURN) / count
    return `M${at(polar(i % 2 ? 86 : 83, angle))}L${at(polar(i % 2 ? 93 : 99, angle))}`
  })
  return (
    `<path d="${lines.join('')}" stroke="${scene.tones.brass}" stroke-width="2.5" stroke-linecap="round"/>` +
    place(scene.main, scene, { scale: 1.02 })
  )
}

function pips(
  scene: Scene,
  spots: readonly (readonly [number, number])[],
  scale = 0.8,
  colour = scene.tones.brass,
): string {
  const path = spots.map(([x, y]) => moved(PIPS[scene.pip], { x, y, scale }))
  return `<path d="${path.join('')}" fill="${colour}"/>`
}

const SOLOS: readonly [Composition, ...Composition[]] = [single, single, single, ring]
const COMPOSITIONS: readonly [Composition, ...Composition[]] = [
  single,
  single,
  single,
  single,
  single,
  glory,
  glory,
  laurel,
  laurel,
  ring,
  ring,
  ribbon,
  flanked,
  pair,
  trio,
  court,
]

/**
 * The emblem arranged one way or another, drawn to the given radius about the origin. In a narrow field
 * (`alone`) it stands by itself: a pair would shrink to nothing there.
 */
export function drawComposition(
  scene: Scene,
  radius: number,
  alone: boolean,
  random: Random,
): string {
  const drawing = random.pick(alone ? SOLOS : COMPOSITIONS)(scene, random)
  return `<g transform="scale(${Math.round(radius * 9.8) / 1000})">${drawing}</g>`
}
