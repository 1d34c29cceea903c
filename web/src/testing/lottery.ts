import type { PlayTableReply, SoldPlay } from '@baize/contract/lottery/lottery'
import type {
  LotteryIssue,
  LotteryResult,
  ShownLottery,
} from '@baize/contract/lottery/lottery-parts'
import type { ChaseWhole } from '@baize/contract/lottery/lottery-chases'
import type { LotteryTicket } from '@baize/contract/lottery/lottery-tickets'
import type { Family, Play } from '@baize/games/lottery/play'
import { defaultTable } from '@baize/games/lottery/pricing/default-tables'
import { menuOf } from '@baize/games/lottery/tree/menu'
import { openStatus } from './fixtures.ts'

/** Lotteries as the server shows them, with the plays and prices of the house. */

/** By the server's clock, which stands in what the page begins with. */
const at = (secondsFromNow: number) =>
  new Date(Date.parse(openStatus.serverTime) + secondsFromNow * 1000).toISOString()

export const lotteryPaths = {
  list: '/wps/lotteries',
  plays: (id: string) => `/wps/lotteries/${id}/plays`,
  results: (id: string) => `/wps/lotteries/${id}/results`,
  tickets: '/wps/lottery/tickets',
  chases: '/wps/lottery/chases',
  issues: (id: string) => `/wps/lotteries/${id}/issues`,
  proof: (issue: string) => `/wps/fair/lottery/${issue}`,
} as const

export function issue(
  count: number,
  closesIn: number,
  change: Partial<LotteryIssue> = {},
): LotteryIssue {
  const number = String(count).padStart(4, '0')
  return {
    id: `iss_${number}`,
    lottery: 'ssc-minute',
    number: `20261118-${number}`,
    day: '2026-11-18',
    opensAt: at(closesIn - 60),
    closesAt: at(closesIn),
    drawsAt: at(closesIn + 10),
    state: 'open',
    ...change,
  }
}

export function result(count: number, draw: readonly string[]): LotteryResult {
  return {
    ...issue(count, -60, { state: 'settled' }),
    drawnAt: at(-50),
    draw: [...draw],
    revision: 1,
    voidReason: '',
    verifiable: true,
  }
}

export function lottery(change: Partial<ShownLottery> = {}): ShownLottery {
  return {
    id: 'ssc-minute',
    title: 'Minute Five',
    iconUrl: '',
    nodeId: null,
    family: 'ssc',
    asset: 'SSC',
    vendor: 'ELOTT',
    prizeMode: 'ELOTT',
    area: '',
    source: 'own',
    every: 1,
    weekdays: [1, 2, 3, 4, 5, 6, 7],
    isOpen: true,
    current: issue(871, 40),
    next: issue(872, 100),
    awaiting: null,
    last: result(870, ['7', '0', '4', '9', '3']),
    ...change,
  }
}

const soldAs = (
  play: Play,
  terms: Omit<SoldPlay, 'id' | 'name' | 'mode' | 'isPricedByTicket' | 'tiers' | 'returnBps'>,
): SoldPlay => ({
  ...terms,
  id: play.id,
  name: play.name,
  mode: play.mode,
  isPricedByTicket: play.isPricedByTicket,
  tiers: [],
  returnBps: { least: 9_000, most: 9_600 },
})

export function playTable(family: Family = 'ssc', id = 'ssc-minute', version = 1): PlayTableReply {
  const isRegional = ['vnn', 'vns', 'thai', 'lao', 'hanoi', '4d'].includes(family)
  const mode = isRegional ? 'SEA' : 'ELOTT'
  const { groups, plays } = defaultTable(mode)
  return {
    lottery: id,
    prizeMode: mode,
    version,
    groups: { ...groups, rebateOf: 2_000 },
    tree: menuOf(family).map(({ group, plays: own }) => ({
      group,
      plays: own.flatMap((play) => {
        const terms = plays[play.id]
        return terms === undefined ? [] : [soldAs(play, { ...terms, prizes: { ...terms.prizes } })]
      }),
    })),
  }
}

export const ticket = (change: Partial<LotteryTicket>): LotteryTicket => ({
  id: 'ltk_1',
  lottery: 'ssc-minute',
  title: 'Minute Five',
  iconUrl: '',
  vendor: 'ELOTT',
  issue: issue(871, 40),
  play: 'ssc-five-direct',
  playName: '五星直选',
  picked: '1|2|3|4|5',
  bets: 1,
  order: { unit: '1', multiple: 1, group: 1_920 },
  currency: 'PHP',
  stake: '100',
  payout: '0',
  state: 'open',
  mayCancel: true,
  draw: [],
  revision: 0,
  chase: '',
  at: at(0),
  ...change,
})

export const chase = (change: Partial<ChaseWhole>): ChaseWhole => ({
  id: 'lch_1',
  lottery: 'ssc-minute',
  title: 'Minute Five',
  play: 'ssc-last2-direct',
  playName: '后二直选',
  picked: '3|5',
  bets: 1,
  order: { unit: '1', group: 1_920 },
  plan: { kind: 'same', multiple: 1 },
  stopOnWin: true,
  state: 'running',
  currency: 'PHP',
  total: '300',
  staked: '100',
  refunded: '0',
  payout: '0',
  issues: 3,
  done: 1,
  at: at(0),
  steps: [],
  ...change,
})

/** All that the page of one lottery asks for. */
export function lotteryAnswers(shown: readonly ShownLottery[], version = 1) {
  const plays = shown.map((one) => [
    lotteryPaths.plays(one.id),
    playTable(one.family, one.id, version),
  ])
  const results = shown.map((one) => [
    lotteryPaths.results(one.id),
    { items: one.last === null ? [] : [one.last], next: null },
  ])
  return {
    [lotteryPaths.list]: { serverTime: at(0), list: shown },
    [`GET ${lotteryPaths.tickets}`]: { items: [], next: null },
    [`GET ${lotteryPaths.chases}`]: { items: [], next: null },
    ...(Object.fromEntries([...plays, ...results]) as Record<string, unknown>),
  }
}

export const balanceOf = (balance: string) => ({
  currency: 'PHP',
  balance,
  available: balance,
  locked: '0',
  owed: '0',
  pockets: [],
  version: '1',
})
