import { useEffect, useState } from 'react'
import { useText } from '@baize/texts/use-text'
import { serverNow } from '../../shared/api.ts'

const minutesTo = (moment: string) =>
  Math.max(0, Math.ceil((Date.parse(moment) - serverNow()) / 60_000))

/** How long it is until a moment, by the server's clock, in days and hours, or in hours and minutes. */
export function Flips({ to }: { readonly to: string }) {
  const t = useText()
  const [left, setLeft] = useState(() => minutesTo(to))
  useEffect(() => {
    const timer = setInterval(() => setLeft(minutesTo(to)), 5_000)
    return () => clearInterval(timer)
  }, [to])
  const hours = Math.floor(left / 60)
  const parts =
    hours >= 48
      ? [
          { value: Math.floor(hours / 24), unit: t('missions.d') },
          { value: hours % 24, unit: t('missions.h') },
        ]
      : [
          { value: hours, unit: t('missions.h') },
          { value: left % 60, unit: t('missions.min') },
        ]
  return (
    <span role="timer" aria-live="off" className="inline-flex items-center gap-1">
      {parts.map(({ value, unit }) => (
        <span key={unit} className="inline-flex items-center gap-1">
          <span className="flip figures px-1">{String(value).padStart(2, '0')}</span>
          <span className="text-caption text-text-3">{unit}</span>
        </span>
      ))}
    </span>
  )
}
