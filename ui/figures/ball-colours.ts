/** The wire codes of the game categories, plus home and promotions. */
export type BallCategory =
  | 'HOME'
  | 'HOT'
  | 'FAV'
  | 'RNG'
  | 'FISH'
  | 'ESPORTS'
  | 'PVP'
  | 'SPORTS'
  | 'LIVE'
  | 'LOTT'
  | 'ELOTT'
  | 'COCKFIGHT'
  | 'PROMO'

export type BallPaint = { colour: string; stripe: boolean }

const solid = (colour: string): BallPaint => ({ colour, stripe: false })
const stripe = (colour: string): BallPaint => ({ colour, stripe: true })

/** The balls of a pool table. Stripe or solid is the second channel, so that colour is never alone. */
export const ballPaints: Record<BallCategory, BallPaint> = {
  HOME: solid('#efe8d2'),
  HOT: solid('#e24942'),
  FAV: solid('#2a2f2c'),
  RNG: solid('#ebc336'),
  FISH: solid('#3d8ad4'),
  ESPORTS: solid('#9868ba'),
  PVP: solid('#f08a39'),
  SPORTS: solid('#43a96e'),
  LIVE: solid('#b95569'),
  LOTT: stripe('#ebc336'),
  ELOTT: stripe('#3d8ad4'),
  COCKFIGHT: stripe('#e24942'),
  PROMO: stripe('#f08a39'),
}

const numberColours = ['#3d8ad4', '#ebc336', '#e24942', '#43a96e', '#9868ba', '#f08a39', '#b95569']

/** The ball of a drawn number: its colour repeats every seven, solid up to 49 and striped beyond. */
export function numberPaint(value: number): BallPaint {
  const colour = numberColours[value % numberColours.length] ?? '#efe8d2'
  return { colour, stripe: value > 49 }
}
