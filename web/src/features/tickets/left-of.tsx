import { Ticket } from 'lucide-react'
import type { TicketCampaign } from '@baize/contract/promotions/tickets'
import { useText } from '@baize/texts/use-text'
import type { Sums } from '../../shared/sums.ts'
import { useSentences } from '../../shared/use-sentences.ts'

type LeftOfProps = { readonly campaign: TicketCampaign; readonly sums: Sums }

/** The own tickets and how one gets them; what is left of money and slips. */
export function LeftOf({ campaign, sums }: LeftOfProps) {
  const t = useText()
  const sentences = useSentences()
  const { tickets, isFree, earning, left, slips, total, totalLeft, times } = campaign
  const number = new Intl.NumberFormat(sums.tag)
  const ways = [
    ...(isFree ? [t('tickets.oneForAll')] : []),
    ...(earning?.deposit ? [t('tickets.earnDeposit', { amount: sums.full(earning.deposit) })] : []),
    ...(earning?.validBet ? [t('tickets.earnBet', { amount: sums.full(earning.validBet) })] : []),
    ...(earning ? [t('tickets.perDay', { count: number.format(earning.perDay) })] : []),
  ]
  const shown = ways.length === 0 ? [t('tickets.given')] : ways
  return (
    <>
      <div className="flex items-center gap-3 rounded-card border border-line px-3 py-2.5">
        <Ticket size={24} aria-hidden="true" className="flex-none text-brass" />
        <p className="min-w-0">
          <b className="block font-semibold">{t('tickets.tickets', { count: tickets })}</b>
          <span className="text-meta text-text-2">
            {sentences(shown.map((way) => t('tickets.way', { way })))}
          </span>
        </p>
      </div>
      <dl className="grid grid-cols-2 gap-4 text-body-s">
        <Left
          name={t('tickets.moneyLeft')}
          share={Number(totalLeft) / Number(total)}
          value={t('tickets.of', { left: sums.full(totalLeft), count: sums.bare(total) })}
        />
        <Left
          name={t('tickets.slipsLeft')}
          share={left / slips}
          value={t('tickets.of', { left: number.format(left), count: number.format(slips) })}
        />
      </dl>
      <p className="flex flex-wrap justify-between gap-x-3 text-body-s">
        <span className="text-text-3">{t('tickets.toWithdraw')}</span>
        <span className="font-medium">{t('tickets.times', { times })}</span>
      </p>
    </>
  )
}

type LeftProps = { readonly name: string; readonly value: string; readonly share: number }

function Left({ name, value, share }: LeftProps) {
  return (
    <div className="min-w-0">
      <dt className="text-meta text-text-3">{name}</dt>
      <dd className="figures font-medium break-words">{value}</dd>
      <div aria-hidden="true" className="mt-1.5 h-1 overflow-clip rounded-full bg-s3">
        <div className="h-full bg-metal" style={{ inlineSize: `${Math.round(share * 100)}%` }} />
      </div>
    </div>
  )
}
