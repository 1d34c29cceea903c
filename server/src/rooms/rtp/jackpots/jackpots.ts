import type { JackpotPool, JackpotWin } from '@baize/contract/rtp/rtp-desk'
import { models } from '@baize/games/slots/models'
import type { AccountId, Balance, Entry, Ledger } from '../../../ledger/ledger.ts'
import type { Play } from '../../play/play.ts'
import { maskName } from '../../wagers/wagers.ts'

export type Jackpots = {
  /** Every pool with what the ledger says of it. */
  list(): Promise<{ at: string; items: JackpotPool[] }>
}

type Deps = {
  readonly now: () => Date
  readonly ledger: Pick<Ledger, 'balances' | 'balanceOf' | 'listEntries'>
  readonly play: Pick<Play, 'listPools'>
  /** What a vendor of the protocol is called. */
  readonly vendorNameOf: (key: string) => string | undefined
  /** What a member is called; nothing when there is no such member any more. */
  readonly nameOf: (member: string) => Promise<string | undefined>
}

type Pool = Awaited<ReturnType<Play['listPools']>>[number]

const shownWins = 10
/** A pool is won now and then; this many pages of two hundred would be a lifetime of it. */
const mostPages = 50
const pageSize = 200
const freshMs = 10_000

/** Prize pools as the ledger has them. Nothing is kept here: the account is the pool. */
export function createJackpots(deps: Deps): Jackpots {
  const { now, ledger, play } = deps
  let read: { readonly at: number; readonly answer: ReturnType<Jackpots['list']> } | undefined

  async function listAll() {
    const pools = await play.listPools()
    const accounts = (await ledger.balances('house')).filter(({ kind }) => kind === 'jackpot')
    const items: JackpotPool[] = []
    for (const pool of pools) items.push(await showPool(pool, accounts))
    return { at: now().toISOString(), items }
  }

  async function showPool({ pool, vendor }: Pool, accounts: readonly Balance[]) {
    const own = accounts.filter(({ part }) => part === pool)
    const parts = await Promise.all(
      own.map(async (account) => ({ account, wins: await listWins(account.id) })),
    )
    const latest = parts
      .flatMap(({ account, wins }) => wins.map((win) => ({ win, currency: account.currency })))
      .toSorted((a, b) => b.win.at.getTime() - a.win.at.getTime())
      .slice(0, shownWins)
    return {
      pool,
      vendor,
      vendorName: deps.vendorNameOf(vendor) ?? vendor,
      sums: parts.map(({ account, wins }) => sumUp(account, wins)),
      feeders: feedersOf(pool),
      lastWins: await Promise.all(latest.map(({ win, currency }) => showWin(win, currency))),
    }
  }

  async function listWins(account: AccountId): Promise<Entry[]> {
    const wins: Entry[] = []
    let cursor: string | undefined
    for (let page = 0; page < mostPages; page += 1) {
      const asked = { reason: 'jackpot_payout', limit: pageSize, ...(cursor && { cursor }) }
      const found = await ledger.listEntries(account, asked)
      if (!found.ok) return wins
      wins.push(...found.value.entries)
      if (found.value.next === null) return wins
      cursor = found.value.next
    }
    return wins
  }

  async function showWin({ at, amount, other, about }: Entry, currency: string) {
    const account = await ledger.balanceOf(other)
    const owner = account.ok ? account.value.owner : ''
    const id = /^member:(.+)$/.exec(owner)?.[1]
    const name = id === undefined ? undefined : await deps.nameOf(id)
    // The protocol writes its vendor and its round there.
    const [vendor = '', round = ''] = about.split(' ')
    const win: JackpotWin = {
      at: at.toISOString(),
      currency,
      amount: String(-amount),
      member: maskName(name ?? ''),
      memberId: id ?? '',
      round,
      vendor,
    }
    return win
  }

  return {
    list() {
      const at = now().getTime()
      if (read !== undefined && at - read.at < freshMs) return read.answer
      const answer = listAll()
      read = { at, answer }
      answer.catch(() => (read = undefined))
      return answer
    },
  }
}

/** What was fed is what is there and what was paid: nothing else leaves a pool but what is given back to a bet undone. */
function sumUp({ id, currency, balance }: Balance, wins: readonly Entry[]) {
  const paid = wins.reduce((sum, { amount }) => sum - amount, 0n)
  return {
    currency,
    value: String(balance),
    fed: String(balance + paid),
    paid: String(paid),
    wins: wins.length,
    account: id,
  }
}

function feedersOf(pool: string): JackpotPool['feeders'] {
  return models.flatMap(({ face: { id, jackpot }, jackpotOneIn = 0 }) =>
    jackpot?.pool === pool
      ? [{ model: id, contributionBps: jackpot.contributionBps, oneIn: jackpotOneIn }]
      : [],
  )
}
