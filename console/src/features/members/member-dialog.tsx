import { calls } from 'virtual:contract'
import { useToast } from '@baize/ui/toast'
import { useText } from '@baize/texts/use-text'
import type { TextKey } from '@baize/texts/keys'
import { ReasonDialog } from '../../shared/reason-dialog.tsx'
import type { Act, PlainAct } from './acts.ts'
import { useMemberWrite, type MemberFile } from './api.ts'
import { DefaultPasswordNote } from './default-password-note.tsx'
import { NoteDialog } from './note-dialog.tsx'
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
      return <NoteDialog id={file.member.id} onClose={onClose} />
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
    title: 'members.lock',
    text: 'members.lockText',
    done: 'members.lockDone',
    danger: true,
  },
  unlock: { title: 'members.unlock', text: 'members.unlockText', done: 'members.unlockDone' },
  close: {
    title: 'members.close',
    text: 'members.closeText',
    done: 'members.closeDone',
    danger: true,
  },
  password: {
    title: 'members.resetPassword',
    text: 'members.resetPasswordText',
    done: 'members.resetPasswordDone',
    danger: true,
  },
  lift: { title: 'members.liftLock', text: 'members.liftLockText', done: 'members.liftLockDone' },
  authenticator: {
    title: 'members.removeAuthenticator',
    text: 'members.removeAuthenticatorText',
    done: 'members.removeAuthenticatorDone',
    danger: true,
  },
  sessions: {
    title: 'members.endSessions',
    text: 'members.endSessionsText',
    done: 'members.endSessionsDone',
    danger: true,
  },
  session: {
    title: 'members.endSession',
    text: 'members.endSessionText',
    done: 'members.endSessionDone',
    danger: true,
  },
  network: {
    title: 'members.forget',
    text: 'members.forgetText',
    done: 'members.forgetDone',
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
  const action = isReopened ? t('members.reopen') : t(title)
  return (
    <ReasonDialog
      title={t('members.actOf', { act: action, account: values.account })}
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
      case 'sessions':
        return write(calls.closeMemberSessions, { id, reason })
      case 'session':
        return write(calls.closeMemberSessions, { id, reason, session: act.session.id })
      case 'network':
        return write(calls.removeMemberNetwork, { id, reason, network: act.network.id })
    }
  }
}
