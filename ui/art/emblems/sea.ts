import {
  circle,
  ellipse,
  hole,
  polar,
  polygon,
  range,
  regular,
  roundRect,
  TURN,
  UP,
} from '../geometry.ts'
import { fill, line, twoTone } from '../marks.ts'
import type { Emblem } from '../marks.ts'
import { at, both, moved } from '../path.ts'

const fish: Emblem = (variant) => [
  fill('brass', 'M-10 -34C2 -62 28 -60 38 -44L26 -22ZM-4 34C4 54 20 54 26 44L20 24Z'),
  fill(
    'accent',
    'M-72 2C-48 -46 14 -50 44 -8C54 -22 64 -32 74 -36C70 -14 70 14 74 38C62 32 52 22 44 10C14 48 -48 46 -72 2Z',
  ),
  fill('shade', 'M-72 2C-40 22 10 24 44 6L74 38C62 32 52 22 44 10C14 48 -48 46 -72 2Z'),
  line(
    'glint',
    variant % 2
      ? 'M-18 -28C-8 -10 -8 10 -18 26M4 -28C14 -10 14 10 4 26M24 -20C30 -8 30 8 24 18'
      : 'M-16 -30C-6 -12 -6 12 -16 28M-2 -14C6 -8 6 0 -2 6M18 -14C26 -8 26 0 18 6M8 6C14 10 14 16 8 22',
    4,
  ),
  fill('glint', circle(9, -46, -8)),
  fill('deep', circle(4.5, -47, -8)),
]

const shark: Emblem = () => [
  fill('shade', 'M-4 -26C4 -56 24 -68 38 -70C32 -50 34 -34 42 -16Z'),
  fill(
    'accent',
    'M-74 6C-44 -40 26 -44 56 -8C62 -22 68 -34 78 -42C76 -20 74 2 80 26C68 22 60 14 54 6C30 30 -20 40 -60 22Z',
  ),
  fill('light', 'M-60 22C-20 40 30 30 54 6C20 14 -26 16 -70 8Z'),
  fill('shade', 'M-14 22C-18 42 -30 52 -40 56C-34 42 -36 30 -36 20Z'),
  line('deep', 'M-18 -10C-12 -4 -12 4 -16 10M-8 -12C-2 -4 -2 4 -6 10', 3),
  fill('deep', circle(4.5, -46, -8)),
]

const turtle: Emblem = () => [
  fill('light', circle(16, 0, -56), both('M30 -34C48 -62 72 -56 72 -36C64 -20 48 -14 34 -14Z')),
  fill('light', both('M30 32C44 32 56 42 54 58C40 60 28 54 20 44Z')),
  fill('accent', ellipse(46, 52, 0, 4)),
  fill('shade', 'M0 -48A46 52 0 0 1 0 56Z'),
  fill('glint', moved(regular(6, 22), { y: 4 })),
  line(
    'glint',
    range(6)
      .map((i) => {
        const angle = UP + (i * TURN) / 6
        return `M${at(polar(22, angle, [0, 4]))}L${at(polar(44, angle, [0, 4]))}`
      })
      .join(''),
    4,
  ),
  fill('deep', circle(3, -6, -62), circle(3, 6, -62)),
]

const crab: Emblem = () => [
  line('shade', both('M36 24C52 22 60 30 64 44M30 34C44 38 48 46 48 58M42 10C58 8 68 14 74 24'), 6),
  line('accent', both('M36 -6C54 -8 58 -22 52 -32'), 9),
  fill(
    'accent',
    both(
      'M52 -28C34 -38 32 -64 54 -74C52 -62 56 -56 60 -54C64 -62 70 -66 76 -66C80 -44 70 -28 52 -28Z',
    ),
  ),
  ...twoTone('M0 -22C34 -22 50 -6 46 16C42 40 18 46 0 46'),
  line('light', 'M-14 -20V-36M14 -20V-36', 5),
  fill('light', circle(8, -14, -40), circle(8, 14, -40)),
  fill('deep', circle(3.5, -14, -40), circle(3.5, 14, -40)),
  line('glint', 'M-34 6C-32 -4 -24 -10 -14 -12M-14 26C-6 32 6 32 14 26', 4),
]

