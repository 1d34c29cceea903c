import { arm, block, bowl, round, slant, stem, STEM } from './glyphs.ts'
import { circle } from './geometry.ts'
import { moved } from './path.ts'

/** A letter of ours: its advance, and outlines that are painted one over the other. */
export interface Glyph {
  readonly width: number
  readonly pieces: readonly string[]
}

const glyph = (width: number, ...pieces: readonly string[]): Glyph => ({ width, pieces })

const BOTH = [12, 12] as const
const LEFT = [12, 0] as const

const FULL = { top: BOTH, foot: BOTH }
const BACK = stem(12, { top: LEFT, foot: LEFT })

const C_CURVE =
  'M86 2V36H77C73 18 63 8 50 8C33 8 24 23 24 50C24 77 33 92 51 92C65 92 75 83 79 67L89 69' +
  'C84 90 70 102 48 102C18 102 0 82 0 50C0 18 18 -2 46 -2C58 -2 68 3 75 11L78 2Z'
const S_CURVE =
  'M72 2V33H63C58 16 49 8 37 8C27 8 21 13 21 20C21 30 33 33 46 38C65 44 78 53 78 71C78 90 63 102 41 102' +
  'C29 102 19 98 12 90L10 98H2V65H11C15 83 27 92 40 92C51 92 57 87 57 79C57 69 45 65 33 61' +
  'C14 55 1 46 1 29C1 11 16 -2 37 -2C47 -2 55 2 61 9L64 2Z'
const SIX =
  'M41 102C16 102 0 84 0 53C0 20 18 -2 45 -2C63 -2 75 7 75 21C75 30 69 36 61 36C52 36 47 30 47 23' +
  'C47 17 50 13 54 11C51 9 49 8 46 8C32 8 25 22 24 46C29 39 37 36 46 36C65 36 79 49 79 68C79 88 63 102 41 102Z' +
  'M40 46C30 46 24 54 24 68C24 84 30 92 40 92C50 92 55 84 55 68C55 54 50 46 40 46Z'
const TWO =
  'M4 30C4 10 20 -2 41 -2C64 -2 78 10 78 30C78 52 52 62 36 82H62C68 82 70 77 71 70H80L77 100H2V90' +
  'C10 62 54 54 54 28C54 15 47 8 37 8C29 8 24 12 22 17C29 18 33 23 33 30C33 38 27 43 19 43C10 43 4 38 4 30Z'
const THREE =
  'M4 24C6 8 20 -2 41 -2C62 -2 75 8 75 24C75 36 67 44 56 48C70 51 79 59 79 74C79 92 63 102 40 102' +
  'C18 102 4 92 2 76C2 66 8 60 16 60C25 60 30 66 30 73C30 79 27 83 22 85C26 90 32 92 38 92' +
  'C49 92 55 86 55 73C55 60 48 53 36 53H27V43H35C46 43 51 36 51 25C51 14 47 8 38 8C32 8 27 10 25 14' +
  'C30 16 33 20 33 26C33 33 28 38 20 38C10 38 4 32 4 24Z'
const FIVE =
  'M12 0H72V20H27L25 37C31 33 37 31 45 31C65 31 79 45 79 66C79 88 63 102 38 102C18 102 4 92 2 78' +
  'C2 68 8 62 16 62C25 62 30 68 30 75C30 80 27 84 23 86C26 90 31 92 36 92C49 92 55 84 55 67' +
  'C55 50 49 41 39 41C30 41 25 45 20 52L9 50Z'
const EIGHT =
  'M39 -2C61 -2 74 8 74 24C74 35 68 42 58 47C71 52 80 60 80 74C80 92 64 102 39 102C14 102 -2 92 -2 74' +
  'C-2 60 7 52 20 47C10 42 4 35 4 24C4 8 17 -2 39 -2ZM39 8C30 8 26 14 26 23C26 33 31 39 41 42' +
  'C49 38 53 33 53 24C53 14 48 8 39 8ZM35 53C26 57 21 63 21 73C21 85 28 92 39 92C51 92 57 86 57 76C57 64 48 58 35 53Z'

