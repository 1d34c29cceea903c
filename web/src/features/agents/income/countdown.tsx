import { useEffect, useState } from 'react'
import { useText } from '@baize/texts/use-text'
import { serverNow } from '../../../shared/api.ts'
import { minutesText } from '../../../shared/use-seconds-left.ts'

const secondsTo = (moment: string) =>
  Math.max(0, Math.ceil((Date.parse(moment) - serverNow()) / 1000))

/** How long it is until a moment, by the server's clock and not by the device's. Nobody has to hear each second. */
export function Countdown({ to }: { readonly to: string }) {
  const t = useText()
  const [left, setLeft] = useState(() => secondsTo(to))
  const isOver = left === 0
  useEffect(() => {
    if (isOver) return undefined
    const timer = setInterval(() => setLeft(secondsTo(to)), 1000)
    return () => clearInterval(timer)
  }, [isOver, to])
  if (isOver) return <>{t('agents-income.nextAbout')}</>
  return (
    <span role="timer" aria-live="off" className="figures">
      {t('agents-runs.in', { time: minutesText(left) })}
    </span>
  )
}
