import * as fc from 'fast-check'

/** Offers, and what happens to what they gave, drawn by chance. */
const offer = fc.record({
  amount: fc.bigInt(10n, 120n),
  mode: fc.constantFrom('pocket', 'pocket', 'gate'),
  /** How often it is to be bet, in tenths. */
  times: fc.constantFrom(0n, 2n, 3n, 5n, 8n, 15n, 40n),
  RNG: fc.constantFrom(10_000, 10_000, 5_000, 333, 0),
  LIVE: fc.constantFrom(10_000, 1_000, 0),
  maxBet: fc.option(fc.bigInt(20n, 90n), { nil: null }),
  maxWin: fc.option(fc.bigInt(5n, 60n), { nil: null }),
  isSticky: fc.boolean(),
  dust: fc.bigInt(1n, 9n),
  minutes: fc.constantFrom(null, 20, 60, 300),
})

const kinds = [
  'give',
  'take',
  'take',
  'take',
  'claim',
  'claim',
  'stake',
  'stake',
  'stake',
  'settle',
  'settle',
  'spin',
  'spin',
  'spin',
  'spin',
  'spin',
  'spin',
  'correct',
  'correct',
  'correct',
  'void',
  'allIn',
  'allIn',
  'forfeit',
  'withdraw',
  'withdraw',
  'payIn',
  'sweep',
  'tell',
  'tell',
  'tell',
  'tell',
  'rush',
] as const

export const world = fc.record({
  members: fc.integer({ min: 1, max: 3 }),
  budget: fc.bigInt(200n, 900n),
  offers: fc.array(offer, { minLength: 2, maxLength: 4 }),
  steps: fc.array(
    fc.record({
      what: fc.constantFrom(...kinds),
      who: fc.nat(50),
      which: fc.nat(50),
      product: fc.constantFrom('RNG', 'RNG', 'LIVE'),
      stake: fc.bigInt(1n, 40n),
      payout: fc.oneof(fc.constant(0n), fc.bigInt(0n, 60n), fc.bigInt(0n, 60n)),
      minutes: fc.constantFrom(0, 0, 0, 0, 0, 0, 1, 1, 7, 30),
      cutAfter: fc.constantFrom(0, 0, 1, 2, 3, 5, 7, 9, 12),
    }),
    { minLength: 80, maxLength: 110 },
  ),
})
export type World = typeof world extends fc.Arbitrary<infer T> ? T : never
export type Step = World['steps'][number]
