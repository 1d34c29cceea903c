import type { Approval } from '@baize/contract/system/approvals'
import { buttonClass } from '@baize/ui/button-class.ts'
import { Link } from '@baize/ui/navigation/link'
import { Note } from '@baize/ui/waiting/note'
import { useText } from '@baize/texts/use-text'
import { useIsOwn } from './waiting-request.ts'

/** Says that a second person is waited for, who asked and why, and leads to the request. */
export function SecondNote({ request }: { readonly request: Approval }) {
  const t = useText()
  const isOwn = useIsOwn(request)
  return (
    <Note
      tone="pending"
      title={t('cashier-desk.secondWaits')}
      action={
        <Link to="/approvals" className={buttonClass({ size: 'sm' })}>
          {t('cashier-desk.toApprovals')}
        </Link>
      }
    >
      <span className="break-words">
        {isOwn
          ? t('cashier-desk.secondOwn')
          : t('cashier-desk.secondBy', { by: request.requestedBy, reason: request.reason })}
      </span>
    </Note>
  )
}
