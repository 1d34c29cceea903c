import type {
  PlayRound,
  PlaySession,
  ProtocolVendor as VendorView,
} from '@baize/contract/play/provider-desk'
import type { ReplyOf } from '@baize/contract/endpoint'
import type { getPlayRound } from '@baize/contract/play/provider-desk'
import type { Database } from '../../../platform/database/database.ts'
import type { BetState, Protocol } from '../protocol/protocol.ts'
import * as rounds from '../rounds/rounds.ts'
import * as sessions from '../sessions/sessions.ts'
import { gameCodeOf, type ProtocolVendor } from '../vendors/vendors.ts'
import { createNames, type Names, type NamesDeps, type Viewer } from './names.ts'

export type Page<Item> = { readonly items: Item[]; readonly next: string | null }

type Deps = Omit<NamesDeps, 'providerName'> & {
  readonly db: Database
  readonly protocol: Pick<Protocol, 'vendors' | 'listBets' | 'listCalls' | 'findRound'>
}

type RoundDetail = ReplyOf<typeof getPlayRound>

/** What operators see of the protocol: vendors, sessions, rounds. */
export function createRecords(deps: Deps) {
  const { db, protocol, catalogue } = deps
  const { vendors } = protocol
  const names = createNames({ ...deps, providerName: (key) => vendors.find(key)?.name })

  async function showVendor(vendor: ProtocolVendor): Promise<VendorView> {
    const [open, running] = [
      await sessions.countOpenByVendor(db),
      await rounds.countOpenByVendor(db),
    ]
    return viewOf(vendor, open, running)
  }

  function viewOf(
    vendor: ProtocolVendor,
    open: ReadonlyMap<string, number>,
    running: ReadonlyMap<string, number>,
  ): VendorView {
    const keys = vendors.listKeys(vendor.key).slice(0, 100)
    return {
      ...vendor,
      serves: [...vendor.serves],
      addresses: [...vendor.addresses],
      closedGames: [...vendor.closedGames],
      keys: keys.map(({ id, hint, createdAt, revokedAt }) => ({
        id,
        hint,
        createdAt: createdAt.toISOString(),
        revokedAt: revokedAt?.toISOString() ?? null,
      })),
      openSessions: open.get(vendor.key) ?? 0,
      openRounds: running.get(vendor.key) ?? 0,
    }
  }

  async function listVendors(): Promise<VendorView[]> {
    const [open, running] = [
      await sessions.countOpenByVendor(db),
      await rounds.countOpenByVendor(db),
    ]
    return vendors.list().map((vendor) => viewOf(vendor, open, running))
  }

  async function listSessions(
    filter: sessions.SessionFilter,
    cursor: string | undefined,
    limit: number,
    viewer: Viewer,
  ): Promise<Page<PlaySession>> {
    const [at, id] = readCursor(cursor, 2)
    const before = at && id ? { at: new Date(at), id } : null
    const wanted = { ...filter, member: await names.memberOf(filter.member, viewer) }
    const found = await sessions.listSessions(db.lately, wanted, { before, limit: limit + 1 })
    const items = found.slice(0, limit)
    const last = found.length > limit ? items.at(-1) : undefined
    const next = last ? writeCursor([last.openedAt.toISOString(), last.id]) : null
    const name = await names.read(
      items.map(({ member }) => member),
      viewer,
    )
    return { items: items.map((session) => showSession(session, name)), next }
  }

  function showSession(session: sessions.StoredSession, name: Names): PlaySession {
    const offer = catalogue.findGame(session.nodeId)
    const game = offer?.game ?? { vendor: '', code: String(session.nodeId) }
    return {
      id: session.id,
      vendor: session.vendor,
      member: session.member ?? '',
      game: offer ? gameCodeOf(offer.game) : String(session.nodeId),
      ...name(session, game),
      device: session.device,
      openedAt: session.openedAt.toISOString(),
      seenAt: session.seenAt.toISOString(),
      closedAt: session.closedAt?.toISOString() ?? null,
    }
  }

  async function listRounds(
    filter: rounds.RoundFilter,
    cursor: string | undefined,
    limit: number,
    viewer: Viewer,
  ): Promise<Page<PlayRound>> {
    const [at, vendor, member, round] = readCursor(cursor, 4)
    const before =
      at && vendor && member && round ? { at: new Date(at), vendor, member, round } : null
    const wanted = { ...filter, member: await names.memberOf(filter.member, viewer) }
    const found = await rounds.listRounds(db.lately, wanted, { before, limit: limit + 1 })
    const shown = found.slice(0, limit)
    const last = found.length > limit ? shown.at(-1) : undefined
    const name = await names.read(
      shown.map(({ member }) => member),
      viewer,
    )
    const items = await Promise.all(
      shown.map(async (row) => showRound(row, (await protocol.listBets(row)) ?? [], name)),
    )
    const place = last && [last.openedAt.toISOString(), last.vendor, last.member, last.round]
    return { items, next: place ? writeCursor(place) : null }
  }

  async function findRound(key: rounds.RoundKey, viewer: Viewer): Promise<RoundDetail | undefined> {
    const row = await protocol.findRound(key)
    const bets = await protocol.listBets(key)
    if (bets === undefined) return undefined
    const calls = await protocol.listCalls(key, 1_000)
    const name = await names.read([key.member], viewer)
    const round = row === undefined ? oneShot(key, bets, name) : showRound(row, bets, name)
    if (round === undefined) return undefined
    return {
      round,
      wagers: bets.filter(({ state }) => state !== 'absent').map(showBet),
      calls: calls.map(({ action, transaction, moved, at }) => ({
        action,
        transaction,
        moved,
        at: at.toISOString(),
      })),
    }
  }

  return { showVendor, listVendors, listSessions, listRounds, findRound }
}

