import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { PromotionCard } from '@baize/contract/promotions/promotions'
import { Button } from '@baize/ui/button'
import { presetSpan } from '@baize/ui/forms/date-presets.ts'
import { PromotionsPicture } from '@baize/ui/figures/pictures'
import { go, readAddress, useAddress } from '@baize/ui/navigation/address.ts'
import { TabPanel, Tabs } from '@baize/ui/navigation/tabs'
import { FailureNote } from '@baize/ui/waiting/failure-note'
import { useText } from '@baize/texts/use-text'
import { serverNow } from '../../shared/api.ts'
import { EmptyCard } from '../../shared/empty-card.tsx'
import { Loading } from '../../shared/loading.tsx'
import { useSystem } from '../../shared/system.ts'
import { promotionsQuery } from './api.ts'
import { groupOf, readFilter, topicsOf, withinOf, type Filter } from './filter.ts'
import { Promotion } from './promotion-card.tsx'
import { PromotionFilters } from './promotion-filters.tsx'
import { topicNames, type OfferTopic } from './topics.ts'

type Props = {
  /** Stands above the offers: what waits for this person. */
  readonly banner: ReactNode
}

/** The offers that run, come, or ended lately. */
export function Promotions({ banner }: Props) {
  const t = useText()
  const query = useQuery(promotionsQuery)
  const cards = query.data
  return (
    <div className="grid min-w-0 grid-cols-1 gap-4">
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h1 className="text-h3 md:text-h2">{t('shell.promotions')}</h1>
        {cards && cards.length > 0 && (
          <p className="text-text-3">
            {t('promotions-pages.counts', {
              open: countIn(cards, 'open'),
              joined: countIn(cards, 'joined'),
            })}
          </p>
        )}
      </div>
      {!cards && <Loading error={query.error} onRetry={query.refetch} rows={4} />}
      {cards && <FailureNote error={query.error} onRetry={query.refetch} />}
      {cards?.length === 0 && (
        <>
          {banner}
          <EmptyCard
            picture={<PromotionsPicture />}
            title={t('shell.promotionsEmpty')}
            text={t('shell.promotionsEmptyText')}
          />
        </>
      )}
      {cards && cards.length > 0 && <Offers cards={cards} banner={banner} />}
    </div>
  )
}

function countIn(cards: readonly PromotionCard[], group: ReturnType<typeof groupOf>): number {
  return cards.filter((card) => groupOf(card) === group).length
}

function Offers({ cards, banner }: Props & { readonly cards: readonly PromotionCard[] }) {
  const t = useText()
  const { zone } = useSystem().info.brand
  const filter = readFilter(useAddress().search)
  const name = 'promotions'
  const span =
    filter.period === '' ? undefined : presetSpan(filter.period, new Date(serverNow()), zone)
  const within = withinOf(cards, filter, span)
  const shown = within.filter((card) => filter.status === '' || groupOf(card) === filter.status)
  return (
    <>
      <Tabs<OfferTopic | ''>
        name={name}
        label={t('promotions-pages.topics')}
        selected={filter.topic}
        onSelect={(topic) => turnTo({ topic })}
        tabs={[
          { id: '', label: t('shell.all') },
          ...topicsOf(cards).map((topic) => ({ id: topic, label: t(topicNames[topic]) })),
        ]}
      />
      {banner}
      <PromotionFilters filter={filter} onFilter={turnTo} cards={within} />
      <TabPanel name={name} selected={filter.topic}>
        {shown.length === 0 ? (
          <EmptyCard
            picture={<PromotionsPicture />}
            title={t('promotions-pages.noneSuch')}
            text={t('promotions-pages.noneSuchText')}
            action={
              <Button onClick={() => turnTo({ topic: '', status: '', period: '' })}>
                {t('promotions-pages.showAll')}
              </Button>
            }
          />
        ) : (
          <div className="grid grid-cols-1 gap-3 sm:grid-cols-2 md:gap-4 xl:grid-cols-3">
            {shown.map((card) => (
              <Promotion key={card.id} card={card} />
            ))}
          </div>
        )}
      </TabPanel>
    </>
  )
}

/** The address keeps what was chosen. */
function turnTo({ period, ...change }: Partial<Filter>): void {
  const { path, search, hash } = readAddress()
  const when = period === undefined ? {} : { when: period }
  go({ path, search: { ...search, ...change, ...when }, hash }, { replace: true })
}
