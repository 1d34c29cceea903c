import type { CrashBet, CrashState } from '@baize/contract/arcade/arcade'

export type CrashBetSlot = 1 | 2
export const slots: readonly CrashBetSlot[] = [1, 2]

/** The shared round as this page knows it. */
export type CrashView = {
  readonly state: CrashState | undefined
  /** The server's clock less this one's. */
  readonly offsetMs: number
  /** Own bets of this round by the button they were made with. */
  readonly own: Readonly<Partial<Record<CrashBetSlot, CrashBet>>>
}

export type CrashEvent =
  /** The answer to this player alone: it knows which bets are their own. */
  | { readonly kind: 'read'; readonly state: CrashState; readonly now: number }
  /** What everybody hears. */
  | { readonly kind: 'phase'; readonly state: CrashState; readonly now: number }
  | { readonly kind: 'bet'; readonly round: number; readonly bet: CrashBet }
  | { readonly kind: 'own'; readonly round: number; readonly bet: CrashBet }

export const emptyView: CrashView = { state: undefined, offsetMs: 0, own: {} }

export function reduceCrash(view: CrashView, event: CrashEvent): CrashView {
  switch (event.kind) {
    case 'read':
      return isOlder(view.state, event.state) ? view : read(event.state, event.now)
    case 'phase':
      return isOlder(view.state, event.state) ? view : hear(view, event.state, event.now)
    case 'bet':
      return event.round === view.state?.round ? putBet(view, event.bet) : view
    case 'own':
      return event.round === view.state?.round ? putOwn(view, event.bet) : view
  }
}

const order = { betting: 0, flying: 1, over: 2 } as const

/** Messages may come in any order: a round never goes back. */
function isOlder(known: CrashState | undefined, next: CrashState): boolean {
  if (!known || next.round > known.round) return false
  return next.round < known.round || order[next.phase] < order[known.phase]
}

function read(state: CrashState, now: number): CrashView {
  const own: Partial<Record<CrashBetSlot, CrashBet>> = {}
  for (const bet of state.bets) if (bet.own) own[bet.slot as CrashBetSlot] = bet
  return { state, offsetMs: Date.parse(state.serverTime) - now, own }
}

/** News for all name nobody's own bets and only some of the others, so what is known already is kept. */
function hear(view: CrashView, state: CrashState, now: number): CrashView {
  const offsetMs = Date.parse(state.serverTime) - now
  if (view.state?.round !== state.round) {
    return { state: { ...state, ...mergePast(view.state, state) }, offsetMs, own: {} }
  }
  const mine = new Set(Object.values(view.own).map(({ id }) => id))
  const told = state.bets.map((bet) => ({ ...bet, own: mine.has(bet.id) }))
  const known = view.state.bets.filter(({ id }) => !told.some((bet) => bet.id === id))
  const bets = [...told, ...known]
  const own = { ...view.own }
  for (const bet of told) if (bet.own) own[bet.slot as CrashBetSlot] = bet
  return { state: { ...state, bets, ...mergePast(view.state, state) }, offsetMs, own }
}

/** News name some of the last flights; those before, and the chains that they were on, are known. */
function mergePast(
  known: CrashState | undefined,
  next: CrashState,
): Pick<CrashState, 'history' | 'chains'> {
  const told = new Set(next.history.map(({ round }) => round))
  const before = (known?.history ?? []).filter(({ round }) => !told.has(round))
  const named = new Set(next.chains.map(({ id }) => id))
  const older = (known?.chains ?? []).filter(({ id }) => !named.has(id))
  return { history: [...next.history, ...before].slice(0, 30), chains: [...next.chains, ...older] }
}

function putBet(view: CrashView, told: CrashBet): CrashView {
  const { state } = view
  if (!state) return view
  const own = slots.find((slot) => view.own[slot]?.id === told.id)
  const bet = { ...told, own: own !== undefined }
  const bets = [bet, ...state.bets.filter(({ id }) => id !== bet.id)]
  return {
    ...view,
    state: { ...state, bets, players: Math.max(state.players, bets.length) },
    own: own === undefined ? view.own : { ...view.own, [own]: bet },
  }
}

function putOwn(view: CrashView, bet: CrashBet): CrashView {
  const own = { ...view.own, [bet.slot]: { ...bet, own: true } }
  return putBet({ ...view, own }, bet)
}

/** What a bet pays if one gets out at so many hundredths; rounded down. */
export function paysAt(stake: bigint, hundredths: number): bigint {
  return (stake * BigInt(hundredths)) / 100n
}

/** Own first, then who staked most. */
export function sortBets(bets: readonly CrashBet[]): CrashBet[] {
  return bets.toSorted(
    (a, b) => Number(b.own) - Number(a.own) || Number(BigInt(b.stake) - BigInt(a.stake)),
  )
}

/** A multiple that somebody typed, in hundredths; nothing when it is none. */
export function readMultiple(text: string, least: number, most: number): number | undefined {
  if (!/^\d{1,5}(?:[.,]\d{0,2})?$/.test(text)) return undefined
  const hundredths = Math.round(Number(text.replace(',', '.')) * 100)
  return hundredths >= least && hundredths <= most ? hundredths : undefined
}
