import type { ReactNode } from 'react'
import type { Bet } from '@baize/contract/wagers/records'
import { cx } from '@baize/ui/look/cx.ts'
import { StatusChip } from '@baize/ui/figures/status-chip'
import type { Column } from '@baize/ui/tables/table-column.ts'
import { translate } from '@baize/texts/browser'
import { betNetOf } from './bet-net.ts'
import { RecordSum } from '../../../shared/report/sum.tsx'
import { BrandMoment } from '../../../shared/brand-moment.tsx'
import { betChip } from '../words.ts'

type Translate = typeof translate

export function BetNet({ bet, show }: { readonly bet: Bet; readonly show: 'code' | 'none' }) {
  const net = betNetOf(bet)
  if (net === undefined) return <span className="text-text-3">–</span>
  return <RecordSum of={net} currency={bet.currency} trend show={show} className="font-semibold" />
}

export function BetChip({ bet }: { readonly bet: Bet }) {
  const { tone, text } = betChip(bet)
  return <StatusChip tone={tone}>{translate(text)}</StatusChip>
}

/** The table of bets; on a phone each row is a card of two halves: what was played, and what came of it. */
export function betColumns(t: Translate, isWide: boolean): readonly Column<Bet>[] {
  return isWide ? wideColumns(t) : cardColumns(t)
}

function cardColumns(t: Translate): readonly Column<Bet>[] {
  return [
    {
      id: 'game',
      head: t('reports.game'),
      priority: 1,
      cell: (bet) => (
        <BetGame bet={bet}>
          <span className="block text-meta font-normal text-text-2">
            {t('reports.stake')} <RecordSum of={bet.stake} currency={bet.currency} />
          </span>
        </BetGame>
      ),
    },
    {
      id: 'net',
      head: t('reports.net'),
      align: 'end',
      priority: 1,
      cell: (bet) => (
        <span className="grid content-start justify-items-end gap-1.5">
          <BetNet bet={bet} show="none" />
          <BetChip bet={bet} />
        </span>
      ),
    },
  ]
}

function wideColumns(t: Translate): readonly Column<Bet>[] {
  return [
    {
      id: 'time',
      head: t('reports.time'),
      cell: ({ at }) => <BrandMoment at={at} className="text-text-3" />,
    },
    { id: 'game', head: t('reports.game'), priority: 1, cell: (bet) => <BetGame bet={bet} /> },
    {
      id: 'stake',
      head: t('reports.stake'),
      align: 'end',
      cell: ({ stake, currency }) => <RecordSum of={stake} currency={currency} show="none" />,
    },
    {
      id: 'net',
      head: t('reports.net'),
      align: 'end',
      priority: 1,
      cell: (bet) => <BetNet bet={bet} show="none" />,
    },
    { id: 'state', head: t('reports.state'), cell: (bet) => <BetChip bet={bet} /> },
  ]
}

type BetGameProps = { readonly bet: Bet; readonly children?: ReactNode }

function BetGame({ bet: { at, gameName, vendorName, iconUrl }, children }: BetGameProps) {
  return (
    <span className={cx('flex min-w-0 gap-2.5', !children && 'items-center')}>
      {iconUrl !== '' && (
        <img
          src={iconUrl}
          alt=""
          width={24}
          height={32}
          loading="lazy"
          className={cx(
            'flex-none rounded-[3px] bg-s3 object-cover',
            children ? 'h-12 w-9' : 'h-8 w-6',
          )}
        />
      )}
      <span className="min-w-0">
        <span className="block font-semibold break-words">{gameName}</span>
        <span className="block text-meta font-normal text-text-3">
          {vendorName}
          {children && (
            <>
              {' · '}
              <BrandMoment at={at} />
            </>
          )}
        </span>
        {children}
      </span>
    </span>
  )
}
