import { useQuery } from '@tanstack/react-query'
import type { ReplyOf } from '@baize/contract/endpoint'
import type { getPlayRound } from '@baize/contract/play/provider-desk'
import { Drawer } from '@baize/ui/overlays/drawer'
import { KeyValues } from '@baize/ui/figures/key-values'
import { Spinner } from '@baize/ui/waiting/spinner'
import { StatusChip } from '@baize/ui/figures/status-chip'
import { FailureNote } from '@baize/ui/waiting/failure-note'
import { useText } from '@baize/texts/use-text'
import { BookAmount } from '../../../shared/figures/book-amount.tsx'
import { DeskMoment } from '../../../shared/figures/desk-moment.tsx'
import { roundQuery, type RoundKey } from '../api.ts'
import { PlayedGame } from '../played-game.tsx'
import { Player } from '../player.tsx'
import { RoundState } from './round-state.tsx'

type Detail = ReplyOf<typeof getPlayRound>
type RoundDrawerProps = { readonly of: RoundKey; readonly onClose: () => void }

/** One round: its wagers as the books have them, and every call about it. */
export function RoundDrawer({ of, onClose }: RoundDrawerProps) {
  const t = useText()
  const found = useQuery(roundQuery(of))
  return (
    <Drawer
      title={found.data?.round.gameName ?? t('play-desk.findRound')}
      sub={found.data?.round.vendorName ?? of.vendor}
      onClose={onClose}
    >
      {found.isPending && <Spinner size={20} />}
      <FailureNote error={found.error} onRetry={found.refetch} />
      {found.data && <Detail detail={found.data} />}
    </Drawer>
  )
}

function Detail({ detail }: { readonly detail: Detail }) {
  const t = useText()
  const { round, wagers, calls } = detail
  const { currency } = round
  const sum = (amount: string) => <BookAmount amount={amount} currency={currency} bare={false} />
  return (
    <>
      <div>
        <RoundState of={round} />
      </div>
      <KeyValues
        items={[
          {
            id: 'round',
            label: t('play-desk.findRound'),
            value: <span className="break-all">{round.round}</span>,
          },
          { id: 'member', label: t('play-desk.member'), value: <Player of={round} withId /> },
          { id: 'game', label: t('play-desk.game'), value: <PlayedGame of={round} /> },
          { id: 'stake', label: t('play-desk.stake'), value: sum(round.stake) },
          { id: 'payout', label: t('play-desk.payout'), value: sum(round.payout) },
          {
            id: 'opened',
            label: t('play-desk.openedAt'),
            value: <DeskMoment at={round.openedAt} />,
          },
        ]}
      />
      <Wagers wagers={wagers} currency={currency} />
      <Calls calls={calls} currency={currency} />
    </>
  )
}

const wagerWords = {
  open: ['pending', 'play-desk.wagerOpen'],
  settled: ['ok', 'play-desk.wagerSettled'],
  voided: ['plain', 'play-desk.wagerVoided'],
  prevented: ['plain', 'play-desk.wagerPrevented'],
} as const

type WagersProps = { readonly wagers: Detail['wagers']; readonly currency: string }

function Wagers({ wagers, currency }: WagersProps) {
  const t = useText()
  return (
    <section className="grid gap-2">
      <h3 className="text-h5">{t('play-desk.wagers')}</h3>
      <ul className="grid gap-2">
        {wagers.map((wager) => {
          const [tone, word] = wagerWords[wager.status]
          return (
            <li key={wager.transaction} className="grid gap-1 border-t border-line pt-2">
              <span className="flex flex-wrap items-center gap-2">
                <StatusChip tone={tone}>{t(word)}</StatusChip>
                <span className="text-meta break-all text-text-3">{wager.transaction}</span>
              </span>
              <span className="flex justify-between gap-4 tabular-nums">
                <BookAmount amount={wager.stake} currency={currency} bare={false} />
                <BookAmount amount={wager.payout} currency={currency} bare={false} />
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

type CallsProps = { readonly calls: Detail['calls']; readonly currency: string }

function Calls({ calls, currency }: CallsProps) {
  const t = useText()
  return (
    <section className="grid gap-2">
      <h3 className="text-h5">{t('play-desk.calls')}</h3>
      {calls.length === 0 && <p className="text-meta text-text-3">{t('play-desk.noCalls')}</p>}
      <ul className="grid gap-1.5">
        {calls.map(({ action, transaction, moved, at }) => (
          <li
            key={`${action} ${transaction}`}
            className="flex flex-wrap items-baseline gap-x-3 border-t border-line pt-1.5"
          >
            <span className="font-medium">{action}</span>
            <DeskMoment at={at} className="text-meta text-text-3" />
            <span className="ms-auto tabular-nums">
              {moved === null ? (
                t('play-desk.refusedCall')
              ) : (
                <BookAmount amount={moved} currency={currency} plus bare={false} />
              )}
            </span>
            <span className="w-full text-meta break-all text-text-3">{transaction}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
