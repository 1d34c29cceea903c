import { useState } from 'react'
import type { LoginReply } from '@baize/contract/identity/session'
import { useAddress } from '@baize/ui/navigation/address.ts'
import { Link } from '@baize/ui/navigation/link'
import { useText } from '@baize/texts/use-text'
import { keepIn } from '@baize/ui/keep-in.ts'
import { overPage } from '../../../shared/over-page.ts'
import type { Drafts } from '../drafts.ts'
import { ContinueAs } from '../login/continue-as.tsx'
import { DemoMembers } from '../login/demo-members.tsx'
import type { ToRemember } from '../login/login-form.tsx'
import { UsernameLogin } from '../login/username-login.tsx'
import { readRemembered } from '../remembered.ts'

type Props = {
  readonly drafts: Drafts
  readonly onReply: (reply: LoginReply, toRemember: ToRemember | 'unchanged') => void
}

/** Agents have one way in, by name and password; the tools for a password stand below it. */
export function AgentLoginForm({ drafts, onReply }: Props) {
  const [known, setKnown] = useState(readRemembered)
  const [filled, setFilled] = useState(0)
  const fill = (entries: { username: string; password?: string; remember?: string }) => {
    keepIn(drafts.login, { ...drafts.login.current, ...entries })
    setFilled(filled + 1)
  }
  return (
    <div className="grid grid-cols-1 gap-4">
      {known && (
        <ContinueAs
          known={known}
          area="agent"
          onReply={(reply) => onReply(reply, 'unchanged')}
          onForget={() => {
            setKnown(undefined)
            fill({ username: '', remember: '' })
          }}
        />
      )}
      <UsernameLogin
        key={filled}
        area="agent"
        draft={drafts.login}
        onReply={(reply, { username, remember }) =>
          onReply(
            reply,
            remember === 'yes' ? { username: username.trim(), sms: undefined } : undefined,
          )
        }
      />
      <PasswordTools />
      <DemoMembers
        only="agent"
        onChoose={({ account, password }) => fill({ username: account, password })}
      />
    </div>
  )
}

function PasswordTools() {
  const t = useText()
  const now = useAddress()
  const link = 'inline-flex min-h-6 items-center font-medium text-link'
  return (
    <p className="flex flex-wrap justify-between gap-x-4 gap-y-2">
      <Link to={overPage(now, { popup: 'forgotPassword' })} replace className={link}>
        {t('shell.forgotPassword')}
      </Link>
      <Link to={overPage(now, { popup: 'changePassword' })} replace className={link}>
        {t('shell.changePassword')}
      </Link>
    </p>
  )
}
