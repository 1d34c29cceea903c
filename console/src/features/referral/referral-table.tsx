import type { ReactNode } from 'react'
import type { DeskReferral } from '@baize/contract/promotions/referral-desk'
import { languageEntry } from '@baize/kernel/language'
import { formatMoney, money } from '@baize/kernel/money'
import { Button } from '@baize/ui/button'
import { StatusChip } from '@baize/ui/figures/status-chip'
import { Table } from '@baize/ui/tables/table'
import type { Column } from '@baize/ui/tables/table-column.ts'
import { useLanguage, useText } from '@baize/texts/use-text'
import { DeskMoment } from '../../shared/figures/desk-moment.tsx'
import { useOperator } from '../../shared/operator.ts'
import { reasons, states } from './words.ts'

export type Decision = { readonly referral: DeskReferral; readonly decision: 'allow' | 'refuse' }

type ReferralTableProps = {
  readonly referrals: readonly DeskReferral[]
  readonly skeletonRows: number
  readonly empty: ReactNode
  readonly onDecide: (decision: Decision) => void
}

export function ReferralTable({ referrals, skeletonRows, empty, onDecide }: ReferralTableProps) {
  const t = useText()
  return (
    <Table
      label={t('referral-desk-menu.referrals')}
      className="max-md:px-3 max-md:pb-3"
      columns={useColumns(onDecide)}
      rows={referrals}
      rowId={({ id }) => id}
      skeletonRows={skeletonRows}
      empty={empty}
    />
  )
}

function useColumns(onDecide: ReferralTableProps['onDecide']): readonly Column<DeskReferral>[] {
  const t = useText()
  const { tag } = languageEntry(useLanguage())
  const { can } = useOperator()
  const columns: Column<DeskReferral>[] = [
    {
      id: 'people',
      head: t('referral-desk.people'),
      priority: 1,
      cell: ({ referrer, friend, code }) => (
        <span className="block min-w-0">
          <b className="font-semibold break-words">{friend.account}</b>
          <span className="block text-caption text-text-3">
            {t('referral-desk.by', { account: referrer.account, code })}
          </span>
        </span>
      ),
    },
    {
      id: 'joined',
      head: t('referral-desk.joined'),
      cell: ({ registeredAt }) => <DeskMoment at={registeredAt} />,
    },
    { id: 'state', head: t('referral-desk.state'), cell: (one) => <State referral={one} /> },
    {
      id: 'done',
      head: t('referral-desk.done'),
      align: 'end',
      cell: ({ deposit, validBet, terms, currency }) => {
        const of = (done: string, asked: string) =>
          t('referral-desk.of', {
            done: formatMoney(money(BigInt(done), currency), tag, { show: 'none' }),
            asked: formatMoney(money(BigInt(asked), currency), tag),
          })
        return (
          <span className="figures block">
            {of(deposit, terms.deposit)}
            <span className="block text-text-3">{of(validBet, terms.validBet)}</span>
          </span>
        )
      },
    },
    {
      id: 'signals',
      head: t('referral-desk.signals'),
      cell: ({ signals, isAllowed }) => (
        <ul className="grid gap-1 text-meta">
          {signals.length === 0 && <li className="text-text-3">{t('referral-desk.noSignals')}</li>}
          {signals.map(({ kind, with: other, what, stops }) => (
            <li key={`${kind} ${other.member}`} className={stops && !isAllowed ? 'text-neg' : ''}>
              {t(reasons[kind])}: {[other.account, ...what].join(', ')}
            </li>
          ))}
        </ul>
      ),
    },
  ]
  if (!can('admin', 'risk')) return columns
  return [
    ...columns,
    {
      id: 'acts',
      head: <span className="sr-only">{t('referral-desk.acts')}</span>,
      align: 'end',
      cell: (referral) => (
        <span className="inline-flex flex-wrap justify-end gap-1">
          {referral.state === 'refused' && !referral.isAllowed && (
            <Button size="sm" onClick={() => onDecide({ referral, decision: 'allow' })}>
              {t('referral-desk.allow')}
            </Button>
          )}
          {referral.state !== 'refused' && referral.state !== 'claimed' && (
            <Button size="sm" onClick={() => onDecide({ referral, decision: 'refuse' })}>
              {t('referral-desk.refuse')}
            </Button>
          )}
        </span>
      ),
    },
  ]
}

/** The state with its reason, and who decided last. */
function State({ referral }: { readonly referral: DeskReferral }) {
  const t = useText()
  const { state, reason, steps, approval } = referral
  const last = steps.findLast(({ note }) => note !== '')
  return (
    <span className="grid justify-items-start gap-1">
      <StatusChip tone={states[state].tone}>{t(states[state].text)}</StatusChip>
      {reason !== null && <span className="text-meta text-text-2">{t(reasons[reason])}</span>}
      {approval !== null && (
        <span className="text-meta text-text-2">{t('referral-desk.waits')}</span>
      )}
      {last && <span className="text-caption text-text-3">{`${last.by}: ${last.note}`}</span>}
    </span>
  )
}
