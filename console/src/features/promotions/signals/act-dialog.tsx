import { calls } from 'virtual:contract'
import type { RewardSignal, SignalGrant } from '@baize/contract/promotions/signals-desk'
import { useToast } from '@baize/ui/overlays/toast'
import { useText } from '@baize/texts/use-text'
import { call } from '../../../shared/api.ts'
import { ReasonDialog } from '../../../shared/forms/reason-dialog.tsx'
import { useWrite } from '../../../shared/forms/use-write.ts'
import { root } from './api.ts'

/** What an operator is about to do: about a signal, or about one of its grants. */
export type Act =
  | { readonly what: 'note' | 'dismiss'; readonly signal: RewardSignal }
  | {
      readonly what: 'hold' | 'release' | 'takeBack'
      readonly signal: RewardSignal
      readonly grant: SignalGrant
    }

const words = {
  note: { action: 'signals-desk.note', text: 'signals-desk.noteText' },
  dismiss: { action: 'signals-desk.dismiss', text: 'signals-desk.dismissText' },
  hold: { action: 'signals-desk.hold', text: 'signals-desk.holdText' },
  release: { action: 'signals-desk.release', text: 'signals-desk.releaseText' },
  takeBack: { action: 'signals-desk.takeBack', text: 'signals-desk.takeBackText' },
} as const

/** Says what will happen, and asks for a reason. */
export function ActDialog({ act, onClose }: { readonly act: Act; readonly onClose: () => void }) {
  const t = useText()
  const show = useToast()
  const write = useWrite(root, 'grants')
  const { action, text } = words[act.what]
  const { member, other } = act.signal
  const who = 'grant' in act ? act.grant.account : `${member.account}, ${other.account}`
  return (
    <ReasonDialog
      title={`${t(action)}: ${who}`}
      text={t(text)}
      action={t(action)}
      tone={act.what === 'takeBack' ? 'danger' : 'primary'}
      onConfirm={async (reason) => {
        await write(() => send(act, reason))
        show(t('signals-desk.done'), 'ok')
      }}
      onClose={onClose}
    />
  )
}

async function send(act: Act, reason: string): Promise<unknown> {
  const { id } = act.signal
  if (act.what === 'note') return await call(calls.decideSignal, { id, state: 'noted', reason })
  if (act.what === 'dismiss') {
    return await call(calls.decideSignal, { id, state: 'dismissed', reason })
  }
  if (!('grant' in act)) return undefined
  const grant = act.grant.id
  if (act.what === 'hold') return await call(calls.holdGrant, { id, grant, reason })
  const decision = act.what === 'release' ? 'release' : 'take_back'
  return await call(calls.decideHold, { grant, decision, reason })
}
