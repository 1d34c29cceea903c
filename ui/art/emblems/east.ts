import { circle, ellipse, polar, range, roundRect, star } from '../geometry.ts'
import { fill, line, twoTone } from '../marks.ts'
import type { Emblem } from '../marks.ts'
import { at, both, moved, symmetric } from '../path.ts'

const lantern: Emblem = () => [
  line('brass', 'M0 -76V-56M-10 62V76M0 62V80M10 62V76', 4),
  ...twoTone('M0 -46L30 -46C78 -26 78 30 30 50L0 50'),
  line('glint', 'M-16 -46C-38 -18 -38 22 -16 50M16 -46C38 -18 38 22 16 50M0 -46V50', 3.5),
  fill('brass', roundRect(66, 12, 3, 0, -51), roundRect(66, 12, 3, 0, 55)),
]

const fan: Emblem = (variant) => {
  const leaves = 9 + (variant % 2) * 2
  const step = (Math.PI * 0.84) / leaves
  const edge = (i: number, r: number) => at(polar(r, Math.PI * 1.08 + i * step, [0, 42]))
  const panel = (i: number) =>
    `M${edge(i, 36)}L${edge(i, 92)}L${edge(i + 1, 92)}L${edge(i + 1, 36)}Z`
  return [
    line(
      'brass',
      range(leaves + 1)
        .map((i) => `M0 42L${edge(i, 40)}`)
        .join(''),
      3.5,
    ),
    fill(
      'accent',
      ...range(leaves)
        .filter((i) => i % 2 === 0)
        .map(panel),
    ),
    fill(
      'shade',
      ...range(leaves)
        .filter((i) => i % 2)
        .map(panel),
    ),
    line(
      'glint',
      range(leaves + 1)
        .map((i) => `${i ? 'L' : 'M'}${edge(i, 80)}`)
        .join(''),
      3.5,
    ),
    fill('brass', circle(7, 0, 42)),
  ]
}

const torii: Emblem = () => [
  fill('accent', 'M-54 -30H-40L-44 66H-60Z', 'M-60 -18H60V-6H-60Z'),
  fill('shade', 'M54 -30H40L44 66H60Z', 'M0 -18H60V-6H0Z'),
  fill('accent', symmetric('M0 -44C30 -44 54 -48 76 -56L72 -36C50 -30 28 -28 0 -28')),
  fill('light', symmetric('M0 -56C30 -56 56 -60 80 -70L76 -54C54 -46 28 -44 0 -44')),
  fill('brass', 'M-7 -28H7V-6H-7Z'),
]

const pagoda: Emblem = () => [
  fill('brass', 'M-3 -80H3V-50H-3Z', circle(6, 0, -66)),
  fill(
    'light',
    roundRect(44, 22, 0, 0, -22),
    roundRect(60, 24, 0, 0, 16),
    roundRect(76, 22, 0, 0, 54),
  ),
  ...[
    [-44, 44],
    [-4, 58],
    [34, 74],
  ].flatMap(([y = 0, w = 0]) =>
    twoTone(
      `M0 ${y - 10}L14 ${y - 10}C22 ${y} ${w - 18} ${y + 6} ${w} ${y + 4}L${w - 6} ${y + 14}L0 ${y + 14}`,
    ),
  ),
  fill('deep', roundRect(14, 18, 6, 0, 58), circle(5, 0, 18), circle(4, 0, -22)),
  fill('brass', 'M-48 64H48V72H-48Z'),
]

const daruma: Emblem = () => [
  ...twoTone('M0 -66C44 -66 66 -34 64 8C62 48 40 66 0 66'),
  fill('light', symmetric('M0 -44C14 -50 44 -46 46 -16C46 10 22 18 0 18')),
  fill('glint', circle(12, -20, -18), circle(12, 20, -18)),
  fill('deep', circle(7, -20, -18), circle(7, 20, -18)),
  line('deep', both('M10 -36C20 -44 34 -42 40 -34M6 4C12 0 20 2 26 8M0 -4V2'), 4.5),
  line('brass', both('M0 32C18 30 34 34 44 44M0 46C12 44 24 48 32 56'), 4),
]

const drum: Emblem = () => [
  fill('accent', 'M-58 -26C-66 0 -66 24 -58 42C-40 62 40 62 58 42C66 24 66 0 58 -26Z'),
  fill('shade', 'M0 -26H58C66 0 66 24 58 42C48 52 24 57 0 57Z'),
  fill('brass', ellipse(62, 24, 0, -28)),
  fill('light', ellipse(54, 18, 0, -29)),
  line('accent', ellipse(22, 8, 0, -29), 4),
  fill('brass', ...[-46, -24, 0, 24, 46].map((x) => circle(4, x, 6 - Math.abs(x) / 8))),
  fill('brass', ...[-46, -24, 0, 24, 46].map((x) => circle(4, x, 46 - Math.abs(x) / 6))),
  line('brass', 'M-20 -34L-64 -70M20 -34L64 -70', 5),
  fill('glint', circle(6, -20, -34), circle(6, 20, -34)),
]

const firecracker: Emblem = () => {
  const stick = (y: number, flip: boolean) => {
    const lay = (path: string) => moved(moved(path, { turn: -56, x: -22, y }), { flip })
    return [
      fill(flip ? 'shade' : 'accent', lay(roundRect(20, 46, 4))),
      fill('brass', lay(roundRect(20, 7, 2, 0, -20)), lay(roundRect(20, 7, 2, 0, 20))),
    ]
  }
  return [
    line('brass', 'M0 -74V60', 4),
    ...[-44, -14, 16, 46].flatMap((y) => [...stick(y, false), ...stick(y, true)]),
    fill('brass', circle(10, 0, -68)),
    fill('light', moved(star(8, 15, 0.45), { y: 68 })),
  ]
}

export const east = { lantern, fan, torii, pagoda, daruma, drum, firecracker }
