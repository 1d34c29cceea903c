import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { TicketCampaign } from '@baize/contract/promotions/tickets'
import { EmptyState } from '@baize/ui/waiting/empty-state'
import { PromotionsPicture } from '@baize/ui/figures/pictures'
import { cx } from '@baize/ui/look/cx.ts'
import { useText } from '@baize/texts/use-text'
import { BrandMoment } from '../../shared/brand-moment.tsx'
import { Loading } from '../../shared/loading.tsx'
import { useSums } from '../../shared/sums.ts'
import { ticketsQuery } from './api.ts'
import { CampaignView } from './campaign-view.tsx'
import { kindTexts, stateTexts } from './kind-texts.ts'

/** Red envelopes, golden eggs and prize wheels: those that are open first. */
export function TicketsPage() {
  const t = useText()
  const { data, error, refetch } = useQuery(ticketsQuery)
  const [chosen, setChosen] = useState('')
  if (!data) return <Loading error={error} onRetry={refetch} />
  const list = data.list.toSorted((one, other) => rankOf(one) - rankOf(other))
  const shown = list.find(({ id }) => id === chosen) ?? list[0]
  if (shown === undefined) {
    return (
      <EmptyState
        picture={<PromotionsPicture />}
        title={t('tickets.noneTitle')}
        text={t('tickets.noneText')}
      />
    )
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {list.length > 1 && (
        <ul className="flex gap-2 max-md:overflow-x-auto max-md:pb-1 md:flex-wrap">
          {list.map((campaign) => (
            <li key={campaign.id} className="max-md:flex-none">
              <button
                type="button"
                aria-pressed={campaign.id === shown.id}
                onClick={() => setChosen(campaign.id)}
                className={cx(
                  'min-h-11 rounded-ctl border px-3 py-1.5 text-start text-body-s',
                  campaign.id === shown.id ? 'border-metal bg-s3' : 'border-line hover:bg-hover',
                )}
              >
                <b className="block font-semibold">{campaign.title}</b>
                <span className="text-caption text-text-3">
                  {t('tickets.kindState', {
                    kind: t(kindTexts[campaign.kind].name),
                    state: t(stateTexts[campaign.state]),
                  })}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <CampaignView key={shown.id} campaign={shown} />
      <Slips campaign={shown} />
    </div>
  )
}

const order = { open: 0, announced: 1, sold_out: 2, over: 3 } as const
const rankOf = ({ state, tickets }: TicketCampaign) => order[state] * 2 + (tickets > 0 ? 0 : 1)

/** Own slips, and who drew last with masked names. */
function Slips({ campaign }: { readonly campaign: TicketCampaign }) {
  const t = useText()
  const { full } = useSums(campaign.currency)
  const name = (amount: string) => (amount === '0' ? t('tickets.noPrize') : full(amount))
  const own = campaign.drawn.slice(0, 5)
  return (
    <div className="grid gap-5 md:grid-cols-2">
      {own.length > 0 && (
        <section className="grid content-start gap-1">
          <h4 className="text-body-s font-semibold">{t('tickets.own')}</h4>
          {own.map(({ place, amount, at }) => (
            <p key={place} className="flex justify-between gap-3 text-body-s">
              <BrandMoment at={at} className="text-text-3" />
              <span className="figures font-medium">{name(amount)}</span>
            </p>
          ))}
        </section>
      )}
      {campaign.latest.length > 0 && (
        <section className="grid content-start gap-1">
          <h4 className="text-body-s font-semibold">{t('tickets.latest')}</h4>
          {campaign.latest.map(({ name: who, amount, at }) => (
            <p key={`${at} ${who} ${amount}`} className="flex justify-between gap-3 text-body-s">
              <span className="text-text-2">{who}</span>
              <span className="figures font-medium">{name(amount)}</span>
            </p>
          ))}
        </section>
      )}
    </div>
  )
}
