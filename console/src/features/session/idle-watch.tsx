import { useEffect, useState } from 'react'
import { Button } from '@baize/ui/button'
import { Dialog } from '@baize/ui/dialog'
import { useText } from '@baize/texts/use-text'
import { idleMinutes } from '../../shared/session.ts'
import { signOut } from './api.ts'

const warnMs = 60_000
const lookMs = 1000

/**
 * Ends the session when nobody touched the page for as long as the server allows. The page does this by
 * itself, because its own polling would keep the session alive for ever in the eyes of the server.
 */
export function IdleWatch() {
  const t = useText()
  const [leftMs, setLeftMs] = useState(Number.POSITIVE_INFINITY)
  useEffect(() => watchIdle(idleMinutes() * 60_000, setLeftMs), [])
  return (
    <Dialog open={leftMs <= warnMs} onClose={() => {}} title={t('ops.idleTitle')} size="sm">
      <p className="text-body-s">
        {t('ops.idleText', { seconds: Math.max(0, Math.ceil(leftMs / 1000)) })}
      </p>
      <Button data-autofocus className="mt-5" block variant="primary">
        {t('ops.stay')}
      </Button>
    </Dialog>
  )
}

function watchIdle(limitMs: number, onLeft: (leftMs: number) => void): () => void {
  let touchedAt = Date.now()
  const touch = () => {
    touchedAt = Date.now()
    onLeft(Number.POSITIVE_INFINITY)
  }
  const look = () => {
    const leftMs = limitMs - (Date.now() - touchedAt)
    if (leftMs <= 0) void signOut('idle')
    else if (leftMs <= warnMs) onLeft(leftMs)
  }
  const signs = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const
  for (const sign of signs) document.addEventListener(sign, touch, { passive: true, capture: true })
  const timer = setInterval(look, lookMs)
  return () => {
    for (const sign of signs) document.removeEventListener(sign, touch, { capture: true })
    clearInterval(timer)
  }
}