const octopus: Emblem = () => [
  line('accent', both('M20 14C22 44 44 52 64 40M8 20C10 48 20 60 34 64'), 13),
  line('shade', 'M32 6C46 16 60 14 70 2', 13),
  line('accent', 'M-32 6C-46 16 -60 14 -70 2', 13),
  ...twoTone('M0 -68C34 -68 50 -44 46 -18C44 2 34 16 24 24L0 24'),
  fill('light', circle(11, -17, -8), circle(11, 17, -8)),
  fill('deep', circle(5, -15, -7), circle(5, 19, -7)),
  line('glint', 'M-32 -26C-32 -42 -22 -52 -10 -56', 4),
]

const shell: Emblem = () => {
  const rib = (i: number, r: number) => polar(r, UP + i * 0.24, [0, 40])
  const lobes = range(7).map((i) => `A14 14 0 0 1 ${at(rib(i - 2.5, 92))}`)
  return [
    fill('brass', both('M0 32L34 44L28 60L0 58Z')),
    fill('accent', `M-12 50L${at(rib(-3.5, 92))}${lobes.join('')}L12 50Z`),
    fill('shade', polygon([[0, 52], rib(1.5, 94), rib(3.5, 92), [12, 50]])),
    line('glint', [-2, -1, 0, 1, 2].map((i) => `M${i * 3} 40L${at(rib(i, 82))}`).join(''), 3.5),
  ]
}

const wave: Emblem = () => [
  fill('brass', circle(20, 46, -38)),
  fill(
    'accent',
    'M-76 34C-70 -34 -24 -74 26 -64C54 -58 64 -30 46 -16C48 -34 28 -44 12 -34C-10 -20 6 14 76 16V54H-76Z',
  ),
  fill('shade', 'M-76 54C-60 4 -36 -26 -8 -34C-22 -4 10 34 76 30V54Z'),
  fill(
    'light',
    'M26 -64C54 -58 64 -30 46 -16C46 -22 44 -28 38 -32L34 -24L30 -36L22 -30L22 -40L12 -34C0 -28 -4 -18 -4 -10C-14 -30 -4 -52 14 -52C2 -62 12 -66 26 -64Z',
  ),
  fill('light', 'M-76 54C-54 38 -36 58 -14 48C8 38 24 58 46 48C58 44 68 46 76 50V66H-76Z'),
]

const anchor: Emblem = () => [
  fill('brass', circle(16, 0, -56), hole(7, 0, -56)),
  ...twoTone(
    'M0 -42L7 -42L7 -26L28 -26L28 -14L7 -14L7 44C28 42 42 30 46 14L34 18L54 -12L72 20L59 17C53 48 30 64 0 70',
  ),
  line('glint', 'M-52 22C-46 42 -30 54 -12 58', 4),
]

const ship: Emblem = () => [
  fill('brass', 'M-3 -74H3V26H-3Z'),
  fill('light', 'M6 -66C36 -56 50 -26 48 8H6Z'),
  fill('accent', 'M-6 -58C-30 -46 -46 -22 -48 8H-6Z'),
  fill('shade', 'M-68 18H68C66 42 52 56 34 58H-34C-52 56 -66 42 -68 18Z'),
  fill('accent', 'M-68 18H68L66 28H-66Z'),
  fill('glint', circle(5, -26, 42), circle(5, 0, 42), circle(5, 26, 42)),
  line(
    'light',
    'M-72 68C-60 60 -48 60 -36 68C-24 76 -12 76 0 68C12 60 24 60 36 68C48 76 60 76 72 68',
    5,
  ),
]

const trident: Emblem = () => [
  fill('brass', roundRect(10, 102, 4, 0, 22)),
  fill('brassShade', 'M0 -29H5V69A4 4 0 0 1 1 73H0Z'),
  ...twoTone(
    'M0 -76L13 -50L6 -50L6 -14C26 -16 36 -30 34 -52L24 -50L42 -74L56 -50L47 -51C50 -20 32 0 0 0',
  ),
  fill('brass', roundRect(36, 10, 5, 0, 6), circle(9, 0, 64)),
]

export const sea = { fish, shark, turtle, crab, octopus, shell, wave, anchor, ship, trident }
