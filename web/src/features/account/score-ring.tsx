import { useText } from '@baize/texts/use-text'
import type { Score } from './score.ts'

const radius = 26
const around = 2 * Math.PI * radius

/** How much of what can protect an account does; a picture of what the line beside it says. */
export function ScoreRing({ score }: { score: Score }) {
  const t = useText()
  const part = score.set / score.of
  return (
    <svg
      viewBox="0 0 64 64"
      className="size-16 flex-none"
      role="img"
      aria-label={t('identity-account.score', { set: score.set, of: score.of })}
    >
      <circle cx="32" cy="32" r={radius} fill="none" stroke="var(--line)" strokeWidth="6" />
      <circle
        cx="32"
        cy="32"
        r={radius}
        fill="none"
        stroke="var(--brass)"
        strokeWidth="6"
        strokeLinecap="round"
        strokeDasharray={`${part * around} ${around}`}
        transform="rotate(-90 32 32)"
      />
      <text
        x="32"
        y="37"
        textAnchor="middle"
        fontSize="16"
        className="fill-text font-semibold"
        aria-hidden="true"
      >
        {score.set}/{score.of}
      </text>
    </svg>
  )
}
