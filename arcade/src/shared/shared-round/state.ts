import type { SharedBet, SharedState } from '@baize/contract/arcade/shared-table'

/** A round that all play at once, as this page knows it. */
export type SharedView = {
  readonly state: SharedState | undefined
  /** The server's clock less this one's. */
  readonly offsetMs: number
  /** Own bets of this round by their slot. */
  readonly own: Readonly<Partial<Record<number, SharedBet>>>
}

export type SharedNews =
  /** The answer to this player alone: it knows which bets are their own. */
  | { readonly kind: 'read'; readonly state: SharedState; readonly now: number }
  /** What everybody hears. */
  | { readonly kind: 'phase'; readonly state: SharedState; readonly now: number }
  | { readonly kind: 'bet'; readonly round: number; readonly bet: SharedBet }
  | { readonly kind: 'own'; readonly round: number; readonly bet: SharedBet }

export const emptyView: SharedView = { state: undefined, offsetMs: 0, own: {} }

export function reduceShared(view: SharedView, news: SharedNews): SharedView {
  switch (news.kind) {
    case 'read':
      return isOlder(view.state, news.state) ? view : read(news.state, news.now)
    case 'phase':
      return isOlder(view.state, news.state) ? view : hear(view, news.state, news.now)
    case 'bet':
      return news.round === view.state?.round ? putBet(view, news.bet) : view
    case 'own':
      return news.round === view.state?.round ? putOwn(view, news.bet) : view
  }
}

const order = { betting: 0, awaiting: 1, running: 2, over: 3, voided: 3 } as const

/** Messages may come in any order: a round never goes back. */
function isOlder(known: SharedState | undefined, next: SharedState): boolean {
  if (!known || next.round > known.round) return false
  return next.round < known.round || order[next.phase] < order[known.phase]
}

function read(state: SharedState, now: number): SharedView {
  const own: Partial<Record<number, SharedBet>> = {}
  for (const bet of state.bets) if (bet.own) own[bet.slot] = bet
  return { state, offsetMs: Date.parse(state.serverTime) - now, own }
}

/** News for all name nobody's own bets and only some of the others, so what is known already is kept. */
function hear(view: SharedView, state: SharedState, now: number): SharedView {
  const offsetMs = Date.parse(state.serverTime) - now
  if (view.state?.round !== state.round) {
    return { state: { ...state, ...mergePast(view.state, state) }, offsetMs, own: {} }
  }
  const mine = new Set(Object.values(view.own).map((bet) => bet?.id))
  const told = state.bets.map((bet) => ({ ...bet, own: mine.has(bet.id) }))
  const known = view.state.bets.filter(({ id }) => !told.some((bet) => bet.id === id))
  const bets = [...told, ...known]
  const own = { ...view.own }
  for (const bet of told) if (bet.own) own[bet.slot] = bet
  return { state: { ...state, bets, ...mergePast(view.state, state) }, offsetMs, own }
}

/** News name some of the last rounds; those before, and the chains that they were on, are known. */
function mergePast(
  known: SharedState | undefined,
  next: SharedState,
): Pick<SharedState, 'history' | 'chains'> {
  const told = new Set(next.history.map(({ round }) => round))
  const before = (known?.history ?? []).filter(({ round }) => !told.has(round))
  const named = new Set(next.chains.map(({ id }) => id))
  const older = (known?.chains ?? []).filter(({ id }) => !named.has(id))
  return { history: [...next.history, ...before].slice(0, 30), chains: [...next.chains, ...older] }
}

function putBet(view: SharedView, told: SharedBet): SharedView {
  const { state } = view
  if (!state) return view
  const mine = Object.values(view.own).find((bet) => bet?.id === told.id)
  const bet = { ...told, own: mine !== undefined }
  const bets = [bet, ...state.bets.filter(({ id }) => id !== bet.id)]
  return {
    ...view,
    state: { ...state, bets, players: Math.max(state.players, bets.length) },
    own: mine === undefined ? view.own : { ...view.own, [mine.slot]: bet },
  }
}

function putOwn(view: SharedView, bet: SharedBet): SharedView {
  const own = { ...view.own, [bet.slot]: { ...bet, own: true } }
  return putBet({ ...view, own }, bet)
}

/** Own first, then who staked most. */
export function sortBets(bets: readonly SharedBet[]): SharedBet[] {
  return bets.toSorted(
    (a, b) => Number(b.own) - Number(a.own) || Number(BigInt(b.stake) - BigInt(a.stake)),
  )
}
