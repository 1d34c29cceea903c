/** Printed matter: the same in both themes. The highest prize comes first, and what pays nothing is paper. */
const shades = [
  '#8c1d2f',
  '#6b2354',
  '#24458c',
  '#17616b',
  '#8f6314',
  '#1d6a45',
  '#3d5a2a',
  '#5a4630',
]

export const paper = '#efe8d2'

export function shadeOf(place: number, isBlank: boolean): string {
  return isBlank ? paper : (shades[place % shades.length] ?? paper)
}
