import { Type, type Static } from 'typebox'
import { currencies } from '@baize/kernel/money'
import { endpoint } from '../endpoint.ts'
import { count, fields, filledText, languageCode, list, moment, shortText } from '../schema.ts'

/** One win that was really settled. */
export const winner = fields({
  /** Masked, such as `ma***9`. */
  customerName: filledText(20),
  gameName: filledText(120),
  /** The payout, in the smallest unit of the currency. */
  winAmount: Type.String({ pattern: '^[1-9][0-9]{0,15}$', maxLength: 16 }),
  iconUrl: filledText(300),
  currency: Type.Enum([...currencies]),
  nodeId: count(),
  vassalage: filledText(40),
  gameType: filledText(20),
  at: moment,
  /** Won by a member of the demo, who plays by itself. */
  demo: Type.Boolean(),
})
export type Winner = Static<typeof winner>

export const listWinners = endpoint({
  method: 'GET',
  path: '/wps/relay/GCSGAME_getRankList',
  summary:
    'The highest wins of the last 24 hours, or of the last seven days while those are too few.',
  access: 'everyone',
  cacheSeconds: 10,
  input: fields({
    /** A category; `ALL` by default. */
    gameCategory: Type.Optional(shortText(20)),
    language: Type.Optional(languageCode),
    /** 20 by default. */
    limitNum: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  }),
  /** Sorted by amount, the highest first. Fewer than asked for when there are not so many. */
  reply: fields({ list: list(winner, 100) }),
  errors: [],
})

declare module '../contract.ts' {
  interface ContractModules {
    winners: typeof import('./winners.ts')
  }
}
