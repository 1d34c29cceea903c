import { createHash } from 'node:crypto'
import type { SharedState } from '@baize/contract/arcade/shared-table'
import type { SocketEvent } from '@baize/contract/events'
import type { ProviderWallet } from '@baize/contract/play/provider'
import { findGame } from '@baize/games/find-game'
import type { Json, Played } from '@baize/games/game'
import type { SharedToVerify } from '@baize/games/verify-link'
import { fairChance } from '@baize/kernel/fair'
import { createIdMaker, type Id } from '@baize/kernel/ids'
import { money } from '@baize/kernel/money'
import { systemRandomBytes } from '@baize/kernel/random'
import { createLog } from '../src/platform/log.ts'
import {
  createArcade,
  type Arcade,
  type ArcadeDeps,
  type Seated,
} from '../src/rooms/arcade/arcade.ts'
import type { Beacon } from '../src/rooms/arcade/beacon/beacon.ts'
import type { PurseWallet } from '../src/rooms/play/play.ts'
import { createCatalogue } from '../src/rooms/catalogue/catalogue.ts'
import { testApp, type TestApp } from './app.ts'

export type Verb = keyof ProviderWallet | `purse.${keyof PurseWallet}`

/** Makes a call of the wallet fail: before it is done, or after, so that its answer is lost. */
export type Fault = {
  readonly verb: Verb
  readonly when: 'before' | 'after'
  readonly times?: number
}

const currency = 'PHP'

/** As a browser does at the first seat: looks at the seed of the house that comes next, and sends one of its own. */
export async function sendFirstSeed({ seeds }: Pick<Arcade, 'seeds'>, player: string) {
  const { active, next } = await seeds.standing(player)
  if (active !== null) return
  const sent = await seeds.exchange(player, {
    clientSeed: 'of-the-browser',
    commitment: next.commitment,
  })
  if (!sent.ok) throw new Error(sent.code)
}

/** Opens a game with its token, as a browser does, and finds who sits there. */
export async function seatAt(arcade: Arcade, token: string): Promise<Seated> {
  const opened = await arcade.open(token)
  if (!opened.ok) throw new Error(opened.code)
  const seated = await arcade.find(opened.value.session)
  if (seated === undefined) throw new Error('Nobody sits there.')
  await sendFirstSeed(arcade, seated.session.player)
  return seated
}

/** The round that a player would begin next, with these moves; nothing when one of them is not allowed. */
export type Dealt = (...moves: readonly Json[]) => Played | undefined

/** Rounds are in the order of their nonces: those before the first that is wanted are skipped. */
const mostSkipped = 200_000

/** Lets the next round of a player be one that is wanted, of a model whose choice is nothing. */
export async function dealNext(
  { arcade, db }: { readonly arcade: Arcade } & Pick<TestApp, 'db'>,
  player: string,
  { model, stake }: { readonly model: string; readonly stake: bigint },
  isWanted: (dealt: Dealt) => boolean,
): Promise<void> {
  const { active } = await arcade.seeds.standing(player)
  const game = findGame(model)
  if (active === null || game === undefined) throw new Error('Nobody plays that.')
  const secrets = await arcade.seeds.secretsOf(active.id)
  for (let nonce = active.nonce; nonce < active.nonce + mostSkipped; nonce += 1) {
    const deal: Dealt = (...moves) =>
      game.play(stake, null, moves, fairChance({ ...secrets, nonce }))
    if (!isWanted(deal)) continue
    await db.sql`update arcade.seeds set nonce = ${nonce} where id = ${active.id}`
    return
  }
  throw new Error(`No round of ${model} is like that.`)
}

/** The value of every round is out at once, so that a clock that stands still holds nobody up. */
const instantBeacon: Beacon = {
  name: 'test',
  aheadMs: 0,
  roundAfter: (at) => Math.floor(at.getTime() / 1_000),
  roundFrom: (at) => Math.ceil(at.getTime() / 1_000),
  timeOf: (round) => new Date(round * 1_000),
  valueOf: async (round) => createHash('sha256').update(`pulse ${round}`).digest('hex'),
}

