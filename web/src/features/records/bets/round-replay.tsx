import { RotateCcw } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { calls } from 'virtual:contract'
import type { GamePageMessage } from '@baize/contract/play/game-frame'
import { Button } from '@baize/ui/button'
import { Dialog } from '@baize/ui/overlays/dialog'
import { call, failureText } from '../../../shared/api.ts'
import { anyListener, noOrigin, ownFrameAddress, ownSandbox } from '../../../shared/own-frame.ts'
import { useText } from '@baize/texts/use-text'

const isWanting = (data: unknown) =>
  (data as { readonly type?: unknown } | null)?.type === 'round.wanted'

const recall = (wager: string): Promise<GamePageMessage> =>
  call(calls.recallRound, { wager }).then(
    (recalled) => ({ type: 'round.recalled', recalled }),
    (error: unknown) => ({ type: 'round.refused', said: failureText(error) }),
  )

type RoundReplayProps = { readonly url: string; readonly gameName: string }

/**
 * The round as its game draws it from the record. It stands in a frame of this page, which asks for the record and hands
 * it over: the session that may see it stays here.
 */
export function RoundReplay({ url, gameName }: RoundReplayProps) {
  const t = useText()
  const [address, setAddress] = useState<string>()
  const frame = useRef<HTMLIFrameElement>(null)
  const hear = useEffectEvent(async ({ source, origin, data }: MessageEvent) => {
    const game = frame.current?.contentWindow
    if (!game || source !== game || origin !== noOrigin || !isWanting(data)) return
    const answer = await recall(new URL(url, location.href).searchParams.get('wager') ?? '')
    game.postMessage(answer, anyListener)
  })
  useEffect(() => {
    const listen = (event: MessageEvent) => void hear(event)
    addEventListener('message', listen)
    return () => removeEventListener('message', listen)
  }, [])
  return (
    <>
      <Button
        variant="secondary"
        block
        icon={<RotateCcw size={18} aria-hidden="true" />}
        onClick={() => setAddress(ownFrameAddress(url))}
      >
        {t('reports.seeRound')}
      </Button>
      <Dialog
        open={address !== undefined}
        onClose={() => setAddress(undefined)}
        title={t('reports.roundAgain', { game: gameName })}
        size="lg"
      >
        <iframe
          ref={frame}
          src={address}
          title={t('reports.roundAgain', { game: gameName })}
          sandbox={ownSandbox}
          allow="clipboard-write"
          className="h-[65dvh] w-full rounded-card border border-line"
        />
      </Dialog>
    </>
  )
}
