import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { GameFrameMessage, GamePageMessage } from '@baize/contract/play/game-frame'
import { Button } from '@baize/ui/button'
import { Note } from '@baize/ui/waiting/note'
import { useText } from '@baize/texts/use-text'
import { createDeviceChoice } from '../../shared/device-choice.ts'
import {
  anyListener,
  noOrigin,
  ownFrameAddress,
  ownSandbox,
  useTellLook,
} from '../../shared/own-frame.ts'
import { Opening } from './opening.tsx'
import { relayLine } from './relay-line.ts'
import { readFrameMessage } from './frame-messages.ts'

/** A game that is not there after so long gets a word and a second try. */
const patienceMs = 20_000

/** Of a vendor, on another origin: scripts and their own storage, and nothing of the page around them. */
const vendorSandbox = 'allow-scripts allow-same-origin allow-forms'

const gameSound = createDeviceChoice('arcade-sound')

type Props = {
  readonly url: string
  readonly title: string
  readonly iconUrl: string | undefined
  /** Grows whenever money moved beside the game. */
  readonly moneyTurn?: number
  readonly onMessage: (message: GameFrameMessage) => void
  readonly onRetry: () => void
}

/** A game of ours or of an outside vendor: a page of its own in a box that keeps it there. */
export function GameFrame({ url, title, iconUrl, moneyTurn = 0, onMessage, onRetry }: Props) {
  const t = useText()
  const frame = useRef<HTMLIFrameElement>(null)
  const [state, setState] = useState<'loading' | 'late' | 'ready'>('loading')
  // Grows whenever the game asks for the page's line, as it does after a reload of its own.
  const [line, setLine] = useState({ turn: 0, table: '' })
  const address = new URL(url, location.href)
  const isOurs = address.origin === location.origin
  // Written once: a frame whose address changes begins anew.
  const [src] = useState(() => (isOurs ? ownFrameAddress(url) : url))
  const target = isOurs ? anyListener : address.origin
  const tell = useCallback(
    (message: GamePageMessage) => frame.current?.contentWindow?.postMessage(message, target),
    [target],
  )
  useTellLook(isOurs, tell)
  /** A game of ours has neither a line nor a place to keep a choice. */
  function serveGame(message: GameFrameMessage): void {
    if (message.type === 'line.wanted') {
      const { table } = message
      setLine(({ turn }) => ({ turn: turn + 1, table }))
    }
    if (message.type === 'sound.chosen') gameSound.set(message.on)
    if (message.type === 'sound.chosen' || message.type === 'sound.wanted') {
      tell({ type: 'sound.kept', on: gameSound.get() })
    }
  }
  const hear = useEffectEvent((event: MessageEvent) => {
    // Only the page in the frame is heard, and only while it is the one that was opened.
    if (event.source !== frame.current?.contentWindow) return
    if (event.origin !== (isOurs ? noOrigin : address.origin)) return
    const message = readFrameMessage(event.data)
    if (!message) return
    if (message.type === 'game.ready') setState('ready')
    if (isOurs) serveGame(message)
    onMessage(message)
  })
  useEffect(() => {
    if (line.turn > 0) return relayLine(line.table, tell)
  }, [line, tell])
  useEffect(() => {
    if (moneyTurn > 0) tell({ type: 'balance.stale' })
  }, [moneyTurn, tell])
  useEffect(() => {
    addEventListener('message', hear)
    const timer = setTimeout(
      () => setState((now) => (now === 'loading' ? 'late' : now)),
      patienceMs,
    )
    return () => {
      removeEventListener('message', hear)
      clearTimeout(timer)
    }
  }, [])
  return (
    <div className="relative min-h-0 flex-1 bg-bg">
      {state === 'late' && (
        <div className="absolute inset-x-4 top-4 z-10 mx-auto max-w-xl">
          <Note
            tone="pending"
            role="alert"
            title={t('play.lateTitle')}
            action={<Button onClick={onRetry}>{t('ui.tryAgain')}</Button>}
          >
            {t('play.lateText')}
          </Note>
        </div>
      )}
      <iframe
        ref={frame}
        src={src}
        title={title}
        // A game of ours says when it is there; of another one no more is known than that its page has come.
        onLoad={() => !isOurs && setState('ready')}
        sandbox={isOurs ? ownSandbox : vendorSandbox}
        allow={isOurs ? 'fullscreen; autoplay; clipboard-write' : 'fullscreen; autoplay'}
        referrerPolicy="no-referrer"
        className="absolute inset-0 size-full border-0"
      />
      {/* Over the frame, whose page is empty until it has begun. */}
      {state === 'loading' && <Opening title={title} iconUrl={iconUrl} />}
    </div>
  )
}
