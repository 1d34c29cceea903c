import { circle, ellipse } from '../geometry.ts'
import { fill, line, twoTone } from '../marks.ts'
import type { Emblem } from '../marks.ts'
import { both, symmetric } from '../path.ts'

const cat: Emblem = () => [
  ...twoTone('M0 -36C10 -38 18 -36 26 -33L56 -64C62 -38 64 -14 58 8C50 42 24 60 0 60'),
  fill('glint', both('M-50 -48L-34 -32C-40 -28 -46 -22 -50 -16Z')),
  fill('light', both('M-38 -2C-30 -14 -18 -14 -10 0C-18 10 -30 10 -38 -2Z')),
  fill('deep', ellipse(4, 9, -24, -2), ellipse(4, 9, 24, -2), 'M-8 22H8L0 32Z'),
  line('deep', 'M0 32V38M0 38C-4 44 -12 44 -16 40M0 38C4 44 12 44 16 40', 3),
  line('light', 'M-74 16L-44 22M74 16L44 22M-70 36L-42 33M70 36L42 33', 3.5),
]

const tiger: Emblem = () => [
  fill('accent', circle(18, -46, -44)),
  fill('shade', circle(18, 46, -44)),
  fill('glint', circle(8, -46, -44), circle(8, 46, -44)),
  ...twoTone('M0 -56C34 -58 62 -40 64 -4L72 14L58 22C52 48 28 66 0 66'),
  fill('deep', symmetric('M0 -56L9 -54L0 -24'), both('M24 -52L15 -34L36 -46Z')),
  fill('deep', both('M65 -8L40 -4L66 4Z'), both('M70 16L42 14L60 24Z')),
  fill('light', circle(17, -14, 30), circle(17, 14, 30), circle(13, 0, 46)),
  fill('light', both('M12 -10C20 -20 32 -20 40 -10C32 0 20 0 12 -10Z')),
  fill('deep', circle(5, -26, -10), circle(5, 26, -10), symmetric('M0 12L13 12C13 20 6 26 0 26')),
  line('deep', 'M0 26V36M0 36C-5 42 -14 42 -18 37M0 36C5 42 14 42 18 37', 3),
]

const panda: Emblem = () => [
  fill('accent', circle(22, -46, -44)),
  fill('shade', circle(22, 46, -44)),
  fill('light', symmetric('M0 -54C40 -56 68 -30 66 8C64 44 34 62 0 62')),
  fill('accent', both('M10 -8C16 -24 38 -24 44 -4C48 12 36 22 26 16C18 12 8 4 10 -8Z')),
  fill('glint', circle(6, -27, -3), circle(6, 27, -3)),
  fill('deep', symmetric('M0 20L13 20C13 28 6 33 0 33')),
  line('deep', 'M0 33V40M-14 42C-8 48 -3 46 0 40C3 46 8 48 14 42', 3),
]

const rabbit: Emblem = () => [
  ...twoTone(
    'M0 -14C5 -16 8 -22 8 -34C8 -62 20 -78 31 -74C43 -68 41 -34 28 -12C44 0 52 16 48 34C42 56 20 64 0 64',
  ),
  fill('glint', both('M-18 -30C-20 -52 -26 -64 -30 -62C-36 -56 -32 -32 -24 -18Z')),
  fill('deep', circle(6, -20, 18), circle(6, 20, 18), symmetric('M0 30L8 30C8 36 4 39 0 40')),
  fill('light', symmetric('M0 46L6 46L6 58L0 58')),
  line('deep', 'M0 40V46M-12 47C-6 50 -2 48 0 46C2 48 6 50 12 47', 3),
]

const bull: Emblem = () => [
  fill('light', both('M20 -26C44 -28 58 -46 52 -74C80 -56 78 -12 34 -6Z')),
  ...twoTone(
    'M0 -44C24 -46 38 -36 38 -18C52 -24 62 -20 70 -10C60 2 46 6 36 4C34 24 30 36 26 46C20 62 10 68 0 68',
  ),
  fill('light', symmetric('M0 34C14 30 28 34 27 46C25 62 12 68 0 68')),
  fill('deep', ellipse(5, 4, -11, 48), ellipse(5, 4, 11, 48)),
  fill('deep', both('M12 -4C18 -10 26 -8 28 0C22 4 16 4 12 -4Z'), symmetric('M0 -44L8 -43L0 -18')),
  line('brass', 'M-9 54C-12 74 12 74 9 54', 5),
]

const HORSE =
  'M-42 54C-40 30 -2 24 2 -4C-8 4 -16 6 -26 8C-34 12 -40 22 -52 18C-62 14 -64 4 -60 -6' +
  'C-50 -28 -42 -46 -24 -56L-22 -76L-6 -62C30 -58 52 -16 48 54Z'

