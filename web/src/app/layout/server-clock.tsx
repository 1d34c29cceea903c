import { useEffect, useState } from 'react'
import { languageEntry } from '@baize/kernel/language'
import { useLanguage } from '@baize/texts/use-text'
import { useSystem } from '../../shared/system.ts'
import { serverNow } from '../../shared/api.ts'

const looks = {
  block: 'grid text-end leading-tight',
  line: 'flex flex-wrap items-baseline gap-x-2',
}

/** The merchant's time, each second, by the server's clock and not by the device's. */
export function ServerClock({ look = 'block' }: { look?: 'block' | 'line' }) {
  const { zone } = useSystem().info.brand
  const { tag } = languageEntry(useLanguage())
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), 1000)
    return () => clearInterval(timer)
  }, [])
  const time = new Date(now).toLocaleTimeString(tag, { timeZone: zone, hour12: false })
  return (
    <div className={looks[look]}>
      <time className="font-semibold tabular-nums" dateTime={new Date(now).toISOString()}>
        {time}
      </time>
      <span className="text-caption text-text-3">{zone}</span>
    </div>
  )
}
