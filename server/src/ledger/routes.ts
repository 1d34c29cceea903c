import * as contract from '@baize/contract/ledger/books'
import { ok, refuse } from '@baize/kernel/result'
import type { TextKey } from '@baize/texts/keys'
import type { Day } from '@baize/kernel/time'
import type { Database } from '../platform/database/database.ts'
import type { WriteAudit } from '../platform/desk-routes.ts'
import type { Http } from '../platform/http/http.ts'
import { serve } from '../platform/http/serve.ts'
import {
  createBooks,
  showAccount,
  showDay,
  showDifference,
  showEntry,
  showProof,
  type Books,
} from './books/books.ts'
import type { AccountId, Ledger } from './ledger.ts'
import { createNotes, type Notes } from './notes/notes.ts'

/** What operators do to the books, as the audit trail has it. */
export const ledgerActions = {
  'books.proven': 'ops.booksActionProven',
  'books.difference_noted': 'ops.actionDifferenceNoted',
} as const satisfies Record<string, TextKey>

type Deps = {
  readonly http: Http
  readonly db: Database
  readonly now: () => Date
  readonly ledger: Pick<
    Ledger,
    'balanceOf' | 'listEntries' | 'listProofs' | 'findProof' | 'listDays' | 'prove'
  >
  /** The system room gives it: the ledger stands below it. */
  readonly audit: WriteAudit<keyof typeof ledgerActions>
}

const usualPage = 50
const usualDays = 31

export type LedgerDesk = {
  /** The head of what our games have promised, published beside those of the books. The games stand above them and set it. */
  setPromises(read: () => Promise<contract.ListHead>): void
}

/** The calls about the books: the proof, the accounts, and the heads that everyone may keep. */
export function serveLedger(deps: Deps): LedgerDesk {
  const books = createBooks(deps)
  serveProofs(deps, books)
  serveDifferences(deps, createNotes(deps))
  serveAccounts(deps, books)
  return serveHeads(deps)
}

function serveProofs({ http, db, ledger, audit }: Deps, books: Books): void {
  serve(http, contract.getBooks, async () => {
    const { at, entries, rows } = await books.trial()
    const running = await books.findProof('running')
    const full = await books.findProof('full')
    const [lastDay] = await ledger.listDays({ limit: 1 })
    const slots = await books.proofsOfDay()
    return ok({
      at: at.toISOString(),
      entries: String(entries),
      trial: rows.map((row) => ({ ...row, accounts: String(row.accounts) })),
      running: running ? showProof(running) : null,
      full: full ? showProof(full) : null,
      lastDay: lastDay ? showDay(lastDay) : null,
      slots: slots.map((slot) => ({ ...slot, at: slot.at.toISOString() })),
    })
  })

  serve(http, contract.listProofs, async ({ limit = usualPage, failed, from, to, ...page }) => {
    const when = between(from, to)
    const filter = { ...page, ...when, limit, failedOnly: !!failed }
    const { proofs, next } = await books.listProofs(filter)
    return ok({ items: proofs.map(showProof), next })
  })

  serve(http, contract.proveBooks, async ({ reason }, call) => {
    const proof = showProof(await ledger.prove())
    const { holds, differences } = proof
    await db.transaction((tx) =>
      audit(tx, {
        actor: call.actor,
        action: 'books.proven',
        object: 'ledger',
        reason,
        before: null,
        after: { holds, differences },
        call,
      }),
    )
    return ok(proof)
  })
}

function serveDifferences({ http, db, ledger, audit }: Deps, notes: Notes): void {
  serve(http, contract.listDifferences, async () => {
    // An account once found wrong stays in every later proof until it is right, so the newest names them all.
    const [newest] = await ledger.listProofs({ limit: 1 })
    if (!newest) return ok({ at: null, proof: null, items: [] })
    const noted = await notes.about(newest)
    const items = noted.map((each) => showDifference(each.difference, each.notes))
    return ok({ at: newest.at.toISOString(), proof: String(newest.number), items })
  })

  serve(http, contract.getProof, async ({ number }) => {
    const proof = await ledger.findProof(BigInt(number))
    if (!proof) return refuse('not_found')
    const noted = await notes.about(proof)
    const differences = noted.map((each) => showDifference(each.difference, each.notes))
    return ok({ proof: showProof(proof), differences })
  })

  serve(http, contract.noteDifference, async ({ number, account, reason }, call) => {
    const proof = await ledger.findProof(BigInt(number))
    if (!proof || !call.actor) return refuse('not_found')
    const note = { account: account as AccountId, reason, by: call.actor }
    return await db.transaction(async (tx) => {
      const noted = await notes.add(tx, proof, note)
      if (!noted.ok) return noted
      const shown = showDifference(noted.value.difference, noted.value.notes)
      const { notes: _, ...after } = shown
      await audit(tx, {
        actor: call.actor,
        action: 'books.difference_noted',
        object: `${account} ${shown.owner}`,
        reason,
        before: null,
        after: { proof: number, ...after },
        call,
      })
      return ok(shown)
    })
  })
}

function serveAccounts({ http, ledger }: Deps, books: Books): void {
  serve(http, contract.listAccounts, async ({ limit = usualPage, ...page }) => {
    const { accounts, next } = await books.listAccounts({ ...filled(page), limit })
    return ok({ items: accounts.map(showAccount), next })
  })

  serve(http, contract.listAccountEntries, async (input) => {
    const { id, limit = usualPage, from, to, ...page } = input
    const account = await ledger.balanceOf(id as AccountId)
    if (!account.ok) return refuse('not_found')
    const filter = { ...page, ...between(from, to), limit }
    const found = await ledger.listEntries(id as AccountId, filter)
    if (!found.ok) return refuse('not_found')
    const { entries, next } = found.value
    const names = await books.nameAccounts(entries.map(({ other }) => other))
    const items = entries.map((entry) => showEntry(entry, names.get(entry.other)))
    return ok({ account: showAccount(account.value), items, next })
  })
}

function serveHeads({ http, ledger }: Deps): LedgerDesk {
  let readPromises: (() => Promise<contract.ListHead>) | undefined
  serve(http, contract.listDayHeads, async ({ below, limit = usualDays }) => {
    const found = await ledger.listDays({
      limit: limit + 1,
      ...(below === undefined || !isDay(below) ? {} : { below }),
    })
    const items = found.slice(0, limit).map(showDay)
    const next = found.length > limit ? (items.at(-1)?.day ?? null) : null
    return ok({ items, next, promises: (await readPromises?.()) ?? null })
  })
  return { setPromises: (read) => void (readPromises = read) }
}

/** A day that is in the calendar, which 2026-02-31 is not. */
function isDay(text: string): text is Day {
  const moment = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text)
}

function between(from: string | undefined, to: string | undefined) {
  return {
    ...(from === undefined ? {} : { from: new Date(from) }),
    ...(to === undefined ? {} : { to: new Date(to) }),
  }
}

/** An empty filter filters nothing. */
function filled<Page extends object>(page: Page): Page {
  return Object.fromEntries(Object.entries(page).filter(([, word]) => word !== '')) as Page
}
