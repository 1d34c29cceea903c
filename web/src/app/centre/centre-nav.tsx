import { CircleUser } from 'lucide-react'
import { useAddress } from '@baize/ui/navigation/address.ts'
import { Link } from '@baize/ui/navigation/link'
import { useText } from '@baize/texts/use-text'
import { overPage } from '../../shared/over-page.ts'
import { UnreadBadge } from '../../features/inbox/unread-badge.tsx'
import { RewardBadge } from '../../features/rewards/reward-badge.tsx'
import { CentrePerson } from './centre-person.tsx'
import { useCentreEntries } from './use-centre-entries.ts'

const rowClass =
  'flex min-h-9 items-center gap-3 rounded-ctl px-2.5 text-text-2 hover:bg-hover hover:text-text aria-[current=page]:bg-s3 aria-[current=page]:font-semibold aria-[current=page]:text-text'

/** Beside every page of the centre on a desk: who it is, and all pages with the present one marked. */
export function CentreNav({ page }: { readonly page: string }) {
  const t = useText()
  const now = useAddress()
  // What stands outside the centre is in its list alone.
  const entries = useCentreEntries().filter((entry) => 'over' in entry)
  return (
    <div className="flex h-full flex-col overflow-y-auto bg-[color-mix(in_srgb,var(--bg)_55%,var(--s1))] px-3 pt-5 pb-3">
      <CentrePerson />
      <nav aria-label={t('shell.memberCentre')} className="mt-4 grid gap-px">
        {entries.map(({ id, title, icon: Icon = CircleUser }) => (
          <Link
            key={id}
            to={overPage(now, { m: id })}
            replace
            aria-current={id === page ? 'page' : undefined}
            className={rowClass}
          >
            <Icon size={20} strokeWidth={1.75} aria-hidden="true" className="flex-none" />
            <span className="min-w-0 flex-1 py-1.5">{t(title)}</span>
            {id === 'messageV2' && <UnreadBadge />}
            {id === 'rewardCenter' && <RewardBadge />}
          </Link>
        ))}
      </nav>
    </div>
  )
}