/** A beacon of tests whose values come when they are let out, and which says for which it was asked. */
export function createHeldBeacon() {
  const held = { isOut: true, asked: [] as number[] }
  const beacon: Beacon = {
    ...instantBeacon,
    async valueOf(round, at) {
      held.asked.push(round)
      return held.isOut ? await instantBeacon.valueOf(round, at) : undefined
    },
  }
  return { beacon, held }
}

/** All that is told of a shared round that is over, as whoever verifies it claims it. */
export function claimOf(state: SharedState): SharedToVerify {
  const { table: model, link, place, commitment: predecessor, closesAt, outcome } = state
  const chain = state.chains.find(({ id }) => id === state.chain)
  if (chain === undefined) throw new Error('A round is told without its chain.')
  const { terminal, salt, beacon, beaconRound, beaconValue } = chain
  const own = { ownRound: state.beaconRound, ownValue: state.beaconValue, closesAt }
  const ofChain = { place, terminal, predecessor, salt, beacon, beaconRound, beaconValue }
  return { model, link, ...ofChain, ...own, outcome: outcome as Json }
}

/**
 * An arcade over the whole platform, with a clock that tests set, also for its tables, and a wallet whose calls they let fail. `restart` gives
 * another one over the same tables, as after a crash: nothing that was in memory is left.
 */
export async function testArcade() {
  const test = await testApp()
  const { app, db } = test
  const { play, wagers, ledger, members } = app.rooms
  const catalogue = await createCatalogue({ db, log: createLog('silent') })
  // A clock that stands still says the same however slow the machine is.
  const clock: { offsetMs: number; standsAt?: number } = { offsetMs: 0 }
  const now = () => new Date((clock.standsAt ?? Date.now()) + clock.offsetMs)
  const makeId = createIdMaker({ now, randomBytes: systemRandomBytes })
  const faults: { verb: Verb; when: string; left: number }[] = []
  const calls: Verb[] = []
  const told: { topic: string; event: SocketEvent }[] = []
  const logged: string[] = []
  const log = createLog('info', { write: (line) => void logged.push(line) })

  function strike(verb: Verb, when: string): void {
    const fault = faults.find((one) => one.verb === verb && one.when === when && one.left > 0)
    if (fault === undefined) return
    fault.left -= 1
    throw new Error(`The connection broke ${when} ${verb}.`)
  }

  /** The same wallet, whose calls tests let fail. */
  const faulty = <Wallet extends object>(real: Wallet, prefix: '' | 'purse.'): Wallet =>
    new Proxy(real, {
      get: (_, name: string) => async (ask: never) => {
        const verb = `${prefix}${name}` as Verb
        calls.push(verb)
        strike(verb, 'before')
        const answer = await (real as Record<string, (given: never) => Promise<unknown>>)[name]?.(
          ask,
        )
        strike(verb, 'after')
        return answer
      },
    })

  const restart = (changes: Partial<ArcadeDeps> = {}) =>
    createArcade({
      db,
      log,
      now,
      makeId,
      secret: 'a secret of tests, long enough for anyone',
      wallet: faulty(play.walletFor('ARCADE'), ''),
      purseWallet: faulty(play.pursesFor('ARCADE'), 'purse.'),
      arePursesOn: () => true,
      catalogue,
      wagers,
      publish: (topic, event) => void told.push({ topic, event }),
      listPools: play.listPools,
      openPool: (pool, whole) => play.openPool('ARCADE', pool, { whole, currency: 'PHP' }),
      nameOf: async (id) => (await members.find(db, id))?.account,
      slotCycleMs: 0,
      chainLength: 50,
      beacon: instantBeacon,
      tableClock: async () => now(),
      ...changes,
    })

  const people = peopleOf(test, makeId)
  return {
    ...test,
    ...people,
    arcade: restart(),
    restart,
    clock,
    makeId,
    calls,
    told,
    logged,
    wagers,
    fail: ({ verb, when, times = 1 }: Fault) => void faults.push({ verb, when, left: times }),
    heal: () => void faults.splice(0),
    /** What a member has in cash. */
    cashOf: async (member: Id<'mem'>) => {
      const books = await ledger.balances(`member:${member}`)
      return books.find(({ kind }) => kind === 'cash')?.balance ?? 0n
    },
  }
}

