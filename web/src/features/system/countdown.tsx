import { useEffect, useState } from 'react'
import { serverNow } from '../../shared/api.ts'
import { countdownText } from './closing-time.ts'

/** A clock to the given moment, by the server's time. The sentence beside it says the same in words. */
export function Countdown({ to }: { to: Date }) {
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), 1000)
    return () => clearInterval(timer)
  }, [])
  const text = countdownText(to.getTime() - now)
  if (text === undefined) return null
  return (
    // The display face has no figures of one width, so each stands in a cell of its own.
    <div
      aria-hidden="true"
      data-countdown={text}
      className="flex items-center gap-1 font-display text-h2 font-bold"
    >
      {[...text].map((sign, index) =>
        sign === ':' ? (
          <span key={index} className="text-text-2">
            :
          </span>
        ) : (
          <span key={index} className="grid h-11 w-[34px] place-items-center rounded-chip bg-s3">
            {sign}
          </span>
        ),
      )}
    </div>
  )
}
