import { findGame } from '@baize/games/find-game'
import type { Game } from '@baize/contract/catalogue/catalogue'
import { pick, systemRandomBytes } from '@baize/kernel/random'
import type { Database } from '../../platform/database/database.ts'
import type { Log } from '../../platform/log.ts'
import { startLoop } from '../../platform/loop.ts'
import { errorText } from '../../platform/scrub.ts'
import type { Sessions } from '../../platform/sessions.ts'
import type { Arcade } from '../../rooms/arcade/arcade.ts'
import type { Catalogue } from '../../rooms/catalogue/catalogue.ts'
import type { Identity } from '../../rooms/identity/identity.ts'
import type { Play } from '../../rooms/play/play.ts'
import type { MemberId } from '../../rooms/wallet/wallet.ts'

export type DemoPlayersDeps = {
  readonly db: Database
  readonly log: Log
  readonly members: Identity['members']
  readonly sessions: Pick<Sessions, 'open' | 'find'>
  readonly catalogue: Pick<Catalogue, 'listGames' | 'listHotGames' | 'findGame'>
  readonly play: Pick<Play, 'launch'>
  readonly arcade: Pick<Arcade, 'open' | 'find' | 'rounds' | 'seeds'>
  /** Gives a member something to play with, once. */
  readonly fund: (members: readonly MemberId[]) => Promise<void>
  readonly makeRequest: () => string
  readonly pace?: Pace
}

export type Pace = {
  /** After the start, before anything is played: the start belongs to whoever waits for the page. */
  readonly restMs: number
  /** Between two rounds of the first hour of a demo, and from then on. */
  readonly burstMs: number
  readonly usualMs: number
  /** So many rounds fill the page of a demo that nobody has played in. */
  readonly burst: number
}

/** One round of a slot takes its player two seconds and a half, so eight of them in turn never come too soon. */
const usualPace: Pace = { restMs: 3_000, burstMs: 400, usualMs: 15_000, burst: 48 }

const accounts = ['ana', 'benjo', 'carlo', 'divina', 'elena', 'fidel', 'gloria', 'hector']
/** Whom visitors are offered to sign in as; some games of hers are there to be continued. */
const guest = 'jessa'
const gamesOfGuest = 4

export type DemoPlayers = { stop(): Promise<void> }

/**
 * Members of the demo who play: each round is opened, staked, drawn and settled as everybody's is, so that winners and
 * counts are true. They are marked as demo in the data, cannot be signed in as, and stop with the server. Not in
 * production.
 */
export async function openDemoPlayers(deps: DemoPlayersDeps): Promise<DemoPlayers> {
  const { restMs, burstMs, usualMs, burst } = deps.pace ?? usualPace
  const players = await seedPlayers(deps)
  const isNew = players.some(({ isNew: made }) => made)
  const member = await deps.members.findByAccount(deps.db, guest)
  const round = createPlayer(deps)
  let left = isNew ? burst : 0
  let ofGuest = isNew && member?.demo ? gamesOfGuest : 0
  let turn = -1

  const loop = startLoop(
    async () => {
      turn += 1
      if (turn === 0) return restMs
      if (ofGuest > 0 && turn % players.length === 0 && member) {
        ofGuest -= 1
        await round(member.id)
      } else await round(players[turn % players.length]?.id)
      left -= 1
      return left > 0 ? burstMs : usualMs
    },
    (error) => deps.log.warn({ error: errorText(error) }, 'A player of the demo could not play.'),
  )
  return { stop: () => loop.stop() }
}

type Player = { readonly id: MemberId; readonly isNew: boolean }

/** Those that are not there yet are made, without a password: nobody signs in as one of them. */
async function seedPlayers({ db, members, fund }: DemoPlayersDeps): Promise<Player[]> {
  const players: Player[] = []
  for (const name of accounts) {
    const account = `demo_${name}`
    const found = await members.findByAccount(db, account)
    if (found) {
      // Somebody else may have taken the name before.
      if (found.demo) players.push({ id: found.id, isNew: false })
      continue
    }
    const person = { account, nickname: account, type: 0, language: 'EN', demo: true } as const
    const made = await db.transaction((tx) => members.create(tx, person))
    if (made.ok) players.push({ id: made.value.id, isNew: true })
  }
  await fund(players.map(({ id }) => id))
  return players
}

/** Plays one round for somebody, at a game that people see first. What is refused is left be: it is only a demo. */
function createPlayer({ db, sessions, catalogue, play, arcade, makeRequest }: DemoPlayersDeps) {
  const sessionIds = new Map<string, string>()

  async function sessionOf(member: MemberId): Promise<string> {
    const known = sessionIds.get(member)
    if (known !== undefined) return known
    const token = await db.transaction((tx) =>
      sessions.open(tx, {
        kind: 'member',
        id: member,
        name: member,
        roles: ['member'],
        ip: '127.0.0.1',
        userAgent: 'player of the demo',
      }),
    )
    const opened = (await sessions.find(token))?.sessionId ?? ''
    sessionIds.set(member, opened)
    return opened
  }

  /** Nobody is there to make a move or to lay chips. */
  function isOneShot(nodeId: number): boolean {
    const rules = findGame(catalogue.findGame(nodeId)?.game.model ?? '')
    return rules?.steps === 'none' && rules.bets === undefined
  }

  /** Of one shot and of ours: slots and dice. */
  function chooseGame(): Game | undefined {
    const dice = catalogue
      .listGames({ gameType: 'OWN', language: 'EN', pageSize: 60 })
      .games.filter(({ gameCode }) => /dice/.test(gameCode))
    const open = [...catalogue.listHotGames('EN'), ...dice.slice(0, 3)].filter(
      ({ nodeId, verifiable, maintenance }) => verifiable && !maintenance && isOneShot(nodeId),
    )
    return open.length === 0 ? undefined : pick(systemRandomBytes, open)
  }

  return async (member: MemberId | undefined): Promise<void> => {
    const game = chooseGame()
    if (member === undefined || game === undefined) return
    const launched = await play.launch({
      player: { member, sessionId: await sessionOf(member) },
      wanted: { nodeId: game.nodeId },
      language: 'EN',
      device: 'desktop',
      backUrl: '',
    })
    const url = launched.ok ? launched.value.frame?.url : undefined
    const token = /token=([\w-]+)/.exec(url ?? '')?.[1]
    const table = token === undefined ? undefined : await arcade.open(token)
    if (!table?.ok) {
      // A session may be over; the next round opens another.
      sessionIds.delete(member)
      return
    }
    const seated = await arcade.find(table.value.session)
    if (seated?.seat === undefined) return
    const { seat, stakes } = seated
    const { seed, nextSeed } = table.value
    if (seed === null) {
      const own = { clientSeed: 'player-of-the-demo', commitment: nextSeed.commitment }
      await arcade.seeds.exchange(seated.session.player, own)
    }
    const choice = seat.game.id === 'dice' ? { side: 'over', target: 5000 } : null
    await arcade.rounds.play(seat, { request: makeRequest(), stake: stakes.min, choice })
  }
}
