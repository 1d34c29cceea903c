import type { TicketCampaign, TicketSlip } from '@baize/contract/promotions/tickets'
import { Button } from '@baize/ui/button'
import { Ticket } from '@baize/ui/figures/ticket'
import { useText } from '@baize/texts/use-text'
import { useMomentText } from '../../shared/brand-moment.tsx'
import type { Sums } from '../../shared/sums.ts'
import { oneIn } from './bands.ts'

type SlipReceiptProps = {
  readonly campaign: TicketCampaign
  readonly slip: TicketSlip
  readonly sums: Sums
  readonly onDone: () => void
}

/** What was drawn, and what it takes to take it out. */
export function SlipReceipt({ campaign, slip, sums, onDone }: SlipReceiptProps) {
  const t = useText()
  const moment = useMomentText()
  const number = new Intl.NumberFormat(sums.tag)
  const isBlank = slip.amount === '0'
  const alike = campaign.prizes.find(({ amount }) => amount === slip.amount)?.count ?? 1
  return (
    <div className="grid gap-3" role="status">
      <Ticket
        title={isBlank ? t('tickets.nothingWon') : t('tickets.slipTitle')}
        amount={isBlank ? undefined : sums.bare(slip.amount)}
        currency={
          isBlank
            ? undefined
            : t('tickets.stateTime', {
                state: sums.currency,
                time: t('tickets.inWallet', { time: moment(slip.at, 'time') }),
              })
        }
        lines={[
          {
            id: 'slip',
            label: t('tickets.slip'),
            value: t('tickets.of', {
              left: number.format(slip.place),
              count: number.format(campaign.slips),
            }),
          },
          {
            id: 'chance',
            label: t('tickets.chanceOf'),
            value: t('tickets.oneIn', { count: number.format(oneIn(alike, campaign.slips)) }),
          },
          ...(isBlank
            ? []
            : [
                {
                  id: 'withdraw',
                  label: t('tickets.toWithdraw'),
                  value: t('tickets.times', { times: campaign.times }),
                },
              ]),
        ]}
      />
      <Button variant="primary" size="lg" onClick={onDone}>
        {t('tickets.done')}
      </Button>
    </div>
  )
}
