import type { TextKey } from '../keys.ts'

/** Rows of a picker. */
export const rowKeys = [
  'lottery-plays.r-place',
  'lottery-plays.r-ten-thousands',
  'lottery-plays.r-thousands',
  'lottery-plays.r-hundreds',
  'lottery-plays.r-tens',
  'lottery-plays.r-units',
  'lottery-plays.r-pick',
  'lottery-plays.r-double',
  'lottery-plays.r-single',
  'lottery-plays.r-triple',
  'lottery-plays.r-quadruple',
  'lottery-plays.r-dan',
  'lottery-plays.r-tuo',
] as const satisfies readonly TextKey[]
