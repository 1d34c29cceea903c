import { queryOptions, useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { calls } from 'virtual:contract'
import type { Bet } from '@baize/contract/wagers/records'
import type { TextKey } from '@baize/texts/keys'
import { isLotteryBet } from '@baize/texts/lottery-names/is-lottery-bet'
import { useText } from '@baize/texts/use-text'
import { withWords } from '@baize/texts/with-words'
import { CopyButton } from '@baize/ui/figures/copy-button'
import { KeyValues } from '@baize/ui/figures/key-values'
import { StatusChip, type ChipTone } from '@baize/ui/figures/status-chip'
import { Dialog } from '@baize/ui/overlays/dialog'
import { FailureNote } from '@baize/ui/waiting/failure-note'
import { part } from '@baize/ui/waiting/part'
import { Spinner } from '@baize/ui/waiting/spinner'
import { call } from '../../../shared/api.ts'
import { BookAmount } from '../../../shared/figures/book-amount.tsx'
import { DeskMoment } from '../../../shared/figures/desk-moment.tsx'

const LotteryFacts = part(
  withWords(() => import('./lottery-facts.tsx'), 'lottery', 'lottery-plays'),
  'LotteryFacts',
)

const betQuery = (wager: string) =>
  queryOptions({
    queryKey: ['books', 'bet', wager],
    queryFn: ({ signal }) => call(calls.getBet, { wager }, { signal }),
  })

type BetDialogProps = { readonly wager: string; readonly onClose: () => void }

/** The bet that an entry is about, as the member's own record tells it. */
export function BetDialog({ wager, onClose }: BetDialogProps) {
  const found = useQuery(betQuery(wager))
  return (
    <Dialog open size="sm" title={found.data?.bet.gameName ?? wager} onClose={onClose}>
      {found.isPending && <Spinner size={20} />}
      <FailureNote error={found.error} onRetry={found.refetch} />
      {found.data && <Shown bet={found.data.bet} />}
    </Dialog>
  )
}

const looks: Readonly<Record<Bet['state'], readonly [tone: ChipTone, text: TextKey]>> = {
  open: ['pending', 'reports.betOpen'],
  won: ['ok', 'reports.betWon'],
  lost: ['bad', 'reports.betLost'],
  void: ['plain', 'reports.betVoid'],
}

function Shown({ bet }: { readonly bet: Bet }) {
  const t = useText()
  const [tone, text] = looks[bet.state]
  return (
    <div className="grid gap-4">
      <p className="flex items-center justify-between gap-3 text-text-3">
        {bet.vendorName}
        <StatusChip tone={tone}>{t(text)}</StatusChip>
      </p>
      {isLotteryBet(bet) && (
        <Suspense>
          <LotteryFacts bet={bet} />
        </Suspense>
      )}
      <KeyValues ruled items={useFacts(bet)} />
      <CopyButton text={bet.id} label={t('reports.betNumber')} />
    </div>
  )
}

function useFacts(bet: Bet) {
  const t = useText()
  const { currency, at, settledAt, round, detail } = bet
  const sum = (amount: string) => <BookAmount bare={false} amount={amount} currency={currency} />
  const end = settledAt !== null && {
    id: 'end',
    label: t('reports.settledAt'),
    value: <DeskMoment at={settledAt} />,
  }
  return [
    { id: 'placed', label: t('reports.placedAt'), value: <DeskMoment at={at} /> },
    ...(end ? [end] : []),
    { id: 'stake', label: t('reports.stake'), value: sum(bet.stake) },
    { id: 'returned', label: t('reports.returned'), value: sum(bet.payout) },
    { id: 'valid', label: t('reports.validBet'), value: sum(bet.validBet) },
    { id: 'round', label: t('reports.round'), value: <span className="break-all">{round}</span> },
    ...(isLotteryBet(bet) ? [] : detail).map(({ name, value }) => ({
      id: `detail ${name}`,
      label: name,
      value,
    })),
  ]
}
