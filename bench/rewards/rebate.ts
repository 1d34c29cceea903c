import { money } from '@baize/kernel/money'
import { createLedger, type AccountId } from '../../server/src/ledger/ledger.ts'
import type { Database } from '../../server/src/platform/database/database.ts'
import { createLog } from '../../server/src/platform/log.ts'
import { createBudgets } from '../../server/src/rooms/promotions/budgets/budgets.ts'
import { createGrants } from '../../server/src/rooms/promotions/grants/grants.ts'
import {
  createTerms,
  newProgrammes,
} from '../../server/src/rooms/promotions/programmes/programmes.ts'
import { createRebate } from '../../server/src/rooms/promotions/rebate/rebate.ts'
import { createRuns } from '../../server/src/rooms/promotions/runs/runs.ts'
import { createWallet } from '../../server/src/rooms/wallet/wallet.ts'
import { makeId } from './bets.ts'
import { countPaid, people, playToday } from './people.store.ts'

const zone = () => 'Asia/Manila'
/** Tomorrow: what was played today is over. */
const now = () => new Date(Date.now() + 86_400_000)
const atOnce = 500
/** Those before it have played bets of their own. */
const first = 1_000

export type Paid = { readonly paid: number; readonly rate: number; readonly ledgerRate: number }

/** The rebate of a day for so many, beside as many movements of the ledger alone. */
export async function payRebate(
  db: Database,
  members: number,
  say: (line: string) => void,
): Promise<Paid> {
  const log = createLog('fatal')
  const ledger = createLedger({ db, log, now })
  await ledger.start()
  // A node that knows none of their accounts yet.
  const wallet = openWallet(db, ledger)
  const change = { offer: 'rebate', currency: 'PHP', amount: 10n ** 12n } as const
  await db.transaction((tx) =>
    createBudgets({ ledger }).raise(tx, { ...change, id: makeId('trf') }),
  )
  const content = { ...newProgrammes, runLimit: { PHP: String(10n ** 15n) } }
  const at = new Date('2026-01-01T00:00:00Z')
  const terms = createTerms({
    zone,
    document: {
      live: () => content,
      listVersions: async () => [{ version: 1, content, at, by: 'bench', reason: '' }],
      follow: () => {},
    },
  })
  const wagers = {
    hasOpen: async () => false,
    sumOpen: async () => ({ bets: 0, stake: 0n }),
  }
  const grants = createGrants({ db, ledger, wallet, wagers, now, makeId })
  const rebate = createRebate({ db, now, zone, terms, grants })
  const runs = createRuns({
    db,
    now,
    makeId,
    zone,
    terms,
    grants,
    isUpToDate: async () => true,
    programmes: [rebate.programme],
    given: () => {},
  })
  await playToday(db, { from: first, count: members })
  const other = openWallet(db, ledger)
  const accounts: { readonly id: AccountId }[] = []
  const everybody = people(first, members)
  for (let from = 0; from < members; from += atOnce) {
    const some = everybody.slice(from, from + atOnce)
    accounts.push(...(await Promise.all(some.map((one) => other.openPocket(one, 'cash')))))
  }
  say(`${members} members have played`)
  const ledgerRate = await rateOfLedger(db, ledger, accounts)
  say(`the ledger alone: ${ledgerRate.toFixed(0)} a second`)
  const began = performance.now()
  await runs.advance()
  const seconds = (performance.now() - began) / 1_000
  const paid = await countPaid(db)
  say(`${paid} rebates in ${seconds.toFixed(1)} s`)
  await ledger.stop()
  return { paid, rate: paid / seconds, ledgerRate }
}

function openWallet(db: Database, ledger: ReturnType<typeof createLedger>) {
  return createWallet({
    db,
    ledger,
    log: createLog('fatal'),
    now,
    publish: () => {},
    currencyOf: () => 'PHP',
    isSingle: () => true,
    vendorsWithPocket: () => [],
  })
}

/** As many movements of the same kind, by nothing but the ledger. */
async function rateOfLedger(
  db: Database,
  ledger: ReturnType<typeof createLedger>,
  accounts: readonly { readonly id: AccountId }[],
): Promise<number> {
  const key = { owner: 'house', kind: 'budget', part: 'rebate', currency: 'PHP' } as const
  const { id: debit } = await db.transaction((tx) => ledger.openAccount(tx, key))
  const began = performance.now()
  for (let at = 0; at < accounts.length; at += atOnce) {
    const movements = accounts.slice(at, at + atOnce).map(({ id: credit }) => ({
      id: makeId('trf'),
      reason: 'reward' as const,
      legs: [{ debit, credit, amount: money(1n, 'PHP') }],
    }))
    await db.transaction(async (tx) => {
      for (const one of await ledger.postAll(tx, movements)) {
        if (!one.ok) throw new Error(`The ledger refused: ${one.code}`)
      }
    })
  }
  return accounts.length / ((performance.now() - began) / 1_000)
}
