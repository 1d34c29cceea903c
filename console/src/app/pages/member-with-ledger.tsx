import { ArrowDownUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { buttonClass } from '@baize/ui/button-class.ts'
import { Link } from '@baize/ui/link'
import { useText } from '@baize/texts/use-text'
import { MemberLedger } from '../../features/books/ledger/member-ledger.tsx'
import { MemberPage } from '../../features/members/member-page.tsx'
import { useOperator } from '../../shared/operator.ts'

/** The member page with the books of the member, for those who may look at them. */
export function MemberWithLedger() {
  const { can } = useOperator()
  const ledger = (id: string, aside: ReactNode) => (
    <MemberLedger
      owner={id}
      aside={
        <>
          {can('admin', 'finance') && <AdjustLink id={id} />}
          {aside}
        </>
      }
    />
  )
  return <MemberPage extras={can('admin', 'finance', 'risk', 'auditor') ? { ledger } : {}} />
}

/** Money is moved on the page of the ledger, where its receipt stands beside the entries. */
function AdjustLink({ id }: { readonly id: string }) {
  const t = useText()
  return (
    <Link to={{ path: '/ledger', search: { owner: id } }} className={buttonClass({ block: true })}>
      <ArrowDownUp size={18} aria-hidden="true" />
      {t('ops.adjNew')}
    </Link>
  )
}
