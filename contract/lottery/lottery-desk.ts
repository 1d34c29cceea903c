import { Type, type Static } from 'typebox'
import { endpoint } from '../endpoint.ts'
import {
  count,
  currency,
  fields,
  filledText,
  idText,
  list,
  maybe,
  moment,
  nothing,
  reason,
  shortText,
  wholeNumber,
} from '../schema.ts'
import { lotteryFamilies, lotteryVendors } from './lottery-names.ts'
import { lotteryId, lotteryResult, playId } from './lottery-parts.ts'

/** The lotteries as operators run them: what is on sale, what is drawn elsewhere, and what is given up. */

const mayLook = ['admin', 'finance', 'risk', 'support', 'auditor'] as const
/** A result decides about money, and so does a void: two of these do either. */
const mayDecide = ['admin', 'risk'] as const

const minute = Type.Integer({ minimum: 0, maximum: 1440 })

export const deskSchedule = fields({
  draws: Type.Union([
    fields({ every: minute, from: minute, until: minute }),
    fields({ at: list(minute, 100) }),
  ]),
  weekdays: list(Type.Integer({ minimum: 1, maximum: 7 }), 7),
  holidays: list(shortText(10), 400),
  closesBefore: count(),
  opensBefore: count(),
})
export type DeskSchedule = Static<typeof deskSchedule>

export const deskLottery = fields({
  id: lotteryId,
  title: filledText(120),
  family: Type.Enum([...lotteryFamilies]),
  vendor: Type.Enum([...lotteryVendors]),
  source: Type.Enum(['own', 'outside']),
  schedule: deskSchedule,
  isOpen: Type.Boolean(),
  /** How many issues are made and not over. */
  made: count(),
})
export type DeskLottery = Static<typeof deskLottery>

/** What was sold of an issue, in one currency; what was given back does not count. */
export const issueSales = fields({
  currency,
  tickets: count(),
  members: count(),
  stake: wholeNumber,
  payout: wholeNumber,
})

export const deskIssue = fields({
  ...lotteryResult.properties,
  source: Type.Enum(['own', 'outside']),
  sales: list(issueSales, 20),
  /** Somebody said what was drawn, and nobody else has yet. What it was is told to nobody before. */
  entered: maybe(fields({ by: filledText(100), at: moment, byCaller: Type.Boolean() })),
  /** Of a draw of ours: the public value that decides it, and the end of its chain in the public list. */
  beacon: shortText(80),
  beaconRound: count(100_000_000_000),
})
export type DeskIssue = Static<typeof deskIssue>

export const listDeskLotteries = endpoint({
  method: 'GET',
  path: '/ops/api/lottery/lotteries',
  summary: 'The lotteries with their schedules.',
  access: mayLook,
  input: nothing,
  reply: fields({ serverTime: moment, zone: shortText(60), list: list(deskLottery, 200) }),
  errors: [],
})

export const listDeskIssues = endpoint({
  method: 'GET',
  path: '/ops/api/lottery/issues',
  summary:
    'What is on sale, what waits for its draw and what was drawn last; of one lottery more of each.',
  access: mayLook,
  input: fields({ lottery: Type.Optional(lotteryId) }),
  reply: fields({ serverTime: moment, list: list(deskIssue, 1000) }),
  errors: ['not_found'],
})

const exposed = { tickets: count(), stake: wholeNumber, worst: wholeNumber }
/** The limit that holds for it now; null where there is none. */
const most = maybe(wholeNumber)

/** What an issue may cost in one currency, if each ticket got its highest prize for as many bets as may win at once. */
export const issueExposure = fields({
  currency,
  ...exposed,
  most,
  /** The most first. */
  plays: list(fields({ play: playId, name: filledText(120), ...exposed, most }), 600),
  /** By the numbers that tickets are on: the row before the colon where a play has several. The most first: 20 of all plays, or 100 of one. */
  numbers: list(
    fields({ play: playId, name: filledText(120), number: filledText(100), ...exposed, most }),
    100,
  ),
})
export type IssueExposure = Static<typeof issueExposure>

export const getIssueExposure = endpoint({
  method: 'GET',
  path: '/ops/api/lottery/issues/:id/exposure',
  summary:
    'What the house would pay for an issue at the worst: all of it, by play, and the numbers that would be paid the most, of all plays or of one.',
  access: ['admin', 'risk', 'auditor'],
  input: fields({ id: idText('iss'), play: Type.Optional(playId) }),
  reply: fields({ serverTime: moment, list: list(issueExposure, 20) }),
  errors: ['not_found'],
})

export const enterLotteryResult = endpoint({
  method: 'POST',
  path: '/ops/api/lottery/issues/:id/result',
  summary:
    'Says what was drawn elsewhere. The second person says it without seeing the first: the same is the draw, different entries are both dropped.',
  access: mayDecide,
  input: fields({ id: idText('iss'), draw: filledText(400), reason }),
  reply: fields({ outcome: Type.Enum(['entered', 'agreed', 'differs']) }),
  errors: [
    'not_found',
    'own_draw',
    'changed_meanwhile',
    'nothing_changed',
    'already_decided',
    'same_person',
    'draw_length',
    'draw_symbol',
    'draw_twice',
    'needs_second_person',
  ],
})

export const voidLotteryIssue = endpoint({
  method: 'POST',
  path: '/ops/api/lottery/issues/:id/void',
  summary:
    'Asks to give an issue up: every stake goes back once a second person agrees. A draw of ours is given up by nobody once its sale is over.',
  access: mayDecide,
  input: fields({ id: idText('iss'), reason }),
  reply: fields({ approval: shortText(50) }),
  errors: ['not_found', 'own_draw', 'changed_meanwhile', 'needs_second_person'],
})

export const openLottery = endpoint({
  method: 'POST',
  path: '/ops/api/lottery/lotteries/:id/open',
  summary:
    'Stops the sale of a lottery at once, or asks a second person to open it again. What is sold is drawn either way.',
  access: mayDecide,
  input: fields({ id: lotteryId, isOpen: Type.Boolean(), reason }),
  reply: fields({ approval: maybe(shortText(50)) }),
  errors: ['not_found', 'nothing_changed', 'needs_second_person'],
})

declare module '../contract.ts' {
  interface ContractModules {
    lotteryDesk: typeof import('./lottery-desk.ts')
  }
}