const horse: Emblem = () => [
  fill('accent', HORSE),
  fill('shade', 'M-22 -76L-6 -62C30 -58 52 -16 48 54H18C36 20 30 -28 -12 -52Z'),
  fill('deep', circle(5, -28, -28)),
  line('glint', 'M-50 4L-44 8M10 -34C20 -22 26 -8 28 8', 4),
  fill('brass', 'M-52 54H58V70H-52Z'),
  fill('brassShade', 'M3 54H58V70H3Z'),
]

const rooster: Emblem = () => [
  fill('accent', 'M-24 -34C-40 -52 -22 -64 -12 -50C-14 -74 12 -76 12 -54C22 -70 42 -58 32 -36Z'),
  fill('accent', 'M-36 -4C-50 6 -46 28 -32 28C-20 26 -18 6 -24 -6Z'),
  fill('brass', 'M-26 -32L-70 -12L-28 -6Z'),
  fill('brassShade', 'M-70 -12L-28 -6L-27 -16Z'),
  fill(
    'light',
    'M-30 -30C-10 -52 30 -48 38 -20C42 6 52 34 66 62L42 56L30 72L10 58L-8 72L-22 56L-46 64C-34 38 -28 16 -32 -4Z',
  ),
  fill('deep', circle(6, -8, -22)),
  line('accent', 'M-20 20L-26 44M2 14L0 46M22 8L30 42M20 -14L26 -6', 5),
]

const dragon: Emblem = () => [
  line('brass', both('M24 40C46 34 54 54 72 46'), 4.5),
  fill('brass', both('M14 -34C20 -54 36 -56 32 -78C52 -64 54 -40 32 -26Z')),
  ...twoTone('M0 -46L12 -36L28 -42L34 -24L64 -32L50 -6L68 8L46 14C44 32 34 40 27 50L14 66L0 60'),
  fill('light', both('M8 -6C20 -20 32 -18 42 -16C36 -2 22 4 8 -6Z')),
  fill('deep', ellipse(4, 7, -26, -10), ellipse(4, 7, 26, -10)),
  fill('deep', both('M6 26C12 20 20 22 22 30C16 34 10 32 6 26Z')),
  fill('glint', both('M10 44L22 44L16 60Z'), symmetric('M0 -30L6 -16L0 14')),
]

const snake: Emblem = () => [
  line('accent', 'M-58 54C-20 78 62 62 52 22C44 -10 -40 18 -38 -20C-36 -42 -10 -48 14 -46', 19),
  line('shade', 'M-44 60C-10 70 48 58 50 30M-34 -8C-32 8 4 4 24 4', 5),
  fill('accent', 'M2 -62C28 -76 62 -66 68 -46C58 -34 26 -30 2 -38Z'),
  fill('glint', circle(5, 38, -54)),
  line('brass', 'M66 -46L78 -42M78 -42L84 -48M78 -42L84 -36', 3.5),
  fill(
    'brass',
    circle(4, -20, 62),
    circle(4, 6, 64),
    circle(4, 32, 54),
    circle(4, 20, 10),
    circle(4, -6, 8),
  ),
]

const butterfly: Emblem = () => [
  fill(
    'accent',
    'M-3 -6C-18 -54 -52 -70 -72 -54C-78 -24 -50 4 -3 4Z',
    'M-3 6C-34 0 -58 22 -52 48C-38 68 -12 50 -3 14Z',
  ),
  fill(
    'shade',
    'M3 -6C18 -54 52 -70 72 -54C78 -24 50 4 3 4Z',
    'M3 6C34 0 58 22 52 48C38 68 12 50 3 14Z',
  ),
  fill('glint', circle(9, -50, -40), circle(5, -30, -30), circle(7, -36, 36)),
  fill('glint', circle(9, 50, -40), circle(5, 30, -30), circle(7, 36, 36)),
  line('light', 'M-2 -26C-6 -44 -14 -54 -24 -60M2 -26C6 -44 14 -54 24 -60', 3.5),
  fill('light', ellipse(6, 36, 0, 4)),
]

const elephant: Emblem = () => [
  fill('accent', 'M-20 -44C-54 -66 -80 -42 -74 -6C-70 22 -44 34 -28 12Z'),
  fill('shade', 'M20 -44C54 -66 80 -42 74 -6C70 22 44 34 28 12Z'),
  fill('glint', both('M-30 -34C-52 -46 -64 -30 -62 -8C-58 8 -44 12 -36 0Z')),
  fill('light', both('M12 22C30 26 38 40 36 58C24 56 14 46 10 34Z')),
  ...twoTone('M0 -56C28 -56 38 -36 34 -10C32 8 18 14 15 32C13 48 20 58 12 66C8 70 4 70 0 70'),
  fill('deep', circle(5, -20, -12), circle(5, 20, -12)),
  line('deep', 'M-8 28H8M-8 40H8M-6 52H6', 3),
  fill('brass', symmetric('M0 -56L14 -52L0 -26')),
]

export const beasts = {
  cat,
  tiger,
  panda,
  rabbit,
  bull,
  horse,
  rooster,
  dragon,
  snake,
  butterfly,
  elephant,
}
