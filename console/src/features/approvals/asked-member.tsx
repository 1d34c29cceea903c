import { useQuery } from '@tanstack/react-query'
import { calls } from 'virtual:contract'
import { call } from '../../shared/api.ts'
import { MemberLink } from '../../shared/figures/member-link.tsx'
import { useOperator } from '../../shared/operator.ts'

/** The account's name where the operator may see members; the books' id stands below it, and alone until it is known. */
export function AskedMember({ id }: { readonly id: string }) {
  const { can } = useOperator()
  const { data } = useQuery({
    queryKey: ['member', id],
    queryFn: ({ signal }) => call(calls.getMember, { id }, { signal }),
    enabled: can('admin', 'finance', 'risk', 'support', 'auditor'),
  })
  const account = data?.member.account
  return (
    <>
      {account && <span className="block font-semibold break-words">{account}</span>}
      <MemberLink id={id} />
    </>
  )
}
