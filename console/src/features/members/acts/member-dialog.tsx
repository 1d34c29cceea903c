import { calls } from 'virtual:contract'
import { useToast } from '@baize/ui/overlays/toast'
import { useText } from '@baize/texts/use-text'
import type { TextKey } from '@baize/texts/keys'
import { ReasonDialog } from '../../../shared/forms/reason-dialog.tsx'
import type { Act, PlainAct } from './acts.ts'
import { useMemberWrite, type MemberFile } from '../api.ts'
import { DefaultPasswordNote } from '../list/default-password-note.tsx'
import { MemberNoteDialog } from './note-dialog.tsx'
import { ProfileDialog } from './profile-dialog.tsx'
import { TagsDialog } from './tags-dialog.tsx'
import { TypeDialog } from './type-dialog.tsx'

type MemberDialogProps = {
  readonly file: MemberFile
  readonly act: Act
  readonly onClose: () => void
}

/** The dialog of the act that was chosen. Most ask for a reason and nothing else. */
export function MemberDialog({ file, act, onClose }: MemberDialogProps) {
  switch (act.does) {
    case 'type':
      return <TypeDialog member={file.member} onClose={onClose} />
    case 'tags':
      return <TagsDialog member={file.member} onClose={onClose} />
    case 'profile':
      return <ProfileDialog file={file} onClose={onClose} />
    case 'note':
      return <MemberNoteDialog id={file.member.id} onClose={onClose} />
    default:
      return <PlainDialog file={file} act={act} onClose={onClose} />
  }
}

type PlainDialogProps = Omit<MemberDialogProps, 'act'> & { readonly act: PlainAct }
type Words = {
  readonly title: TextKey
  readonly text: TextKey
  readonly done: TextKey
  readonly danger?: boolean
}

const words: Record<PlainAct['does'], Words> = {
  lock: {
    title: 'identity-desk.lock',
    text: 'identity-desk.lockText',
    done: 'identity-desk.lockDone',
    danger: true,
  },
  unlock: {
    title: 'identity-desk.unlock',
    text: 'identity-desk.unlockText',
    done: 'identity-desk.unlockDone',
  },
  close: {
    title: 'identity-desk.close',
    text: 'identity-desk.closeText',
    done: 'identity-desk.closeDone',
    danger: true,
  },
  password: {
    title: 'identity-desk.resetPassword',
    text: 'identity-desk.resetPasswordText',
    done: 'identity-desk.resetPasswordDone',
    danger: true,
  },
  lift: {
    title: 'identity-desk.liftLock',
    text: 'identity-desk.liftLockText',
    done: 'identity-desk.liftLockDone',
  },
  authenticator: {
    title: 'identity-desk.removeAuthenticator',
    text: 'identity-desk.removeAuthenticatorText',
    done: 'identity-desk.removeAuthenticatorDone',
    danger: true,
  },
  payment: {
    title: 'identity-desk.resetPayment',
    text: 'identity-desk.resetPaymentText',
    done: 'identity-desk.resetPaymentDone',
    danger: true,
  },
  sessions: {
    title: 'identity-desk.endSessions',
    text: 'identity-desk.endSessionsText',
    done: 'identity-desk.endSessionsDone',
    danger: true,
  },
  session: {
    title: 'identity-desk.endSession',
    text: 'identity-desk.endSessionText',
    done: 'identity-desk.endSessionDone',
    danger: true,
  },
  network: {
    title: 'identity-desk.forget',
    text: 'identity-desk.forgetText',
    done: 'identity-desk.forgetDone',
  },
}

function PlainDialog({ file, act, onClose }: PlainDialogProps) {
  const t = useText()
  const show = useToast()
  const run = usePlainAct(file.member.id)
  const { title, text, done, danger = false } = words[act.does]
  const values = {
    account: file.member.account,
    network: act.does === 'network' ? act.network.network : '',
  }
  const isReopened = act.does === 'unlock' && file.member.state === 'closed'
  const action = isReopened ? t('identity-desk.reopen') : t(title)
  return (
    <ReasonDialog
      title={t('identity-desk.actOf', { act: action, account: values.account })}
      text={t(text, values)}
      action={action}
      tone={danger ? 'danger' : 'primary'}
      onConfirm={async (reason) => {
        await run(act, reason)
        show(t(done, values), 'ok')
      }}
      onClose={onClose}
    >
      {act.does === 'password' && <DefaultPasswordNote />}
    </ReasonDialog>
  )
}

const statesOf = { lock: 'locked', unlock: 'open', close: 'closed' } as const

function usePlainAct(id: string) {
  const write = useMemberWrite()
  return (act: PlainAct, reason: string): Promise<unknown> => {
    switch (act.does) {
      case 'lock':
      case 'unlock':
      case 'close':
        return write(calls.changeMemberState, { id, reason, state: statesOf[act.does] })
      case 'password':
        return write(calls.resetMemberPassword, { id, reason })
      case 'lift':
        return write(calls.liftMemberLock, { id, reason })
      case 'authenticator':
        return write(calls.resetMemberSecondStep, { id, reason })
      case 'payment':
        return write(calls.resetMemberPaymentPassword, { id, reason })
      case 'sessions':
        return write(calls.closeMemberSessions, { id, reason })
      case 'session':
        return write(calls.closeMemberSessions, { id, reason, session: act.session.id })
      case 'network':
        return write(calls.removeMemberNetwork, { id, reason, network: act.network.id })
    }
  }
}
