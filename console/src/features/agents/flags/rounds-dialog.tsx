import type { AgentFlag, FlaggedRound } from '@baize/contract/agents/flags-desk'
import { Dialog } from '@baize/ui/overlays/dialog'
import { Table } from '@baize/ui/tables/table'
import type { Column } from '@baize/ui/tables/table-column.ts'
import { useText } from '@baize/texts/use-text'
import { BookAmount } from '../../../shared/figures/book-amount.tsx'
import { DeskMoment } from '../../../shared/figures/desk-moment.tsx'

type RoundsDialogProps = { readonly flag: AgentFlag; readonly onClose: () => void }

/** The latest rounds in which two stood against each other: on what, with how much, and when. */
export function RoundsDialog({ flag, onClose }: RoundsDialogProps) {
  const t = useText()
  const { member, other, bets } = flag
  return (
    <Dialog
      open
      size="xl"
      onClose={onClose}
      title={t('agents-flags.roundsOf', { one: member.account, other: other.account })}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <p className="text-text-2">{t('agents-flags.roundsText')}</p>
        <Table
          dense
          label={t('agents-flags.rounds')}
          rows={bets?.rounds ?? []}
          rowId={({ game, round, at }) => `${game} ${round} ${at}`}
          columns={useColumns(flag)}
        />
      </div>
    </Dialog>
  )
}

function useColumns({ member, other }: AgentFlag): readonly Column<FlaggedRound>[] {
  const t = useText()
  return [
    {
      id: 'game',
      head: t('agents-flags.game'),
      priority: 1,
      cell: ({ game, round }) => (
        <span className="block min-w-0">
          {game}
          <span className="figures block text-caption break-all text-text-3">{round}</span>
        </span>
      ),
    },
    {
      id: 'when',
      head: t('agents-flags.when'),
      cell: ({ at }) => <DeskMoment at={at} className="figures whitespace-nowrap" />,
    },
    {
      id: 'member',
      head: t('agents-flags.staked', { name: member.account }),
      cell: ({ on, stake, currency }) => <Stake on={on} stake={stake} currency={currency} />,
    },
    {
      id: 'other',
      head: t('agents-flags.staked', { name: other.account }),
      cell: ({ otherOn, otherStake, currency }) => (
        <Stake on={otherOn} stake={otherStake} currency={currency} />
      ),
    },
  ]
}

type StakeProps = {
  readonly on: readonly string[]
  readonly stake: string
  readonly currency: string
}

function Stake({ on, stake, currency }: StakeProps) {
  return (
    <span className="block min-w-0 max-md:text-end">
      <span className="font-semibold break-words">{on.join(', ')}</span>
      <span className="block">
        <BookAmount bare={false} amount={stake} currency={currency} />
      </span>
    </span>
  )
}
