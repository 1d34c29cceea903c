import { Suspense } from 'react'
import type { TeamBet } from '@baize/contract/agents/team-records'
import type { BetState } from '@baize/contract/wagers/record-names'
import type { TextKey } from '@baize/texts/keys'
import { isLotteryBet } from '@baize/texts/lottery-names/is-lottery-bet'
import { withWords } from '@baize/texts/with-words'
import { StatusChip, type ChipTone } from '@baize/ui/figures/status-chip'
import { part } from '@baize/ui/waiting/part'
import { BrandMoment } from '../../../shared/brand-moment.tsx'
import { sumCell, timeCell } from '../../../shared/report/csv-cells.ts'
import type { ReportColumn } from '../../../shared/report/report-column.ts'
import { RecordSum } from '../../../shared/report/sum.tsx'
import type { TeamBets } from './api.ts'

const LotteryLine = part(
  withWords(() => import('./lottery-line.tsx'), 'lottery', 'lottery-plays'),
  'LotteryLine',
)

export const betStateTexts: Readonly<Record<BetState, TextKey>> = {
  open: 'reports.betOpen',
  won: 'reports.betWon',
  lost: 'reports.betLost',
  void: 'reports.betVoid',
}

const betTones: Readonly<Record<BetState, ChipTone>> = {
  open: 'pending',
  won: 'ok',
  lost: 'bad',
  void: 'plain',
}

type Given = {
  readonly t: (key: TextKey, values?: Record<string, string | number>) => string
  readonly zone: string
  readonly bets: readonly TeamBet[]
  /** Of the whole span where it is known; otherwise what is shown is added up. */
  readonly totals: TeamBets['totals']
}

const netOf = ({ state, payout, stake }: TeamBet) =>
  state === 'won' || state === 'lost' ? BigInt(payout) - BigInt(stake) : undefined

function sumsOf(bets: readonly TeamBet[]) {
  const settled = bets.filter((bet) => netOf(bet) !== undefined)
  const add = (of: (bet: TeamBet) => bigint) => settled.reduce((sum, bet) => sum + of(bet), 0n)
  return {
    bets: settled.length,
    stake: add(({ stake }) => BigInt(stake)),
    validBet: add(({ validBet }) => BigInt(validBet)),
    net: add((bet) => netOf(bet) ?? 0n),
  }
}

export function betColumns({ t, zone, bets, totals }: Given): readonly ReportColumn<TeamBet>[] {
  const named = (id: string, key: TextKey) => ({ id, name: t(key), head: t(key) })
  const currency = bets[0]?.currency
  const sums = totals ?? sumsOf(bets)
  const total = (of: string | bigint, trend = false) =>
    currency && <RecordSum of={of} currency={currency} trend={trend} />
  return [
    {
      ...named('account', 'agents.account'),
      isFixed: true,
      priority: 1,
      cell: ({ member }) => <span className="font-medium break-all">{member.account}</span>,
      file: ({ member }) => member.account,
      // Nothing is said of what is not there yet.
      total:
        (totals || bets.length > 0) &&
        t(totals ? 'agents-accounts.settledBets' : 'agents-accounts.shownBets', {
          count: sums.bets,
        }),
    },
    {
      ...named('net', 'reports.net'),
      align: 'end',
      priority: 1,
      cell: (bet) => {
        const net = netOf(bet)
        if (net === undefined) return <span className="text-text-3">–</span>
        return <RecordSum of={net} currency={bet.currency} trend className="font-semibold" />
      },
      file: (bet) => sumCell(String(netOf(bet) ?? 0n), bet.currency),
      total: total(sums.net, true),
    },
    {
      ...named('time', 'reports.time'),
      cell: ({ at }) => <BrandMoment at={at} />,
      file: ({ at }) => timeCell(at, zone),
    },
    {
      ...named('game', 'reports.game'),
      cell: (bet) => (
        <span className="grid min-w-0">
          <span className="break-words">{bet.gameName}</span>
          <span className="text-meta text-text-3">{bet.vendorName}</span>
          {isLotteryBet(bet) && (
            <Suspense>
              <LotteryLine bet={bet} />
            </Suspense>
          )}
        </span>
      ),
      file: ({ gameName }) => gameName,
    },
    {
      ...named('stake', 'reports.stake'),
      align: 'end',
      cell: ({ stake, currency: own }) => <RecordSum of={stake} currency={own} />,
      file: ({ stake, currency: own }) => sumCell(stake, own),
      total: total(sums.stake),
    },
    {
      ...named('valid', 'reports.validBet'),
      align: 'end',
      cell: ({ validBet, currency: own }) => <RecordSum of={validBet} currency={own} />,
      file: ({ validBet, currency: own }) => sumCell(validBet, own),
      total: total(sums.validBet),
    },
    {
      ...named('state', 'reports.state'),
      cell: ({ state }) => (
        <StatusChip tone={betTones[state]}>{t(betStateTexts[state])}</StatusChip>
      ),
      file: ({ state }) => t(betStateTexts[state]),
    },
    {
      ...named('number', 'reports.betNumber'),
      priority: 3,
      cell: ({ id }) => <code className="figures text-meta break-all">{id}</code>,
      file: ({ id }) => id,
    },
  ]
}
