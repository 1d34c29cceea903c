import { ballPaints, numberPaint, type BallCategory, type BallPaint } from './ball-colours.ts'

export type BallProps = { category: BallCategory; size?: number }

/** The marker of a category. Decorative: the category's name stands beside it. */
export function Ball({ category, size = 18 }: BallProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 20 20" aria-hidden="true">
      <Body paint={ballPaints[category]} />
      <Shine />
      {category === 'FAV' && (
        <circle cx="10" cy="10" r="9.5" fill="none" stroke="light-dark(transparent, #efe8d2)" />
      )}
    </svg>
  )
}

export type NumberBallProps = { value: number; text?: string; size?: number; paint?: BallPaint }

const figureSizes = [7.4, 7.4, 6.6, 4.8]

/** A number as it fell. The figures are read out as text; the colours carry nothing. */
export function NumberBall({ value, text = String(value), size = 44, paint }: NumberBallProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 20 20" role="img" aria-label={text}>
      <Body paint={paint ?? numberPaint(value)} />
      <circle cx="10" cy="10" r="6" fill="#fbf6e6" />
      <Shine />
      <text
        x="10"
        y="10"
        dy=".36em"
        textAnchor="middle"
        fontSize={figureSizes[Math.min(text.length, 3)]}
        fontWeight="700"
        fill="#16261d"
        fontFamily="var(--font-display)"
      >
        {text}
      </text>
    </svg>
  )
}

function Body({ paint }: { paint: BallPaint }) {
  return (
    <>
      <circle cx="10" cy="10" r="9.5" fill={paint.stripe ? '#efe8d2' : paint.colour} />
      {/* The band of a striped ball: a slice of the circle between two heights, rounded by the circle itself. */}
      {paint.stripe && (
        <path
          d="M1.36 6.05A9.5 9.5 0 0 0 1.36 13.95H18.64A9.5 9.5 0 0 0 18.64 6.05Z"
          fill={paint.colour}
        />
      )}
      <circle cx="10" cy="10" r="9.5" fill="none" stroke="#0e231a" strokeOpacity=".25" />
    </>
  )
}

function Shine() {
  return (
    <path
      d="M4.6 7.4Q5.8 4.3 9 3.4"
      fill="none"
      stroke="#fff"
      strokeOpacity=".6"
      strokeWidth="1.1"
      strokeLinecap="round"
    />
  )
}
