import { useInfiniteQuery } from '@tanstack/react-query'
import type { Currency } from '@baize/kernel/money'
import { Button } from '@baize/ui/button'
import { FailureNote } from '@baize/ui/waiting/failure-note'
import { go, readAddress, useOfAddress } from '@baize/ui/navigation/address.ts'
import { TabPanel, Tabs } from '@baize/ui/navigation/tabs'
import { useText } from '@baize/texts/use-text'
import { Loading } from '../../../shared/loading.tsx'
import { useOnline } from '../../../shared/online.ts'
import { useSums } from '../../../shared/sums.ts'
import { useCurrency } from '../../../shared/system.ts'
import { rewardsQuery } from '../api.ts'
import { ClaimList } from './claim-list.tsx'
import { LaterList } from './later-list.tsx'
import { useClaims } from './use-claims.ts'

type TabName = 'claim' | 'coming' | 'history'

/** Everything that waits for a member, from whoever it comes, and what was. */
export function RewardCentre() {
  const t = useText()
  const tab = useOfAddress(({ search }): TabName => {
    const { rewardTab } = search
    return rewardTab === 'coming' || rewardTab === 'history' ? rewardTab : 'claim'
  })
  const claims = useClaims()
  const query = useInfiniteQuery(rewardsQuery('claimable'))
  const items = query.data?.pages.flatMap((page) => page.items) ?? []
  const name = 'rewards'
  return (
    <div className="@container grid min-w-0 grid-cols-1 gap-2">
      <Waiting
        waiting={query.data?.pages[0]?.waiting}
        busy={claims.isClaimingAll}
        onClaimAll={() => void claims.claimAll(items)}
      />
      <Tabs
        name={name}
        label={t('shell.rewardCentre')}
        selected={tab}
        onSelect={turnTo}
        tabs={[
          { id: 'claim', label: t('rewards.tabClaim') },
          { id: 'coming', label: t('rewards.tabComing') },
          { id: 'history', label: t('rewards.tabHistory') },
        ]}
      />
      <TabPanel name={name} selected={tab}>
        {tab === 'claim' && !query.data && <Loading error={query.error} onRetry={query.refetch} />}
        {tab === 'claim' && query.data && (
          <>
            <FailureNote error={query.error} onRetry={query.refetch} />
            <ClaimList
              items={items}
              outcomes={claims.outcomes}
              onClaim={(reward) => void claims.claim(reward)}
            />
          </>
        )}
        {tab === 'coming' && <LaterList view="running" />}
        {tab === 'history' && <LaterList view="over" />}
      </TabPanel>
    </div>
  )
}

function turnTo(tab: TabName): void {
  const { path, search, hash } = readAddress()
  go(
    { path, search: { ...search, rewardTab: tab === 'claim' ? '' : tab }, hash },
    { replace: true },
  )
}

type WaitingProps = {
  readonly waiting:
    | { readonly count: number; readonly currency: Currency; readonly amount: string }
    | undefined
  readonly busy: boolean
  readonly onClaimAll: () => void
}

/** What everything that waits comes to, and the one button that takes it all. */
function Waiting({ waiting, busy, onClaimAll }: WaitingProps) {
  const t = useText()
  const online = useOnline()
  const own = useCurrency()
  const sums = useSums(waiting?.currency ?? own)
  const count = waiting?.count ?? 0
  return (
    <section
      aria-label={t('rewards.tabClaim')}
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card border border-line bg-s2 px-4 py-3 md:px-5"
    >
      <div className="min-w-0">
        <p className="figures font-display text-h4 font-semibold md:text-h3">
          {sums.full(waiting?.amount ?? '0')}
        </p>
        <p aria-live="polite" className="text-text-3">
          {waiting ? t('rewards.toClaim', { count }) : ' '}
        </p>
      </div>
      {(count > 1 || busy) && (
        <Button
          variant="primary"
          busy={busy}
          busyLabel={t('rewards.sending')}
          disabled={!online}
          title={online ? undefined : t('shell.offlineMoney')}
          onClick={onClaimAll}
        >
          {t('rewards.claimAll')}
        </Button>
      )}
    </section>
  )
}
