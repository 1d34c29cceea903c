import type { SumsDifference, SumsProof } from '@baize/contract/agents/proofs-desk'
import { Link } from '@baize/ui/navigation/link'
import { Dialog } from '@baize/ui/overlays/dialog'
import { Table } from '@baize/ui/tables/table'
import type { Column } from '@baize/ui/tables/table-column.ts'
import { Note } from '@baize/ui/waiting/note'
import { useText } from '@baize/texts/use-text'
import { BookAmount } from '../../../shared/figures/book-amount.tsx'
import { DeskMoment } from '../../../shared/figures/desk-moment.tsx'
import { useCountText } from '../../../shared/figures/use-count-text.ts'
import { useDayText } from '../../../shared/figures/use-day-text.ts'

const parts = {
  member: 'agents-proofs.ofMember',
  team: 'agents-proofs.ofTeam',
  active: 'agents-proofs.ofActive',
  slot: 'agents-proofs.ofSlot',
} as const

type DifferencesDialogProps = { readonly proof: SumsProof; readonly onClose: () => void }

/** The sums that are kept beside those of the wagers, where they are not the same. */
export function DifferencesDialog({ proof, onClose }: DifferencesDialogProps) {
  const t = useText()
  const dayText = useDayText()
  const { day, differing, differences } = proof
  return (
    <Dialog
      open
      size="xl"
      onClose={onClose}
      title={t('agents-proofs.found', { day: dayText(day) })}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <Note tone="bad">{t('agents-proofs.foundText')}</Note>
        {differing > differences.length && (
          <p className="text-meta text-text-3">
            {t('agents-proofs.firstOf', { shown: differences.length, all: differing })}
          </p>
        )}
        <Table
          dense
          label={t('agents-proofs.found', { day: dayText(day) })}
          columns={useColumns()}
          rows={differences}
          rowId={({ of, who, product, currency, slot }) =>
            `${of} ${who.id} ${product} ${currency} ${slot}`
          }
        />
      </div>
    </Dialog>
  )
}

function useColumns(): readonly Column<SumsDifference>[] {
  const t = useText()
  return [
    {
      id: 'who',
      head: t('agents-proofs.who'),
      priority: 1,
      cell: ({ who: { id, account } }) => (
        <Link
          to={{ path: '/member', search: { id } }}
          className="font-semibold break-all text-link underline-offset-4 hover:underline"
        >
          {account}
        </Link>
      ),
    },
    {
      id: 'part',
      head: t('agents-proofs.part'),
      cell: ({ of, product, currency, slot }) => (
        <span className="block min-w-0 max-md:text-end">
          {t(parts[of])}
          <span className="block text-caption text-text-3">
            {[product, currency].filter(Boolean).join(' · ')}{' '}
            {slot !== null && <DeskMoment at={slot} className="whitespace-nowrap" />}
          </span>
        </span>
      ),
    },
    {
      id: 'kept',
      head: t('agents-proofs.kept'),
      align: 'end',
      cell: (one) => <Sums one={one} side="kept" />,
    },
    {
      id: 'counted',
      head: t('agents-proofs.counted'),
      align: 'end',
      cell: (one) => <Sums one={one} side="counted" />,
    },
  ]
}

type SumsProps = { readonly one: SumsDifference; readonly side: 'kept' | 'counted' }

/** The figures of one side; those that the other side has too stand back. */
function Sums({ one, side }: SumsProps) {
  const t = useText()
  const countText = useCountText()
  const figures = one[side]
  const other = one[side === 'kept' ? 'counted' : 'kept']
  const tone = (id: keyof typeof figures) =>
    figures[id] === other[id] ? 'text-text-3' : 'font-semibold text-neg'
  if (one.of === 'active')
    return <span className={`figures ${tone('bets')}`}>{countText(Number(figures.bets))}</span>
  const sums = [
    ['stake', t('agents-proofs.stake')],
    ['validBet', t('agents-proofs.valid')],
    ['payout', t('agents-proofs.payout')],
  ] as const
  return (
    <span className="grid justify-items-end gap-0.5">
      <span className={tone('bets')}>
        {t('agents-proofs.figuresOf', { bets: countText(Number(figures.bets)) })}
      </span>
      {sums.map(([id, name]) => (
        <span key={id} className={tone(id)}>
          <span className="text-caption">{name}</span>{' '}
          <BookAmount amount={figures[id]} currency={one.currency} />
        </span>
      ))}
    </span>
  )
}
