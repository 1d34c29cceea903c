import type { LotteryTicketState } from '@baize/contract/lottery/lottery-names'
import type { LotteryTicket } from '@baize/contract/lottery/lottery-tickets'
import { findPlay } from '@baize/games/lottery/lottery'
import { Button } from '@baize/ui/button'
import { Amount } from '@baize/ui/figures/amount'
import { StatusChip, type ChipTone } from '@baize/ui/figures/status-chip'
import type { Column } from '@baize/ui/tables/table-column.ts'
import type { TextKey } from '@baize/texts/keys'
import { useLanguage, useText } from '@baize/texts/use-text'
import { fullNameOfPlay } from '@baize/texts/lottery-names/play-name'
import { shortNumber } from '../short-number.ts'
import { pickedText } from '@baize/texts/lottery-names/picked-text'

export const ticketLooks = {
  open: { tone: 'pending', text: 'lottery.stateOpen' },
  won: { tone: 'ok', text: 'lottery.stateWon' },
  lost: { tone: 'plain', text: 'lottery.stateLost' },
  returned: { tone: 'info', text: 'lottery.stateReturned' },
  cancelled: { tone: 'plain', text: 'lottery.stateCancelled' },
  void: { tone: 'info', text: 'lottery.stateVoid' },
} as const satisfies Record<LotteryTicketState, { tone: ChipTone; text: TextKey }>

type Giving = {
  /** The ticket of which it was asked whether one is sure. */
  readonly sure: string
  readonly isBusy: boolean
  readonly onGiveBack: (id: string) => void
}

/** What is shown of a ticket. */
export function useTicketColumns({ sure, isBusy, onGiveBack }: Giving): Column<LotteryTicket>[] {
  const t = useText()
  const language = useLanguage()
  const sum = (amount: string, { currency }: LotteryTicket) => (
    <Amount amount={BigInt(amount)} currency={currency} language={language} show="none" />
  )
  return [
    { id: 'draw', head: t('lottery.yourLast'), cell: (row) => numberOf(row) },
    { id: 'play', head: t('lottery.play'), priority: 1, cell: (row) => <Picked ticket={row} /> },
    { id: 'stake', head: t('lottery.staked'), align: 'end', cell: (row) => sum(row.stake, row) },
    {
      id: 'payout',
      head: t('lottery.returned'),
      align: 'end',
      cell: (row) => (row.state === 'open' ? '–' : sum(row.payout, row)),
    },
    {
      id: 'state',
      head: t('lottery.state'),
      cell: (row) => (
        <State
          ticket={row}
          isSure={sure === row.id}
          isBusy={isBusy && sure === row.id}
          onGiveBack={() => onGiveBack(row.id)}
        />
      ),
    },
  ]
}

const numberOf = ({ issue }: LotteryTicket) => (
  <span className="figures text-text-2">{shortNumber(issue.number)}</span>
)

function Picked({ ticket }: { readonly ticket: LotteryTicket }) {
  const t = useText()
  const { play, playName, picked, issue } = ticket
  const found = findPlay(play)
  return (
    <span className="grid">
      <span>{found === undefined ? playName : fullNameOfPlay(t, found)}</span>
      <span className="max-w-80 truncate text-meta text-text-2">
        {found === undefined ? picked : pickedText(t, found, picked, issue.day)}
      </span>
    </span>
  )
}

type StateProps = {
  readonly ticket: LotteryTicket
  readonly isSure: boolean
  readonly isBusy: boolean
  readonly onGiveBack: () => void
}

/** How it stands; and while its draw is on sale the way to give it back, in two presses. */
function State({ ticket, isSure, isBusy, onGiveBack }: StateProps) {
  const t = useText()
  const { tone, text } = ticketLooks[ticket.state]
  return (
    <span className="flex flex-wrap items-center gap-2">
      <StatusChip tone={tone}>{t(text)}</StatusChip>
      {ticket.mayCancel && (
        <Button
          size="sm"
          busy={isBusy}
          onClick={(event) => {
            // The row opens by a press of its own.
            event.stopPropagation()
            onGiveBack()
          }}
        >
          {t(isSure ? 'lottery.giveBackSure' : 'lottery.giveBack')}
        </Button>
      )}
    </span>
  )
}
