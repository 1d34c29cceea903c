import type { Bet } from '@baize/contract/wagers/records'
import { useText } from '@baize/texts/use-text'
import { useSystem } from '../../../shared/system.ts'
import { betNetOf } from './bet-net.ts'
import { sumCell, timeCell } from '../../../shared/report/csv-cells.ts'
import type { RecordFilter } from '../filter.ts'
import { productText } from '../../../shared/product-texts.ts'
import { betChip } from '../words.ts'

/** How bets stand in a file: the columns of the page and what the detail adds, in the reader's words. */
export function useBetFile({ range }: RecordFilter) {
  const t = useText()
  const { zone } = useSystem().info.brand
  const heads = [
    `${t('reports.time')} (${zone})`,
    t('reports.settledAt'),
    t('reports.product'),
    t('reports.vendor'),
    t('reports.game'),
    t('reports.round'),
    t('reports.betNumber'),
    t('reports.stake'),
    t('reports.validBet'),
    t('reports.returned'),
    t('reports.net'),
    t('reports.currency'),
    t('reports.state'),
  ]
  const cells = (bet: Bet): string[] => {
    const { currency, product } = bet
    const net = betNetOf(bet)
    return [
      timeCell(bet.at, zone),
      timeCell(bet.settledAt, zone),
      t(productText(product) ?? 'reports.product'),
      bet.vendorName,
      bet.gameName,
      bet.round,
      bet.id,
      sumCell(bet.stake, currency),
      sumCell(bet.validBet, currency),
      sumCell(bet.payout, currency),
      net === undefined ? '' : sumCell(net, currency),
      currency,
      t(betChip(bet).text),
    ]
  }
  return { name: `bets-${range.firstDay}-${range.lastDay}`, heads, cells }
}
