import { Type, type Static } from 'typebox'
import { endpoint } from '../endpoint.ts'
import {
  count,
  dayText,
  fields,
  filledText,
  idText,
  languageCode,
  list,
  moment,
  nextCursor,
  shortText,
  times,
} from '../schema.ts'
import { lotteryModes, lotteryVendors } from './lottery-names.ts'
import {
  exactFraction,
  issueNumber,
  lotteryId,
  lotteryIssue,
  lotteryResult,
  playId,
  shownLottery,
} from './lottery-parts.ts'

/** What is drawn and what is sold, for everybody; tickets are in a file of their own. */

export const listLotteries = endpoint({
  method: 'GET',
  path: '/wps/lotteries',
  summary:
    'The lotteries in their order, each with the issue on sale, the next, and what was drawn last.',
  access: 'everyone',
  input: fields({
    language: Type.Optional(languageCode),
    vendor: Type.Optional(Type.Enum([...lotteryVendors])),
  }),
  reply: fields({ serverTime: moment, list: list(shownLottery, 200) }),
  errors: [],
})

export const getLottery = endpoint({
  method: 'GET',
  path: '/wps/lotteries/:lottery',
  summary: 'One lottery, as the list has it.',
  access: 'everyone',
  input: fields({ lottery: lotteryId, language: Type.Optional(languageCode) }),
  reply: fields({ serverTime: moment, lottery: shownLottery }),
  errors: ['not_found'],
})

const playLimits = fields({
  mostBets: count(),
  mostMultiple: count(),
  /** Of one bet, in smallest units; a fraction or a whole number as text. */
  leastStake: shortText(40),
  mostStake: shortText(40),
  /** What one bet may be paid for one hit: what could win more is refused, and never cut. */
  mostPrize: shortText(40),
})

/** How a play is sold: `PlayTerms` of `games/lottery/pricing/table`, with its place in the tree and what it returns. */
export const soldPlay = fields({
  id: playId,
  /** As it is called where it is played. */
  name: filledText(120),
  mode: Type.Enum(['official', 'credit']),
  /** Its prizes depend on the combination or on the day: only the ticket says them. */
  isPricedByTicket: Type.Boolean(),
  /** How many stakes a bet costs, and how much of the stake each of them is. */
  ways: count(1000),
  factor: exactFraction,
  /** What a brand says a tier pays, for one stake at group 2000; others pay their share of `back`. */
  prizes: Type.Record(shortText(60), exactFraction),
  back: exactFraction,
  limits: playLimits,
  /** Each tier for one unit of stake at the highest group: how likely a bet is to get it, and what it pays. */
  tiers: list(fields({ tier: filledText(60), chance: exactFraction, prize: exactFraction }), 200),
  /** What comes back in the mean, in hundredths of a per cent, at the highest group: the least and the most of its tiers. */
  returnBps: fields({ least: count(20_000), most: count(20_000) }),
})
export type SoldPlay = Static<typeof soldPlay>

/** What a member may choose between prize and rebate. */
export const prizeGroups = fields({
  least: count(2000),
  most: count(2000),
  step: count(2000),
  /** `(most - chosen) / rebateOf` of the stake comes back. */
  rebateOf: count(),
})

export const getPlayTable = endpoint({
  method: 'GET',
  path: '/wps/lotteries/:lottery/plays',
  summary: 'The plays of a lottery as a tree, with prices, prize groups and limits as sold now.',
  access: 'everyone',
  input: fields({ lottery: lotteryId }),
  reply: fields({
    lottery: lotteryId,
    prizeMode: Type.Enum([...lotteryModes]),
    /** Sent with every ticket: prices that changed meanwhile are refused with `price_changed`. */
    version: count(),
    groups: prizeGroups,
    /** Group keys are those of `games/lottery/tree/menu`. */
    tree: list(fields({ group: filledText(40), plays: list(soldPlay, 200) }), 60),
  }),
  errors: ['not_found'],
})
export type PlayTableReply = Static<typeof getPlayTable.reply>

export const listLotteryIssues = endpoint({
  method: 'GET',
  path: '/wps/lotteries/:lottery/issues',
  summary: 'The issue on sale and those after it, the next first, as far as they are made.',
  access: 'everyone',
  input: fields({ lottery: lotteryId, limit: Type.Optional(times(1, 240)) }),
  reply: fields({ serverTime: moment, list: list(lotteryIssue, 240) }),
  errors: ['not_found'],
})

export const listLotteryResults = endpoint({
  method: 'GET',
  path: '/wps/lotteries/:lottery/results',
  summary: 'What was drawn, the latest first: of all time, of a day, or of one number.',
  access: 'everyone',
  input: fields({
    lottery: lotteryId,
    day: Type.Optional(dayText),
    number: Type.Optional(issueNumber),
    cursor: Type.Optional(shortText(200)),
    /** 200 are what trends look at. */
    limit: Type.Optional(times(1, 200)),
  }),
  reply: fields({ items: list(lotteryResult, 200), next: nextCursor }),
  errors: ['not_found'],
})

const hex = shortText(200)

export const getDrawProof = endpoint({
  method: 'GET',
  path: '/wps/fair/lottery/:issue',
  summary: 'All that it takes to draw an issue of ours again.',
  access: 'everyone',
  anyOrigin: true,
  input: fields({ issue: idText('iss') }),
  reply: fields({
    issue: idText('iss'),
    lottery: lotteryId,
    drawing: shortText(10),
    number: issueNumber,
    chain: idText('chn'),
    /** The first link, which no issue uses: it stands in the public list at `position`, with the length of the chain. */
    terminal: hex,
    length: count(),
    /** Which link of the chain it is, from 1. */
    place: count(),
    position: count(),
    salt: hex,
    beacon: shortText(80),
    beaconRound: count(100_000_000_000),
    beaconValue: hex,
    /** The public value that came after its sale. */
    ownRound: count(100_000_000_000),
    closesAt: moment,
    /** Empty until the issue is drawn or void. */
    link: hex,
    ownValue: hex,
    draw: list(shortText(12), 40),
  }),
  /** `not_found` also of an issue that is drawn elsewhere. */
  errors: ['not_found'],
})
export type DrawProofReply = Static<typeof getDrawProof.reply>

declare module '../contract.ts' {
  interface ContractModules {
    lottery: typeof import('./lottery.ts')
  }
}
