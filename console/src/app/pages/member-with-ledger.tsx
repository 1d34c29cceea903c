import { ArrowDownUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { buttonClass } from '@baize/ui/button-class.ts'
import { Link } from '@baize/ui/navigation/link'
import { useText } from '@baize/texts/use-text'
import { MemberLedger } from '../../features/books/ledger/member-ledger.tsx'
import { MemberCashier } from '../../features/cashier/member/member-cashier.tsx'
import { applicationReaders as grantReaders } from '../../features/promotions/roles.ts'
import { MemberGrants } from '../../features/promotions/grants/member-grants.tsx'
import { MemberPage } from '../../features/members/file/member-page.tsx'
import { readers } from '../../features/protection/api.ts'
import { MemberLimits } from '../../features/protection/member-limits.tsx'
import { queueReaders } from '../../shared/queues/cashier-queues.ts'
import { useOperator } from '../../shared/operator.ts'

/** The member page with the member's books, cashier, limits and rewards, for those who may look at them. */
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
  const cashier = (id: string) => <MemberCashier member={id} />
  const limits = (id: string, account: string) => <MemberLimits id={id} account={account} />
  const rewards = (id: string, account: string) => <MemberGrants member={id} account={account} />
  return (
    <MemberPage
      extras={{
        ...(can('admin', 'finance', 'risk', 'auditor') && { ledger }),
        ...(can(...queueReaders) && { cashier }),
        ...(can(...readers) && { limits }),
        ...(can(...grantReaders) && { rewards }),
      }}
    />
  )
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
