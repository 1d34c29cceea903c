import { Fragment, useEffect, useRef } from 'react'
import { useText } from '@baize/texts/use-text'
import { useAnnounce } from '@baize/ui/overlays/live-region'
import { clockParts } from './use-now.ts'

type Props = { readonly seconds: number }

/** Moments at which a screen reader is told; each second would drown everything else. */
const milestones = [60, 30, 10]

/** How long tickets are taken yet, by the server's clock. */
export function Countdown({ seconds }: Props) {
  const t = useText()
  const days = Math.floor(seconds / 86_400)
  useMilestones(seconds)
  return (
    <div
      role="timer"
      aria-label={t('lottery.secondsLeft', { n: seconds })}
      className="flex items-center gap-1"
    >
      {days > 0 && (
        <span className="pe-1 text-lead font-semibold">{t('lottery.days', { n: days })}</span>
      )}
      {clockParts(seconds).map((part, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a place of a clock is what it is by its index
        <Fragment key={index}>
          {index > 0 && <span className="font-display text-h4">:</span>}
          {[...part].map((digit, place) => (
            <b
              // oxlint-disable-next-line react/no-array-index-key -- the same
              key={place}
              className="grid h-9 w-6.5 place-items-center rounded-ctl bg-s3 font-display text-h4 font-semibold md:h-11 md:w-8.5 md:text-h3"
            >
              {digit}
            </b>
          ))}
        </Fragment>
      ))}
    </div>
  )
}

function useMilestones(seconds: number): void {
  const t = useText()
  const announce = useAnnounce()
  const before = useRef(seconds)
  useEffect(() => {
    const passed = milestones.some((mark) => before.current > mark && seconds <= mark)
    if (passed && seconds > 0) announce(t('lottery.secondsLeft', { n: seconds }))
    if (before.current > 0 && seconds === 0) announce(t('lottery.saleOver'))
    before.current = seconds
  }, [seconds, announce, t])
}
