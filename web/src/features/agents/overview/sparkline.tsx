import { scaleOf } from './scale.ts'

const width = 100
const height = 32

/** The course of a figure, without figures: those stand beside it. */
export function Sparkline({ points }: { readonly points: readonly number[] }) {
  const { yOf } = scaleOf(points, height)
  const step = width / Math.max(points.length - 1, 1)
  const line = points.map((point, at) => `${at * step},${yOf(point)}`).join(' ')
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="h-7 w-16 flex-none text-pos max-sm:hidden xl:w-20"
    >
      <polygon
        points={`0,${height} ${line} ${width},${height}`}
        fill="currentColor"
        opacity="0.12"
      />
      <polyline
        points={line}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  )
}