function peopleOf({ app, db }: TestApp, makeId: ReturnType<typeof createIdMaker>) {
  const { ledger, wallet, play } = app.rooms

  /** A member with so much in cash. */
  async function memberWith(amount: bigint): Promise<Id<'mem'>> {
    const id = makeId('mem')
    await db.sql`
      insert into identity.members
        (id, account, account_key, nickname, type, currency, language, registered_at)
      values (${id}, ${id}, ${id}, '', 0, ${currency}, 'EN', now())`
    if (amount === 0n) return id
    await db.transaction(async (tx) => {
      const clearing = { owner: 'clearing:test', kind: 'clearing', currency } as const
      const { id: debit } = await ledger.openAccount(tx, clearing)
      const { id: credit } = await wallet.openPocket(id, 'cash', tx)
      const legs = [{ debit, credit, amount: money(amount, currency) }]
      const posted = await ledger.post(tx, { id: makeId('trf'), reason: 'deposit', legs })
      if (!posted.ok) throw new Error(posted.code)
    })
    return id
  }

  /** A title that this model runs. */
  async function titleOf(model: string): Promise<number> {
    const row = await db.sql.one<{ nodeId: number }>`
      select node_id::integer as "nodeId" from catalogue.games
      where model = ${model} and enabled order by node_id limit 1`
    return row.nodeId
  }

  /** The launch token of a title; of nobody for fun money. */
  async function launchToken(member: string | null, model: string): Promise<string> {
    const wanted = { nodeId: await titleOf(model) }
    const how = { wanted, language: 'EN', device: 'desktop', backUrl: '' } as const
    const launched =
      member === null
        ? await play.launchDemo(how)
        : await play.launch({ ...how, player: { member, sessionId: await sessionOf(member) } })
    const url = launched.ok ? launched.value.frame?.url : undefined
    const token = /token=([\w-]+)/.exec(url ?? '')?.[1]
    if (token === undefined) throw new Error(`${model} was not opened: ${JSON.stringify(launched)}`)
    return token
  }

  async function sessionOf(member: string): Promise<string> {
    const token = await db.transaction((tx) =>
      app.http.sessions.open(tx, {
        kind: 'member',
        id: member,
        name: member,
        roles: ['member'],
        ip: '127.0.0.1',
        userAgent: 'test',
      }),
    )
    return (await app.http.sessions.find(token))?.sessionId ?? ''
  }

  async function lockMember(member: string): Promise<void> {
    await db.sql`update identity.members set state = 'locked' where id = ${member}`
  }

  /** The most that a member wants to lose in a day. */
  async function limitLosses(member: string, most: bigint): Promise<void> {
    await db.sql`insert into protection.members (member) values (${member})`
    await db.sql`
      insert into protection.limits (member, kind, period, amount)
      values (${member}, 'loss', 'day', ${most})`
    await db.sql`update identity.members set watched = true where id = ${member}`
  }

  /** How many wagers there are of anybody. */
  async function countWagers(): Promise<number> {
    const row = await db.sql.one<{ n: number }>`select count(*)::integer as n from wagers.wagers`
    return row.n
  }

  /** What titles with reels are bound to. */
  async function listModels(): Promise<string[]> {
    const rows = await db.sql<{ model: string }>`
      select distinct model from catalogue.games where engine in ('lines', 'ways', 'cluster')`
    return rows.map(({ model }) => model)
  }

  return { memberWith, launchToken, lockMember, limitLosses, countWagers, listModels }
}

export type TestArcade = Awaited<ReturnType<typeof testArcade>>
