import { Link } from '@baize/ui/navigation/link'
import { useOperator } from '../operator.ts'

/** A member by id: a way to the ledger for those who may look at it, a plain name for others. */
export function MemberLink({ id }: { readonly id: string }) {
  const { can } = useOperator()
  if (!can('admin', 'finance', 'risk', 'auditor')) return <span className="break-all">{id}</span>
  return (
    <Link
      to={{ path: '/ledger', search: { owner: id } }}
      className="font-medium break-all text-link underline-offset-4 hover:underline"
    >
      {id}
    </Link>
  )
}
