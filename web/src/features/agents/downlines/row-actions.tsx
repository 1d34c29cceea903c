import { FilePenLine } from 'lucide-react'
import type { Downline } from '@baize/contract/agents/team-reports'
import { buttonClass } from '@baize/ui/button-class.ts'
import { Link } from '@baize/ui/navigation/link'
import { useText } from '@baize/texts/use-text'
import { AccountActions } from '../accounts/account-actions.tsx'
import { toOffer } from '../contracts/ways.ts'

/** What an agent can do with somebody of the team; a contract is for who is directly below. */
export function RowActions({ member }: { readonly member: Downline }) {
  const t = useText()
  const { account, level } = member
  return (
    <span className="inline-flex items-center justify-end gap-1">
      {level === 1 && (
        <Link
          to={toOffer(account)}
          aria-label={`${t('shell.contract')}: ${account}`}
          className={buttonClass({ size: 'sm' })}
        >
          <FilePenLine size={16} aria-hidden="true" />
          <span className="md:max-2xl:sr-only">{t('shell.contract')}</span>
        </Link>
      )}
      <AccountActions member={member} />
    </span>
  )
}
