import type { DeskWithdrawal } from '@baize/contract/cashier/withdrawals-desk'

type Member = DeskWithdrawal['member']

/** A member by the name of the account, with the tags that operators gave. */
export function MemberName({ member, most = 1 }: { member: Member; most?: number }) {
  return (
    <span className="inline-flex min-w-0 flex-wrap items-baseline gap-x-1.5">
      <span className="font-semibold break-all">{member.account}</span>
      {member.tags.slice(0, most).map((tag) => (
        <span key={tag} className="text-meta font-normal text-text-3">
          {tag}
        </span>
      ))}
    </span>
  )
}
