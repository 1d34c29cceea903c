/** Plain words without schemas, so that pages may take them too. */

export const lotteryFamilies = [
  'ssc',
  '11x5',
  'pk10',
  'k3',
  'lf3',
  'lf5',
  'lhc',
  'vnn',
  'vns',
  'thai',
  'lao',
  'hanoi',
  '4d',
] as const
export type LotteryFamily = (typeof lotteryFamilies)[number]

export const lotteryVendors = ['LOTT', 'ELOTT', 'TCG_LOTTO_VN', 'TCG_SEA'] as const
export type LotteryVendor = (typeof lotteryVendors)[number]

/** The page on which the lotteries of a vendor stand. */
export const lotteryPages: Readonly<Record<LotteryVendor, string>> = {
  LOTT: '/lottery',
  ELOTT: '/lottery',
  TCG_LOTTO_VN: '/vnLottery',
  TCG_SEA: '/seaLottery',
}

/** Nothing for what is neither a vendor of lotteries nor a category of them. */
export function lotteryPageOf(...names: readonly string[]): string | undefined {
  const vendor = names.flatMap((name) => lotteryVendors.find((one) => one === name) ?? [])[0]
  return vendor && lotteryPages[vendor]
}

/** By which prices a vendor's plays are sold. */
export const lotteryModes = ['LOTT', 'ZY', 'ELOTT', 'SEA'] as const
export type LotteryMode = (typeof lotteryModes)[number]

/** What the product's calls always say of the lotteries of Vietnam. */
export const lotteryType = 'Lott'
export const lotteryArea = 'VN'
export const vietnamAccountType = 'LOTTO_VN'

export const issueStates = ['open', 'closed', 'delayed', 'drawn', 'settled', 'void'] as const
export type LotteryIssueState = (typeof issueStates)[number]

/** Of a ticket as its buyer sees it; `returned`: the draw gave every bet of it back. */
export const lotteryTicketStates = ['open', 'won', 'lost', 'returned', 'cancelled', 'void'] as const
export type LotteryTicketState = (typeof lotteryTicketStates)[number]

export const chaseStates = ['running', 'won', 'done', 'stopped'] as const
export type ChaseState = (typeof chaseStates)[number]

export const chaseStepStates = [
  'waiting',
  'bought',
  'won',
  'lost',
  'returned',
  'refunded',
  'refused',
] as const
export type ChaseStepState = (typeof chaseStepStates)[number]

/** Sockets: what is closed and drawn of one lottery, or, called `all`, of all of them. */
export const lotteryTopic = (lottery: string) => `lottery:${lottery}`
