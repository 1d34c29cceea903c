import { plotHeight } from '../overview/plot.tsx'
import type { Step } from './build-up.ts'

type BuildUpLinesProps = {
  readonly steps: readonly Step[]
  /** What the day would have come to at the rate of the lowest tier is drawn beside it, where it is known. */
  readonly firstRate: number | undefined
  /** Where the day has come to; what lies beyond is shaded and empty. */
  readonly until: number
  readonly end: number
  readonly xOf: (at: string) => number
  readonly yOf: (value: number) => number
  readonly valueOf: (sum: bigint) => number
}

const fine = { fill: 'none', vectorEffect: 'non-scaling-stroke' } as const

/** What a day came to after each run, and the moments at which a higher tier was reached. */
export function BuildUpLines({
  steps,
  firstRate,
  until,
  end,
  xOf,
  yOf,
  valueOf,
}: BuildUpLinesProps) {
  const climb = (sumOf: (step: Step) => bigint) =>
    [`M0,${yOf(0)}`, ...steps.map((step) => `H${xOf(step.to)}V${yOf(valueOf(sumOf(step)))}`)].join(
      '',
    )
  const line = climb(({ total }) => total)
  return (
    <>
      <rect x={until} width={end - until} height={plotHeight} fill="var(--s3)" opacity="0.35" />
      <path d={`${line}V${yOf(0)}Z`} fill="var(--pos)" opacity="0.16" />
      {firstRate !== undefined && (
        <path
          d={climb(({ basis }) => (BigInt(basis) * BigInt(firstRate)) / 10_000n)}
          stroke="var(--text-3)"
          strokeDasharray="4 3"
          strokeWidth="1.5"
          {...fine}
        />
      )}
      <path d={line} stroke="var(--pos)" strokeWidth="2" {...fine} />
      {steps
        .filter(({ isHigher }) => isHigher)
        .map(({ id, to }) => (
          <line
            key={id}
            x1={xOf(to)}
            x2={xOf(to)}
            y1={0}
            y2={plotHeight}
            stroke="var(--brass)"
            strokeDasharray="3 3"
            strokeWidth="1.5"
            {...fine}
          />
        ))}
    </>
  )
}
