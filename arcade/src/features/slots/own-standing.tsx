import { useEffect, useState } from 'react'
import { useText } from '@baize/texts/use-text'
import { isFramed } from '../../shared/frame.ts'
import { ArcadeSum } from '../../shared/sum.tsx'
import { useTable } from '../../shared/table.tsx'

/**
 * How one stands. In its frame a game has a bar over it that says it; alone in a tab it is told here: what is left, what
 * came of it so far, and for how long it goes on. Play money always says so.
 */
export function OwnStanding() {
  const t = useText()
  const { table, state } = useTable()
  const { currency, demo } = table
  const isAlone = !isFramed()
  if (!isAlone && !demo) return null
  const { staked, returned } = state.tally
  return (
    <p className="theatre-balance">
      {demo && <span>{t('arcade.demoMoney')}</span>}
      {isAlone && (
        <>
          <span>
            {t('arcade.balance')}{' '}
            <ArcadeSum of={state.balance} currency={currency} className="font-semibold" />
          </span>
          <span>
            {t('arcade.net')}{' '}
            <ArcadeSum of={returned - staked} currency={currency} bare className="font-semibold" />
          </span>
          <Clock />
        </>
      )}
    </p>
  )
}

/** For how long the game is open. */
function Clock() {
  const t = useText()
  const [openedAt] = useState(Date.now)
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    const look = () => setSeconds(Math.floor((Date.now() - openedAt) / 1000))
    const timer = setInterval(look, 1000)
    return () => clearInterval(timer)
  }, [openedAt])
  return (
    <span role="timer" aria-label={t('arcade.playingFor')} className="figures font-semibold">
      {clockText(seconds)}
    </span>
  )
}

/** `0:24:18`. */
export function clockText(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  const two = (part: number) => String(part).padStart(2, '0')
  return `${hours}:${two(minutes)}:${two(seconds % 60)}`
}
