import { Type, type Static } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { count, currency, fields, list, shortText, wholeNumber } from '../schema.ts'
import { programmesDocument } from './programmes-settings.ts'

/** What a table of levels would change, before it is published. */

const change = fields({
  member: shortText(50),
  account: shortText(60),
  currency,
  from: count(100),
  to: count(100),
  /** What the levels between give. */
  amount: wholeNumber,
})
export type LevelChange = Static<typeof change>

export const previewProgrammes = endpoint({
  method: 'POST',
  path: '/ops/api/promotions/programmes/preview',
  summary:
    'Who would come to another level by these levels with the next bet, and what that gives. Nothing is written.',
  access: programmesDocument.readers,
  input: fields({ content: programmesDocument.content }),
  reply: fields({
    members: count(),
    /** There are more than were looked at. */
    isCut: Type.Boolean(),
    levels: list(fields({ level: count(100), now: count(), later: count() }), 21),
    sums: list(fields({ currency, members: count(), amount: wholeNumber }), 20),
    /** Those who get most. */
    items: list(change, 100),
  }),
  errors: ['invalid_setting'],
  bodyBytes: 256 * 1024,
  bodyValues: 10_000,
})

declare module '../contract.ts' {
  interface ContractModules {
    programmesDesk: typeof import('./programmes-desk.ts')
  }
}
