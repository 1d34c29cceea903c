import { useEffect, useState } from 'react'
import { languageEntry } from '@baize/kernel/language'
import { useAnnounce } from '@baize/ui/overlays/live-region'
import { useLanguage, useText } from '@baize/texts/use-text'
import { serverNow } from '../../shared/api.ts'

const secondsUntil = (until: string) =>
  Math.max(0, Math.ceil((Date.parse(until) - serverNow()) / 1000))

/** The whole seconds until a moment of the server's clock, whatever the clock of the device says. */
export function useSecondsUntil(until: string): number {
  const [, tick] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => tick((turns) => turns + 1), 500)
    return () => clearInterval(timer)
  }, [])
  return secondsUntil(until)
}

/** `14:32` below an hour, `23 h 12 min` above. */
export function timeLeftText(seconds: number, tag: string): string {
  if (seconds < 3600) {
    return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  }
  const part = (unit: 'hour' | 'minute', value: number) =>
    new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'short' }).format(value)
  return `${part('hour', Math.floor(seconds / 3600))} ${part('minute', Math.floor((seconds % 3600) / 60))}`
}

// A voice that counts every second would drown everything else.
const milestones = [300, 60] as const

/** What is left until a moment, ticking for the eye and said aloud at a few points only. */
export function TimeLeft({ until }: { readonly until: string }) {
  const t = useText()
  const announce = useAnnounce()
  const { tag } = languageEntry(useLanguage())
  const left = useSecondsUntil(until)
  const passed = milestones.find((mark) => mark === left)
  useEffect(() => {
    if (passed !== undefined) announce(t('cashier.leftSaid', { minutes: passed / 60 }))
  }, [passed, announce, t])
  return (
    <span role="timer" className="figures whitespace-nowrap">
      {timeLeftText(left, tag)}
    </span>
  )
}
