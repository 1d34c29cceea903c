import { useEffect, useState } from 'react'
import { Button } from '@baize/ui/button'
import { Dialog } from '@baize/ui/overlays/dialog'
import { useText } from '@baize/texts/use-text'
import { idleMinutes } from '../../shared/session.ts'
import { signOut } from './api.ts'

const longestWarnMs = 60_000
const lookMs = 1000

/**
 * Ends the session when nobody touched the page for as long as the server allows. The page does this by
 * itself, because its own polling would keep the session alive for ever in the eyes of the server.
 */
export function IdleWatch() {
  const t = useText()
  const [leftMs, setLeftMs] = useState<number>()
  useEffect(() => watchIdle(idleMinutes() * 60_000, setLeftMs), [])
  return (
    <Dialog
      open={leftMs !== undefined}
      onClose={() => setLeftMs(undefined)}
      title={t('ops.idleTitle')}
      size="sm"
    >
      <p className="text-body-s">
        {t('ops.idleText', { seconds: Math.ceil((leftMs ?? 0) / 1000) })}
      </p>
      <Button data-autofocus className="mt-5" block variant="primary">
        {t('ops.stay')}
      </Button>
    </Dialog>
  )
}

/** Any sign of a hand counts, so pressing the dialog's button, or any key, is already the answer. */
function watchIdle(limitMs: number, onLeft: (leftMs: number | undefined) => void): () => void {
  const warnMs = Math.min(longestWarnMs, limitMs / 4)
  let touchedAt = Date.now()
  const touch = () => {
    touchedAt = Date.now()
    onLeft(undefined)
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
