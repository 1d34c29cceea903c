import { Type, type Static } from 'typebox'
import { endpoint } from '../endpoint.ts'
import type { OperatorRole } from '../roles.ts'
import { count, cursorPage, fields, list, moment, nothing, reason, shortText } from '../schema.ts'

/**
 * The books as operators and the public see them. Amounts are in the smallest unit of their currency and, like every
 * count that may outgrow a JSON number, whole numbers written as text.
 */

const mayRead = ['admin', 'finance', 'risk', 'auditor'] as const satisfies readonly OperatorRole[]
const mayNote = ['admin', 'finance', 'risk'] as const satisfies readonly OperatorRole[]
const mayProve = ['admin', 'finance', 'auditor'] as const satisfies readonly OperatorRole[]

const wholeText = shortText(40)
const currency = shortText(10)
const accountId = Type.String({ pattern: '^acc_[1-9][0-9]{0,17}$', maxLength: 22 })
const day = Type.String({ pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$', maxLength: 10 })
const scope = Type.Union([Type.Literal('running'), Type.Literal('full')])
const next = Type.Union([shortText(200), Type.Null()])
/** From the first moment up to, but without, the second. */
const between = { from: Type.Optional(moment), to: Type.Optional(moment) }

/** All accounts of one kind in one currency, added up. */
export const trialRow = fields({
  currency,
  kind: shortText(40),
  /** Accounts of this kind may not go below zero. */
  bounded: Type.Boolean(),
  accounts: wholeText,
  /** What those accounts that stand below zero are short of, and what the others hold. */
  debit: wholeText,
  credit: wholeText,
  /** Set aside by movements that wait. */
  held: wholeText,
  /** Credit without debit as the history has it, counted apart from the accounts' own sums. */
  byHistory: wholeText,
  lowest: wholeText,
})
export type TrialRow = Static<typeof trialRow>

export const bookProof = fields({
  /** Proofs are counted up. */
  number: wholeText,
  scope,
  at: moment,
  holds: Type.Boolean(),
  /** How many entries were added up, and how many accounts held against them. */
  entries: wholeText,
  accounts: wholeText,
  tookMs: count(),
  /** How many accounts differ, up to a hundred. */
  differences: count(100),
  /** The currencies in which debits and credits are not equal. */
  unbalanced: list(currency, 100),
})
export type BookProof = Static<typeof bookProof>

export const dayHead = fields({
  /** By UTC. */
  day,
  movements: wholeText,
  entries: wholeText,
  /** The SHA-256 of the day's lines. */
  digest: shortText(64),
  previous: shortText(64),
  /** The SHA-256 of the JSON list of day, movements, entries, digest and the head of the day before, all as texts. */
  head: shortText(64),
})
export type DayHead = Static<typeof dayHead>

const proofSlot = fields({ at: moment, proofs: count(), failed: count() })

export const getBooks = endpoint({
  method: 'GET',
  path: '/ops/api/books',
  summary:
    'The trial balance of this moment by currency and kind of account, and the latest proofs.',
  access: mayRead,
  perMinute: 60,
  input: nothing,
  reply: fields({
    /** The one moment of which all sums are. */
    at: moment,
    entries: wholeText,
    trial: list(trialRow, 1000),
    running: Type.Union([bookProof, Type.Null()]),
    /** The nightly one, over the whole history. */
    full: Type.Union([bookProof, Type.Null()]),
    lastDay: Type.Union([dayHead, Type.Null()]),
    /** The last 24 hours in 48 parts, oldest first. */
    slots: list(proofSlot, 48),
  }),
  errors: [],
})

export const listProofs = endpoint({
  method: 'GET',
  path: '/ops/api/books/proofs',
  summary: 'Past proofs of the books, newest first; those that failed are kept for good.',
  access: mayRead,
  input: fields({
    ...cursorPage,
    scope: Type.Optional(scope),
    failed: Type.Optional(Type.Literal('only')),
    ...between,
  }),
  reply: fields({ items: list(bookProof, 100), next }),
  errors: [],
})

export const proveBooks = endpoint({
  method: 'POST',
  path: '/ops/api/books/proofs',
  summary: 'Takes the trial balance and re-proves every account touched since the last proof.',
  access: mayProve,
  perMinute: 6,
  input: fields({ reason }),
  reply: bookProof,
  errors: [],
})

/** What a person said about a difference. */
export const bookNote = fields({
  /** The proof that they saw. */
  proof: wholeText,
  at: moment,
  by: shortText(60),
  reason: shortText(500),
})
export type BookNote = Static<typeof bookNote>

export const bookDifference = fields({
  account: shortText(22),
  owner: shortText(200),
  kind: shortText(40),
  currency,
  balanceByHistory: wholeText,
  balance: wholeText,
  heldByHistory: wholeText,
  held: wholeText,
  /** What was said about it since it appeared; about another size of it, nothing was said yet. */
  notes: list(bookNote, 50),
})
export type BookDifference = Static<typeof bookDifference>

export const listDifferences = endpoint({
  method: 'GET',
  path: '/ops/api/books/differences',
  summary: 'The accounts that the newest proof found to differ from their history.',
  access: mayRead,
  input: nothing,
  reply: fields({
    /** Of which proof; nothing was proven yet when null. */
    at: Type.Union([moment, Type.Null()]),
    proof: Type.Union([wholeText, Type.Null()]),
    items: list(bookDifference, 100),
  }),
  errors: [],
})

const proofNumber = Type.String({ pattern: '^[1-9][0-9]{0,17}$', maxLength: 18 })

export const getProof = endpoint({
  method: 'GET',
  path: '/ops/api/books/proofs/:number',
  summary: 'One past proof with the accounts that differed, and what was said about them.',
  access: mayRead,
  input: fields({ number: proofNumber }),
  reply: fields({ proof: bookProof, differences: list(bookDifference, 100) }),
  errors: ['not_found'],
})

export const noteDifference = endpoint({
  method: 'POST',
  path: '/ops/api/books/proofs/:number/notes',
  summary:
    'Says what a difference of a proof is about and what is done; the books themselves stay as they are.',
  access: mayNote,
  perMinute: 60,
  input: fields({ number: proofNumber, account: accountId, reason }),
  reply: bookDifference,
  errors: ['not_found'],
})

export const bookAccount = fields({
  id: shortText(22),
  owner: shortText(200),
  kind: shortText(40),
  /** Which of several of this kind: a vendor's code, a gateway's name. */
  part: shortText(100),
  currency,
  bounded: Type.Boolean(),
  closed: Type.Boolean(),
  balance: wholeText,
  held: wholeText,
  available: wholeText,
})
export type BookAccount = Static<typeof bookAccount>

export const listAccounts = endpoint({
  method: 'GET',
  path: '/ops/api/books/accounts',
  summary:
    'Accounts in the order of their opening, of one owner (`member:mem_…`, or the id alone), kind or currency.',
  access: mayRead,
  perMinute: 120,
  input: fields({
    ...cursorPage,
    owner: Type.Optional(shortText(120)),
    kind: Type.Optional(shortText(40)),
    currency: Type.Optional(currency),
  }),
  reply: fields({ items: list(bookAccount, 100), next }),
  errors: [],
})

export const bookEntry = fields({
  position: wholeText,
  /** The movement, and the one that it belongs to. */
  id: shortText(50),
  of: Type.Union([shortText(50), Type.Null()]),
  at: moment,
  kind: shortText(20),
  reason: shortText(60),
  /** What it is about, in the words of whoever asked for it. */
  about: shortText(200),
  other: fields({ id: shortText(22), owner: shortText(200), kind: shortText(40) }),
  /** What came in, or went out when negative. */
  amount: wholeText,
  /** What was set aside by it, or given up when negative. */
  held: wholeText,
  /** The balance after it. */
  balance: wholeText,
})
export type BookEntry = Static<typeof bookEntry>

export const listAccountEntries = endpoint({
  method: 'GET',
  path: '/ops/api/books/accounts/:id/entries',
  summary:
    'What happened to an account, newest first, each entry with the balance after it; all of it, or of some days or one reason.',
  access: mayRead,
  perMinute: 120,
  input: fields({
    ...cursorPage,
    id: accountId,
    ...between,
    reason: Type.Optional(Type.String({ pattern: '^[a-z][a-z_]{1,39}$', maxLength: 40 })),
  }),
  reply: fields({ account: bookAccount, items: list(bookEntry, 100), next }),
  errors: ['not_found'],
})

/**
 * The last entry of the public list of what our games have promised (`/wps/fair/commitments`): whoever keeps it can tell that
 * nothing before it was changed. Position 0 stands before the first entry.
 */
export const listHead = fields({ position: count(), hash: shortText(64) })
export type ListHead = Static<typeof listHead>

export const listDayHeads = endpoint({
  method: 'GET',
  path: '/wps/books/heads',
  summary:
    'The head of the chain of each day’s movements, newest first: whoever keeps one can tell that nothing before it was changed.',
  access: 'everyone',
  always: true,
  cacheSeconds: 300,
  input: fields({
    /** Days before this one. */
    below: Type.Optional(day),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 366 })),
  }),
  reply: fields({
    items: list(dayHead, 366),
    next: Type.Union([day, Type.Null()]),
    /** Of what our games have promised; null where none are played. */
    promises: Type.Union([listHead, Type.Null()]),
  }),
  errors: [],
})

declare module '../contract.ts' {
  interface ContractModules {
    books: typeof import('./books.ts')
  }
}