const GLYPHS: Readonly<Record<string, Glyph>> = {
  A: glyph(
    106,
    slant([38, 0], [63, 0], [96, 94], [70, 94]),
    slant([40, 0], [51, 0], [22, 94], [11, 94]),
    block(25, 58, 76, 68),
    block(0, 90, 36, 100),
    block(58, 90, 107, 100),
  ),
  B: glyph(84, BACK, bowl(30, 0, 54, 76), bowl(30, 44, 100, 84)),
  C: glyph(90, C_CURVE),
  D: glyph(96, BACK, bowl(30, 0, 100, 96)),
  E: glyph(
    82,
    BACK,
    arm(30, 0, 78, 32),
    arm(30, 90, 82, -34),
    block(30, 45, 54, 55),
    block(46, 34, 55, 66),
  ),
  F: glyph(
    78,
    stem(12, { top: LEFT, foot: [12, 14] }),
    arm(30, 0, 78, 34),
    block(30, 45, 54, 55),
    block(46, 33, 55, 67),
  ),
  G: glyph(
    100,
    C_CURVE.replace('79 67L89 69', '76 80L88 84'),
    block(65, 56, 88, 100),
    block(53, 52, 99, 62),
  ),
  H: glyph(108, stem(12, FULL), stem(73, FULL), block(30, 45, 78, 55)),
  I: glyph(47, stem(12, FULL)),
  J: glyph(
    72,
    stem(38, { top: [13, 11] }, STEM, 0, 74),
    circle(12, 13, 80),
    'M38 70H61C61 92 48 102 28 102C12 102 2 94 1 80L13 84C16 90 21 92 26 92C35 92 38 84 38 70Z',
  ),
  K: glyph(
    104,
    stem(12, FULL),
    slant([30, 54], [68, 6], [82, 6], [30, 72]),
    slant([43, 46], [62, 30], [98, 94], [70, 94]),
    block(56, 0, 98, 10),
    block(60, 90, 106, 100),
  ),
  L: glyph(80, stem(12, { top: BOTH, foot: LEFT }), arm(30, 90, 80, -38)),
  M: glyph(
    126,
    block(12, 4, 23, 96),
    slant([12, 0], [38, 0], [67, 76], [59, 96], [50, 96]),
    slant([54, 96], [62, 96], [100, 0], [88, 0]),
    stem(91, { foot: BOTH, top: [0, 12] }),
    block(0, 0, 34, 10),
    block(0, 90, 36, 100),
  ),
  N: glyph(
    106,
    block(12, 4, 23, 96),
    slant([12, 0], [39, 0], [94, 84], [94, 100], [82, 100], [16, 10]),
    block(83, 4, 94, 100),
    block(0, 0, 34, 10),
    block(0, 90, 36, 100),
    block(70, 0, 107, 10),
  ),
  O: glyph(94, round(47, 47)),
  P: glyph(84, stem(12, { top: LEFT, foot: [12, 14] }), bowl(30, 0, 58, 84)),
  Q: glyph(
    98,
    round(47, 47),
    'M36 74C54 64 64 80 71 92C75 99 83 98 86 90L95 94C91 112 74 118 62 108C53 100 50 88 36 86Z',
  ),
  R: glyph(
    100,
    stem(12, FULL),
    bowl(30, 0, 55, 82),
    slant([40, 50], [66, 48], [92, 94], [66, 94]),
    block(58, 90, 102, 100),
  ),
  S: glyph(79, S_CURVE),
  T: glyph(90, stem(33.5, { foot: [14, 14] }), 'M0 0H90V34H82Q80 10 62 10H28Q10 10 8 34H0Z'),
  U: glyph(
    102,
    'M13 4V64C13 90 27 102 51 102C74 102 88 90 88 64V4H77V64C77 84 69 92 55 92C42 92 36 84 36 66V4Z',
    block(0, 0, 49, 10),
    block(64, 0, 101, 10),
  ),
  V: glyph(
    102,
    slant([9, 6], [35, 6], [60, 82], [54, 102], [45, 102]),
    slant([47, 102], [55, 102], [91, 6], [79, 6]),
    block(0, 0, 47, 10),
    block(66, 0, 102, 10),
  ),
  W: glyph(
    140,
    slant([8, 6], [32, 6], [52, 80], [47, 102], [38, 102]),
    slant([40, 102], [48, 102], [74, 6], [64, 6]),
    slant([58, 6], [82, 6], [103, 80], [98, 102], [89, 102]),
    slant([91, 102], [99, 102], [129, 6], [118, 6]),
    block(0, 0, 44, 10),
    block(50, 0, 92, 10),
    block(106, 0, 140, 10),
  ),
  X: glyph(
    104,
    slant([10, 4], [37, 4], [95, 96], [68, 96]),
    slant([78, 4], [91, 4], [25, 96], [12, 96]),
    block(2, 0, 47, 10),
    block(64, 0, 102, 10),
    block(0, 90, 38, 100),
    block(56, 90, 105, 100),
  ),
  Y: glyph(
    102,
    slant([7, 4], [33, 4], [62, 52], [40, 60]),
    slant([81, 4], [93, 4], [60, 62], [48, 56]),
    stem(39, { foot: [14, 14] }, STEM, 50, 100),
    block(0, 0, 45, 10),
    block(66, 0, 102, 10),
  ),
  Z: glyph(
    84,
    slant([52, 4], [80, 4], [30, 96], [2, 96]),
    moved(arm(0, 0, 78, 30), { flip: true, x: 80 }),
    arm(2, 90, 84, -34),
  ),
  0: glyph(82, round(41, 41)),
  1: glyph(
    58,
    stem(20, { foot: [16, 16] }, STEM),
    slant([43, 0], [30, 0], [2, 18], [6, 28], [22, 21]),
  ),
  2: glyph(80, TWO),
  3: glyph(79, THREE),
  4: glyph(86, 'M46 -2H68V62H86V73H68V90H78V100H30V90H45V73H0V62ZM45 22L16 62H45Z'),
  5: glyph(79, FIVE),
  6: glyph(79, SIX),
  7: glyph(80, 'M2 0H80V18C60 42 49 66 47 100H21C24 66 38 42 60 20H24C17 20 14 24 13 34H4Z'),
  8: glyph(80, EIGHT),
  9: glyph(79, moved(SIX, { turn: 180, x: 79, y: 100 })),
}

export const letters = Object.keys(GLYPHS)

/** The glyph of one capital or digit; other signs have none. */
export function findGlyph(letter: string): Glyph | undefined {
  return Object.hasOwn(GLYPHS, letter) ? GLYPHS[letter] : undefined
}
