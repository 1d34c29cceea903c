import * as contract from '@baize/contract/books'
import { ok, refuse } from '@baize/kernel/result'
import type { Day } from '@baize/kernel/time'
import type { Database } from '../platform/database/database.ts'
import type { Audit } from '../platform/desk-routes.ts'
import type { Http } from '../platform/http/http.ts'
import { serve } from '../platform/http/serve.ts'
import { createBooks, type Books } from './books/books.ts'
import { showAccount, showDay, showDifference, showEntry, showProof } from './books/wire.ts'
import type { AccountId, Ledger } from './ledger.ts'

type Deps = {
  readonly http: Http
  readonly db: Database
  readonly now: () => Date
  readonly ledger: Pick<Ledger, 'balanceOf' | 'listEntries' | 'listProofs' | 'listDays' | 'prove'>
  /** The system room gives it: the ledger stands below it. */
  readonly audit: Audit
}

const usualPage = 50
const usualDays = 31

/** The calls about the books: the proof, the accounts, and the heads that everyone may keep. */
export function serveLedger(deps: Deps): void {
  const books = createBooks(deps)
  serveProofs(deps, books)
  serveAccounts(deps, books)
  serveHeads(deps)
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

  serve(http, contract.listProofs, async ({ limit = usualPage, failed, ...page }) => {
    const { proofs, next } = await books.listProofs({ ...page, limit, failedOnly: !!failed })
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

  serve(http, contract.listDifferences, async () => {
    // An account once found wrong stays in every later proof until it is right, so the newest names them all.
    const [newest] = await ledger.listProofs({ limit: 1 })
    const items = newest?.differences.map(showDifference) ?? []
    return ok({ at: newest?.at.toISOString() ?? null, items })
  })
}

function serveAccounts({ http, ledger }: Deps, books: Books): void {
  serve(http, contract.listAccounts, async ({ limit = usualPage, ...page }) => {
    const { accounts, next } = await books.listAccounts({ ...filled(page), limit })
    return ok({ items: accounts.map(showAccount), next })
  })

  serve(http, contract.listAccountEntries, async ({ id, limit = usualPage, ...page }) => {
    const account = await ledger.balanceOf(id as AccountId)
    if (!account.ok) return refuse('not_found')
    const found = await ledger.listEntries(id as AccountId, { ...page, limit })
    if (!found.ok) return refuse('not_found')
    const { entries, next } = found.value
    const names = await books.nameAccounts(entries.map(({ other }) => other))
    const items = entries.map((entry) => showEntry(entry, names.get(entry.other)))
    return ok({ account: showAccount(account.value), items, next })
  })
}

function serveHeads({ http, ledger }: Deps): void {
  serve(http, contract.listDayHeads, async ({ below, limit = usualDays }) => {
    const found = await ledger.listDays({
      limit: limit + 1,
      ...(below === undefined || !isDay(below) ? {} : { below }),
    })
    const items = found.slice(0, limit).map(showDay)
    return ok({ items, next: found.length > limit ? (items.at(-1)?.day ?? null) : null })
  })
}

/** A day that is in the calendar, which 2026-02-31 is not. */
function isDay(text: string): text is Day {
  const moment = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text)
}

/** An empty filter filters nothing. */
function filled<Page extends object>(page: Page): Page {
  return Object.fromEntries(Object.entries(page).filter(([, word]) => word !== '')) as Page
}
