import { useQuery } from '@tanstack/react-query'
import { ShieldCheck } from 'lucide-react'
import type { LotteryTicketWhole } from '@baize/contract/lottery/lottery-tickets'
import { fraction } from '@baize/games/lottery/fraction'
import { findPlay } from '@baize/games/lottery/lottery'
import { Button } from '@baize/ui/button'
import { CopyButton } from '@baize/ui/figures/copy-button'
import { KeyValues } from '@baize/ui/figures/key-values'
import { StatusChip } from '@baize/ui/figures/status-chip'
import { Dialog } from '@baize/ui/overlays/dialog'
import { useText } from '@baize/texts/use-text'
import { BrandMoment } from '../../../shared/brand-moment.tsx'
import { Loading } from '../../../shared/loading.tsx'
import { useSums } from '../../../shared/sums.ts'
import { ticketQuery } from '../api.ts'
import { Balls } from '../balls.tsx'
import { fullNameOfPlay } from '@baize/texts/lottery-names/play-name'
import { nameOfTier } from '@baize/texts/lottery-names/word-name'
import { decimalOf } from '../slip/price.ts'
import { pickedText } from '@baize/texts/lottery-names/picked-text'
import { ticketLooks } from './own-ticket-columns.tsx'

type Props = {
  readonly id: string
  readonly onVerify: (issue: string) => void
  readonly onClose: () => void
}

/** One ticket in full: what was picked, what was drawn, and what came of it. */
export function TicketView({ id, onVerify, onClose }: Props) {
  const t = useText()
  const { data, error, refetch } = useQuery(ticketQuery(id))
  return (
    <Dialog open size="md" title={t('lottery.ticketOne')} onClose={onClose}>
      {data === undefined ? (
        <Loading error={error} onRetry={refetch} />
      ) : (
        <Shown ticket={data.ticket} onVerify={onVerify} />
      )}
    </Dialog>
  )
}

type ShownProps = { readonly ticket: LotteryTicketWhole; readonly onVerify: Props['onVerify'] }

function Shown({ ticket, onVerify }: ShownProps) {
  const t = useText()
  const sums = useSums(ticket.currency)
  const play = findPlay(ticket.play)
  const { issue, draw } = ticket
  const { tone, text } = ticketLooks[ticket.state]
  const parts = [
    { id: 'won', label: t('lottery.won'), sum: ticket.won },
    { id: 'refunded', label: t('lottery.stakeBack'), sum: ticket.refunded },
    { id: 'rebate', label: t('lottery.rebatePaid'), sum: ticket.rebate },
  ].filter(({ sum }) => BigInt(sum) > 0n)
  return (
    <div className="grid gap-4">
      <div className="flex items-start justify-between gap-3">
        <p className="min-w-0">
          <b className="font-semibold">{play ? fullNameOfPlay(t, play) : ticket.playName}</b>
          <span className="block max-h-40 overflow-y-auto text-meta wrap-anywhere text-text-2">
            {play ? pickedText(t, play, ticket.picked, issue.day) : ticket.picked}
          </span>
        </p>
        <StatusChip tone={tone}>{t(text)}</StatusChip>
      </div>
      {play && draw.length > 0 && (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <Balls family={play.family} draw={draw} size={30} />
          {ticket.verifiable && (
            <Button
              size="sm"
              variant="ghost"
              icon={<ShieldCheck size={14} aria-hidden="true" />}
              onClick={() => onVerify(issue.id)}
            >
              {t('lottery.verify')}
            </Button>
          )}
        </div>
      )}
      <Hits ticket={ticket} />
      <KeyValues
        items={[
          { id: 'draw', label: t('lottery.drawHead'), value: issue.number },
          { id: 'at', label: t('lottery.chaseAt'), value: <BrandMoment at={ticket.at} /> },
          {
            id: 'stake',
            label: t('lottery.bets', { n: ticket.bets }),
            value: sums.full(ticket.stake),
          },
          ...parts.map(({ id, label, sum }) => ({ id, label, value: sums.full(sum) })),
          { id: 'payout', label: t('lottery.returned'), value: sums.full(ticket.payout) },
          {
            id: 'number',
            label: t('lottery.ticketOne'),
            value: (
              <span className="flex items-center justify-end gap-1">
                <code className="figures text-caption break-all">{ticket.id}</code>
                <CopyButton text={ticket.id} iconOnly />
              </span>
            ),
          },
        ]}
      />
    </div>
  )
}

/** Which ways to win the draw gave it, and what each pays for one. */
function Hits({ ticket }: { readonly ticket: LotteryTicketWhole }) {
  const t = useText()
  const play = findPlay(ticket.play)
  const hit = ticket.tiers.filter(({ hits }) => hits > 0)
  if (play === undefined || hit.length === 0) return null
  return (
    <table className="figures w-full text-body-s">
      <thead>
        <tr className="text-meta text-text-2">
          <th scope="col" className="py-1 text-start font-medium">
            {t('lottery.tier')}
          </th>
          <th scope="col" className="py-1 text-end font-medium">
            {t('lottery.hits')}
          </th>
          <th scope="col" className="py-1 text-end font-medium">
            {t('lottery.prizeOfOne')}
          </th>
        </tr>
      </thead>
      <tbody>
        {hit.map(({ tier, hits, prize }) => (
          <tr key={tier} className="border-t border-line">
            <th scope="row" className="py-1.5 text-start font-medium">
              {nameOfTier(t, tier, play)}
            </th>
            <td className="py-1.5 text-end">{hits}</td>
            <td className="py-1.5 text-end">{decimalOf(fraction(prize))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
