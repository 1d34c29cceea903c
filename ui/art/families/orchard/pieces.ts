import { grain } from '../../stage/scenery.ts'
import type { Context, Ink, Inked } from '../../stage/types.ts'

export const ruby = '#d8323c'
export const cream = '#fffaf0'
export const green = '#2a6a2c'
export const fresh = '#6ab04a'
export const dark = '#3f8a3a'

/** Planks with their grain. */
export function wood(
  context: Context,
  x: number,
  y: number,
  width: number,
  height: number,
  base: Ink,
  seed: number,
): void {
  context.save()
  context.beginPath()
  context.rect(x, y, width, height)
  context.clip()
  context.fillStyle = base
  context.fillRect(x, y, width, height)
  context.translate(x, y)
  grain(context, width, height, (width * height) / 420, seed, 'rgba(90,50,10,.22)', 60)
  context.restore()
}

export const lemon: readonly Inked[] = [
  ['#ffe04a', 'M-62 8C-56 -38 30 -62 54 -30Q66 -30 62 -14C64 34 -8 62 -44 38Q-62 40 -62 8Z'],
  ['#f0b828', 'M62 -14C64 34 -8 62 -44 38C10 40 44 20 54 -30Q66 -30 62 -14Z'],
  ['#fffbe0', 'M-40 -4Q-30 -30 2 -34', 7],
  ['#5aa03c', 'M40 -36Q44 -64 70 -62Q66 -36 40 -36Z'],
]

export const peach: readonly Inked[] = [
  [
    '#f79a5a',
    'M0 -44C46 -62 70 -20 60 14C50 46 22 62 0 62C-22 62 -50 46 -60 14C-70 -20 -46 -62 0 -44Z',
  ],
  ['#e8603c', 'M0 -44C46 -62 70 -20 60 14C50 46 22 62 0 62C30 30 24 -20 0 -44Z'],
  ['#ffe0b8', 'M-40 -8Q-38 -32 -18 -38', 7],
  ['#5aa03c', 'M0 -44Q-4 -74 -48 -66Q-34 -36 0 -44Z'],
  ['#7a4a20', 'M0 -44Q2 -58 12 -68', 6],
]

export const cherries: readonly Inked[] = [
  ['#4f8a2c', 'M-28 18Q-20 -30 26 -62M30 22Q34 -24 26 -62', 7],
  ['#7fc04a', 'M26 -62Q-6 -84 -40 -62Q-12 -36 26 -62Z'],
  [
    '#e01e3c',
    'M2 34A32 32 0 1 1 -62 34A32 32 0 1 1 2 34ZM64 34A31 31 0 1 1 2 34A31 31 0 1 1 64 34Z',
  ],
  [
    '#a8102a',
    'M-30 66A32 32 0 0 0 2 34A40 40 0 0 1 -30 66ZM33 65A31 31 0 0 0 64 34A40 40 0 0 1 33 65Z',
  ],
  ['#fff0f0', 'M-50 26Q-46 14 -34 12M14 26Q18 14 30 12', 7],
]
