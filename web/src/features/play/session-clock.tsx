import { useEffect, useState } from 'react'
import { useAnnounce } from '@baize/ui/overlays/live-region'
import { useText } from '@baize/texts/use-text'

const sayEverySeconds = 30 * 60

/** How long one has been playing. Only whole half hours are read out. */
export function SessionClock({ startedAt }: { startedAt: number }) {
  const t = useText()
  const announce = useAnnounce()
  const [seconds, setSeconds] = useState(() => since(startedAt))
  useEffect(() => {
    const timer = setInterval(() => setSeconds(since(startedAt)), 1000)
    return () => clearInterval(timer)
  }, [startedAt])
  const milestone = Math.floor(seconds / sayEverySeconds)
  useEffect(() => {
    if (milestone > 0) announce(t('play.playedFor', { minutes: milestone * 30 }))
    // oxlint-disable-next-line react/exhaustive-deps -- only a milestone is news; another language is not
  }, [milestone])
  return (
    <span role="timer" className="figures font-semibold">
      {playedClockText(seconds)}
    </span>
  )
}

function since(startedAt: number): number {
  return Math.max(0, Math.floor((Date.now() - startedAt) / 1000))
}

/** `00:24:18`. */
export function playedClockText(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  return parts.map((part) => String(part).padStart(2, '0')).join(':')
}
