import type { VendorPolicy } from '@baize/contract/play/provider-desk'
import { isCurrency, money, type Money } from '@baize/kernel/money'
import type { AccountId } from '../../ledger/ledger.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Sessions } from '../../platform/sessions.ts'
import type { Catalogue } from '../../rooms/catalogue/catalogue.ts'
import type { MemberId, Pocket } from '../../rooms/wallet/wallet.ts'
import type { Fixture, Purse, SeenRound } from '../conformance/fixture.ts'
import { insertCampaign } from '../../rooms/play/protocol/pools.store.ts'
import type { LimitRefusal, Protocol } from '../../rooms/play/protocol/protocol.ts'
import { sweepRounds } from '../../rooms/play/protocol/sweep.ts'
import { insertVendor, lockVendor, updateVendor } from '../../rooms/play/vendors/store.ts'
import {
  emptyVendor,
  findServed,
  gameCodeOf,
  isServed,
  ownPocketOf,
} from '../../rooms/play/vendors/vendor.ts'
import { switched } from '../../rooms/play/vendors/vendor.ts'
import type { ProtocolVendor } from '../../rooms/play/vendors/vendor.ts'
import type { KitPeople } from './people.ts'

type Deps = {
  readonly db: Database
  readonly protocol: Protocol
  readonly people: KitPeople
  readonly catalogue: Catalogue
  readonly sessions: Pick<Sessions, 'open' | 'listOf' | 'closeAllOf'>
}

/** Players, money, exclusions and switches for the conformance kit. It is not wired in production. */
export function createFixtures(deps: Deps): (vendorKey: string) => Fixture {
  const { db, protocol, people, catalogue, sessions } = deps
  const { inside, vendors, pools } = protocol
  const reached = new Map<string, LimitRefusal>()
  protocol.addLimit(async ({ member }) => reached.get(member))

  async function change(key: string, edit: (vendor: ProtocolVendor) => ProtocolVendor) {
    await db.transaction(async (tx) => {
      const vendor = await lockVendor(tx, key)
      if (vendor !== undefined) await updateVendor(tx, edit(vendor))
    })
    await vendors.refresh()
    return {}
  }

  async function openSession(player: MemberId): Promise<string> {
    const person = { kind: 'member', id: player, name: player, roles: ['member'] } as const
    await db.transaction((tx) =>
      sessions.open(tx, { ...person, ip: '127.0.0.1', userAgent: 'kit' }),
    )
    const [latest] = await sessions.listOf('member', player)
    return latest?.id ?? ''
  }

  function fixtureOf(key: string): Fixture {
    const own = () => {
      const vendor = vendors.find(key)
      if (vendor === undefined) throw new Error(`There is no vendor ${key}.`)
      return vendor
    }
    return {
      async makePlayer({ balance, currency = inside.brandCurrency() }) {
        if (!isCurrency(currency)) throw new Error('Not a currency')
        const account = `kit${inside.makeId('acc').slice(-14)}`
        const player = await db.transaction((tx) => people.create(tx, { account, currency }))
        const pocket = ownPocketOf(own())
        const sum = money(BigInt(balance), currency)
        if (sum.amount > 0n) await deposit(inside, player, sum, pocket)
        return { player, currency, pays: pocket === undefined ? 'cash' : 'pocket' }
      },
      listGames: async () => ({ games: playable(catalogue, own()) }),
      async launch({ player, game }) {
        const offer = findServed(own(), game, catalogue.findGameByCode)
        if (offer === undefined) throw new Error(`There is no game ${game}.`)
        const sessionId = await openSession(player as MemberId)
        const { nodeId } = offer.game
        const given = {
          player: { member: player, sessionId },
          nodeId,
          language: 'EN',
          device: 'kit',
        }
        const { token } = await protocol.tokens.make(db, { ...given, language: 'EN' })
        return { token }
      },
      async leave({ player }) {
        await db.transaction((tx) => sessions.closeAllOf(tx, 'member', player))
        return {}
      },
      async block({ player }) {
        await db.transaction((tx) => people.block(tx, player as MemberId))
        return {}
      },
      async limit({ player, reached: which }) {
        if (which === undefined) reached.delete(player)
        else reached.set(player, which as LimitRefusal)
        return {}
      },
      switchBets: ({ game, closed }) => change(key, (vendor) => switched(vendor, game, closed)),
      setPolicy: ({ change: wanted }) =>
        change(key, (vendor) => ({ ...vendor, policy: { ...vendor.policy, ...allowed(wanted) } })),
      purse: ({ player }) => purseOf(inside, key, player as MemberId),
      round: ({ player, round }) => seeRound(protocol, { vendor: key, member: player, round }),
      async makePool({ pool }) {
        await pools.open(key, pool)
        return {}
      },
      async pool({ pool, currency }) {
        const found = (await pools.list()).find((one) => one.pool === pool)
        const held = found?.amounts.find((amount) => amount.currency === currency)
        return { amount: String(held?.amount ?? 0n) }
      },
      async makeCampaign({ campaign, pocket }) {
        const made = { vendor: key, campaign, pocket, wageringPercent: 3_000, endsAt: null }
        await insertCampaign(db, made, inside.now())
        return {}
      },
      makeStranger: () => makeStranger(db, vendors, `${key.slice(0, 36)}_FAR`),
      async sweep() {
        const vendor = own()
        const eager = { ...vendor, policy: { ...vendor.policy, openRoundMinutes: 0 } }
        const soon = () => new Date(inside.now().getTime() + 1_000)
        return await sweepRounds({ ...inside, now: soon }, [eager])
      },
    }
  }

  return fixtureOf
}

