import { useState } from 'react'
import type { LoginReply } from '@baize/contract/identity/session'
import { Segmented } from '@baize/ui/forms/segmented'
import { useText } from '@baize/texts/use-text'
import { useModule } from '../../../shared/system.ts'
import type { Drafts } from '../drafts.ts'
import { ForgotByEmail } from './forgot-by-email.tsx'
import { ForgotByPhone } from './forgot-by-phone.tsx'

type Props = { readonly drafts: Drafts; readonly onReply: (reply: LoginReply) => void }

/** A new password for whoever forgot the old one: by e-mail, and by phone where the operator lets one. */
export function ForgotForm({ drafts, onReply }: Props) {
  const t = useText()
  const byPhone = useModule('CHNGPASSVERIF3')
  const [wanted, setWanted] = useState<'email' | 'mobile'>('email')
  const tab = byPhone ? wanted : 'email'
  const segments = [
    { value: 'email', label: t('identity.byEmail') },
    { value: 'mobile', label: t('identity.byMobile') },
  ] as const
  return (
    <div className="grid grid-cols-1 gap-3.5">
      {byPhone && (
        <Segmented
          label={t('identity.resetBy')}
          segments={segments}
          value={tab}
          onValue={setWanted}
        />
      )}
      {tab === 'email' ? (
        <ForgotByEmail draft={drafts.forgot} />
      ) : (
        <ForgotByPhone draft={drafts.forgotByPhone} wait={drafts.waits.forgot} onReply={onReply} />
      )}
    </div>
  )
}