/** Sums are counted from the wagers, so that they cannot differ from them. */
function showRound(row: rounds.StoredRound, bets: readonly BetState[], name: Names): PlayRound {
  const { vendor, member, round, currency, swept } = row
  const game = { vendor: row.gameVendor, code: row.game }
  return {
    vendor,
    member,
    round,
    currency,
    swept,
    ...sumsOf(bets),
    game: gameCodeOf(game),
    ...name(row, game),
    state: row.closedAt === null ? 'open' : 'closed',
    openedAt: row.openedAt.toISOString(),
    activeAt: row.activeAt.toISOString(),
    closedAt: row.closedAt?.toISOString() ?? null,
  }
}

/** A round of one call: its wager is its record. */
function oneShot(
  key: rounds.RoundKey,
  bets: readonly BetState[],
  name: Names,
): PlayRound | undefined {
  const [bet] = bets
  if (bet?.state !== 'staked') return undefined
  const { wager } = bet
  const at = wager.stakedAt.toISOString()
  const game = { vendor: wager.vendor, code: wager.game }
  return {
    vendor: key.vendor,
    member: key.member,
    round: key.round,
    ...sumsOf(bets),
    currency: wager.currency,
    game: gameCodeOf(game),
    ...name(key, game),
    state: 'closed',
    swept: '',
    openedAt: at,
    activeAt: at,
    closedAt: wager.endedAt?.toISOString() ?? at,
  }
}

function sumsOf(bets: readonly BetState[]): Pick<PlayRound, 'bets' | 'stake' | 'payout'> {
  const wagers = bets.flatMap((bet) =>
    bet.state === 'staked' && bet.wager.status !== 'voided' ? [bet.wager] : [],
  )
  return {
    bets: wagers.length,
    stake: String(wagers.reduce((all, { stake }) => all + stake, 0n)),
    payout: String(wagers.reduce((all, { payout }) => all + payout, 0n)),
  }
}

function showBet(bet: BetState): RoundDetail['wagers'][number] {
  if (bet.state !== 'staked') {
    const nothing = { stake: '0', payout: '0', stakedAt: null, endedAt: null }
    return { id: '-', transaction: bet.transaction, status: 'prevented', ...nothing }
  }
  const { id, status, stake, payout, stakedAt, endedAt } = bet.wager
  return {
    id,
    transaction: bet.transaction,
    status,
    stake: String(stake),
    payout: String(payout),
    stakedAt: stakedAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
  }
}

/** A cursor is the place of the last item; what cannot be read is the beginning. */
function readCursor(cursor: string | undefined, parts: number): (string | undefined)[] {
  try {
    const read: unknown = JSON.parse(Buffer.from(cursor ?? '', 'base64url').toString('utf8'))
    if (!Array.isArray(read) || read.length !== parts) return []
    const texts = read.map(String)
    return Number.isNaN(Date.parse(texts[0] ?? '')) ? [] : texts
  } catch {
    return []
  }
}

function writeCursor(place: readonly string[]): string {
  return Buffer.from(JSON.stringify(place)).toString('base64url')
}