/** 203.0.113.0/24 is kept free for examples, so nobody calls from there. */
const nowhere = '203.0.113.0/24'

async function makeStranger(db: Database, vendors: Protocol['vendors'], key: string) {
  const made = await db.transaction(async (tx) => {
    await insertVendor(tx, { ...emptyVendor, key, name: key, addresses: [nowhere] })
    for (const { id, revokedAt } of vendors.listKeys(key)) {
      if (revokedAt === null) await vendors.revokeKey(tx, key, id)
    }
    return await vendors.createKey(tx, key)
  })
  await vendors.refresh()
  if (!made.ok) throw new Error('A stranger could not be made.')
  return { vendor: key, secret: made.value.secret }
}

/** Of the rules, those that a case is about. */
function allowed(change: Partial<VendorPolicy>): Partial<VendorPolicy> {
  const { settledRollback, zeroBetWins, staleRounds, limits, scales } = change
  return {
    ...(settledRollback === undefined ? {} : { settledRollback }),
    ...(zeroBetWins === undefined ? {} : { zeroBetWins }),
    ...(staleRounds === undefined ? {} : { staleRounds }),
    ...(limits === undefined ? {} : { limits }),
    ...(scales === undefined ? {} : { scales }),
  }
}

/** Two slots of different vendors, if there are two, which can be played now. */
function playable(catalogue: Catalogue, vendor: ProtocolVendor): string[] {
  const { games } = catalogue.listGames({ gameType: 'RNG', language: 'EN', pageSize: 1000 })
  const open = games.flatMap(({ nodeId }) => {
    const offer = catalogue.findGame(nodeId)
    if (offer === undefined || !isServed(vendor, offer.game.vendor)) return []
    const { vendor: code, code: game } = offer.game
    return offer.isShown && catalogue.isGameOpen(code, game) ? [offer.game] : []
  })
  const [first] = open
  const second = open.find((game) => game.vendor !== first?.vendor) ?? open[1]
  return [first, second].flatMap((game) => (game === undefined ? [] : [gameCodeOf(game)]))
}

/** Cash, and from there into the pocket that pays where that is another. */
async function deposit(
  { ledger, wallet, makeId, db }: Protocol['inside'],
  player: MemberId,
  amount: Money,
  pocket: Pocket | undefined,
): Promise<void> {
  await db.transaction(async (tx) => {
    const key = { owner: 'clearing:sandbox', kind: 'clearing', currency: amount.currency } as const
    const { id: source } = await ledger.openAccount(tx, key)
    const { id: cash } = await wallet.openPocket(player, 'cash', tx)
    const move = async (
      reason: 'deposit' | 'pocket_filled',
      debit: AccountId,
      credit: AccountId,
    ) => {
      const legs = [{ debit, credit, amount }]
      const posted = await ledger.post(tx, { id: makeId('trf'), reason, legs })
      if (!posted.ok) throw new Error(`The money of a test player was refused: ${posted.code}`)
    }
    await move('deposit', source, cash)
    if (pocket === undefined) return
    await move('pocket_filled', cash, (await wallet.openPocket(player, pocket, tx)).id)
  })
}

const counted: readonly string[] = ['cash', 'bonus', 'vendor_pocket']

async function purseOf(
  { ledger }: Protocol['inside'],
  vendor: string,
  player: MemberId,
): Promise<Purse> {
  const accounts = await ledger.balances(`member:${player}`)
  const sum = (kind: string, part = '') =>
    String(
      accounts
        .filter((one) => one.kind === kind && one.part === part)
        .reduce((all, one) => all + one.balance, 0n),
    )
  let postings = 0
  for (const { id, kind } of accounts) {
    if (!counted.includes(kind)) continue
    const page = await ledger.listEntries(id, { limit: 200 })
    postings += page.ok ? page.value.entries.length : 0
  }
  const pocket = sum('vendor_pocket', vendor)
  return { cash: sum('cash'), bonus: sum('bonus'), pocket, debt: sum('debt'), postings }
}

/** A round with its sums, counted from its wagers. */
async function seeRound(
  protocol: Protocol,
  key: { vendor: string; member: string; round: string },
): Promise<SeenRound> {
  const [row, bets] = [await protocol.findRound(key), await protocol.listBets(key)]
  const staked = (bets ?? []).flatMap((bet) => (bet.state === 'staked' ? [bet.wager] : []))
  const counted = staked.filter(({ status }) => status !== 'voided')
  const sum = (pick: (wager: (typeof counted)[number]) => bigint) =>
    String(counted.reduce((all, wager) => all + pick(wager), 0n))
  const state =
    bets === undefined ? 'unknown' : row === undefined || row.closedAt ? 'closed' : 'open'
  return {
    state,
    swept: row?.swept ?? '',
    bets: counted.length,
    stake: sum(({ stake }) => stake),
    payout: sum(({ payout }) => payout),
  }
}
