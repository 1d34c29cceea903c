import { circle, crescent, polar, polygon, range, sheen, star, TURN, UP } from '../geometry.ts'
import { fill, line, twoTone } from '../marks.ts'
import type { Emblem } from '../marks.ts'
import { both, moved } from '../path.ts'

/** The shaded half of every ray of a star, as on a compass rose. */
function starShade(points: number, r: number, waist: number): string {
  return range(points)
    .map((i) => {
      const angle = UP + (i * TURN) / points
      return polygon([[0, 0], polar(r, angle), polar(r * waist, angle + TURN / points / 2)])
    })
    .join('')
}

const starEmblem: Emblem = (variant) => {
  const points = [5, 8, 6][variant % 3] ?? 5
  const waist = points === 5 ? 0.42 : 0.46
  return [
    fill('accent', star(points, 74, waist)),
    fill('shade', starShade(points, 74, waist)),
    line('glint', circle(9), 3),
    fill('deep', circle(5)),
  ]
}

const sun: Emblem = (variant) => {
  const rays = 12 + (variant % 3) * 2
  return [
    fill('accent', star(rays, 74, 0.6)),
    fill('shade', starShade(rays, 74, 0.6)),
    fill('brass', circle(39)),
    line('brassShade', circle(33), 2),
    line('brassShade', 'M-17 -6Q-11 -14 -5 -6M5 -6Q11 -14 17 -6M0 -4V6M-12 14Q0 24 12 14', 3.5),
  ]
}

const MOON = 'M18 -65.600A68 68 0 1 0 62.800 26A54 54 0 1 1 18 -65.600Z'

const moon: Emblem = () => [
  fill('accent', MOON),
  fill('shade', 'M62.800 26A68 68 0 0 1 -28 62A60 60 0 0 0 38 38A54 54 0 0 0 62.800 26Z'),
  fill(
    'brass',
    moved(star(5, 22, 0.42), { x: 36, y: -22 }),
    moved(star(4, 9, 0.4), { x: 58, y: -54 }),
  ),
  line('glint', 'M-56 -14C-52 -32 -40 -46 -24 -54', 4),
]

const bolt: Emblem = () => [
  fill('shade', 'M22 -72L-32 12H2L-8 74L50 -16H14Z'),
  fill('accent', 'M14 -74L-42 10H-8L-18 72L42 -20H6Z'),
  line('glint', 'M6 -50L-24 0', 4),
]

const flame: Emblem = () => [
  fill(
    'accent',
    'M0 72C-50 68 -62 24 -40 -10C-34 2 -28 6 -22 4C-32 -30 -8 -52 10 -74C10 -46 38 -30 46 6C56 44 36 70 0 72Z',
  ),
  fill(
    'shade',
    'M10 -74C10 -46 38 -30 46 6C56 44 36 70 0 72C34 56 36 20 18 -8C6 -28 4 -50 10 -74Z',
  ),
  fill('brass', 'M0 64C-28 60 -30 32 -12 12C-6 22 2 20 4 2C24 20 34 58 0 64Z'),
  fill('glint', 'M-2 60C-14 56 -14 42 -4 32C0 38 4 36 6 30C14 40 16 58 -2 60Z'),
]

const rocket: Emblem = () => [
  fill('brass', 'M-14 34H14C14 52 6 62 0 76C-6 62 -14 52 -14 34Z'),
  fill('light', both('M22 -2C44 8 50 28 48 52L20 34Z')),
  ...twoTone('M0 -76C28 -50 34 -6 22 38L0 38'),
  fill('brass', circle(15, 0, -20)),
  fill('deep', circle(10, 0, -20)),
  line('glint', 'M-5 -20C-5 -24 -3 -26 1 -26', 3),
]

const planet: Emblem = () => [
  line('light', 'M-71 24A75 19 -19 0 1 71 -24', 8),
  fill('accent', circle(45)),
  fill('shade', crescent(45)),
  line('glint', sheen(45)),
  line('light', 'M-71 24A75 19 -19 0 0 71 -24', 8),
  fill(
    'brass',
    moved(star(4, 12, 0.36), { x: 44, y: -54 }),
    moved(star(4, 9, 0.36), { x: -50, y: 56 }),
  ),
]

export const sky = { star: starEmblem, sun, moon, bolt, flame, rocket, planet }
