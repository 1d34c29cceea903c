import { calls } from 'virtual:contract'
import type { DeskOffer } from '@baize/contract/promotions/offers-desk'
import { useToast } from '@baize/ui/overlays/toast'
import { useText } from '@baize/texts/use-text'
import { call } from '../../../shared/api.ts'
import { ReasonDialog } from '../../../shared/forms/reason-dialog.tsx'
import { useWrite } from '../../../shared/forms/use-write.ts'
import { root } from '../api.ts'

export type Turn = 'pause' | 'resume' | 'close'

export const turnWords = {
  pause: {
    to: 'paused',
    name: 'offers-desk.pause',
    title: 'offers-desk.pauseTitle',
    text: 'offers-desk.pauseText',
  },
  resume: {
    to: 'open',
    name: 'offers-desk.resume',
    title: 'offers-desk.resumeTitle',
    text: 'offers-desk.resumeText',
  },
  close: {
    name: 'offers-desk.close',
    title: 'offers-desk.closeTitle',
    text: 'offers-desk.closeText',
  },
} as const

type TurnDialogProps = {
  readonly offer: DeskOffer
  readonly turn: Turn
  readonly onClose: () => void
}

/** Pauses it, lets it go on, or ends it. */
export function TurnDialog({ offer: { id, title }, turn, onClose }: TurnDialogProps) {
  const t = useText()
  const show = useToast()
  const write = useWrite(root)
  const words = turnWords[turn]
  return (
    <ReasonDialog
      title={t(words.title, { name: title })}
      text={t(words.text)}
      action={t(words.name)}
      tone={turn === 'close' ? 'danger' : 'primary'}
      onConfirm={async (reason) => {
        if (turn === 'close') {
          const { approval } = await write(() => call(calls.endOffer, { id, reason }))
          show(t(approval === null ? 'offers-desk.turned' : 'offers-desk.asked'), 'ok')
          return
        }
        const { to } = turnWords[turn]
        await write(() => call(calls.turnOffer, { id, to, reason }))
        show(t('offers-desk.turned'), 'ok')
      }}
      onClose={onClose}
    />
  )
}

/** What can be done to it as it stands. */
export function turnsOf(state: DeskOffer['state']): readonly Turn[] {
  if (state === 'open' || state === 'scheduled') return ['pause', 'close']
  return state === 'paused' ? ['resume', 'close'] : []
}
