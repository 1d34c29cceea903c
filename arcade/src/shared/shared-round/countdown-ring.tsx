import { useText } from '@baize/texts/use-text'
import { useSecondsLeft } from './use-seconds-left.ts'
import './countdown-ring.css'

type Props = {
  /** When bets close by this clock. */
  readonly endsAt: number
  readonly lastsMs: number
}

const radius = 27
const around = 2 * Math.PI * radius

/** How long bets are still taken, by the clock of the table. */
export function CountdownRing({ endsAt, lastsMs }: Props) {
  const t = useText()
  const seconds = useSecondsLeft(endsAt)
  const left = Math.min(1, (seconds * 1000) / lastsMs)
  return (
    <span
      role="timer"
      aria-label={t('arcade.secondsToBet')}
      className="countdown-ring"
      data-last={seconds <= 5 || undefined}
    >
      <svg viewBox="-32 -32 64 64" aria-hidden="true">
        <circle r={radius} className="countdown-track" />
        <circle
          r={radius}
          className="countdown-left"
          strokeDasharray={`${around * left} ${around}`}
          transform="rotate(-90)"
        />
      </svg>
      <b className="figures">{Math.ceil(seconds)}</b>
    </span>
  )
}
