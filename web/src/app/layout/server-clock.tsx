import { useEffect, useState } from 'react'
import { languageEntry } from '@baize/kernel/language'
import { useLanguage } from '@baize/texts/use-text'
import { useSystem } from '../../shared/system.ts'
import { serverNow } from '../../shared/api.ts'

/** The merchant's time, each second, by the server's clock and not by the device's. */
export function ServerClock() {
  const { zone } = useSystem().info.brand
  const { tag } = languageEntry(useLanguage())
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), 1000)
    return () => clearInterval(timer)
  }, [])
  const time = new Date(now).toLocaleTimeString(tag, { timeZone: zone, hour12: false })
  return (
    <div className="text-end leading-tight">
      <time className="block font-semibold" dateTime={new Date(now).toISOString()}>
        {time}
      </time>
      <span className="text-caption text-text-3">{zone}</span>
    </div>
  )
}
