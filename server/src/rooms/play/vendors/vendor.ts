import type { VendorPolicy } from '@baize/contract/play/provider-desk'
import type { Offer } from '../../catalogue/catalogue.ts'

/** Whoever speaks the protocol: our own arcade, or an outside vendor with its keys. */
export type ProtocolVendor = {
  readonly key: string
  readonly name: string
  /** The vendors of the catalogue whose games it runs; a star for all of them. */
  readonly serves: readonly string[]
  readonly policy: VendorPolicy
  readonly addresses: readonly string[]
  readonly sandbox: boolean
  readonly enabled: boolean
  /** The kill switch: bets are refused, settlements are not. */
  readonly betsClosed: boolean
  /** Games of the same kind, as `VENDOR/code`. */
  readonly closedGames: readonly string[]
}

/** How our own arcade calls itself. */
export const ownVendor = 'ARCADE'

/**
 * What the sweep does with rounds that were left open. Those of the arcade are shown to people and no more: they wait for
 * their players, and end by the arcade's rules alone.
 */
export function staleRoundsOf({
  key,
  policy,
}: Pick<ProtocolVendor, 'key' | 'policy'>): VendorPolicy['staleRounds'] {
  return key === ownVendor ? 'show' : policy.staleRounds
}

/** How strict a vendor is treated of which nothing else was said. */
export const usualPolicy: VendorPolicy = {
  walletMode: 'seamless',
  settledRollback: 'refuse',
  zeroBetWins: false,
  openRoundMinutes: 1_440,
  staleRounds: 'show',
  idleMinutes: 60,
  callsASecond: 3_000,
  ownIds: false,
  limits: {},
  scales: {},
  launchUrl: '',
}

/** A vendor of which nothing else was said: it serves all, is asked by nobody, and may call from nowhere. */
export const emptyVendor: Omit<ProtocolVendor, 'key' | 'name'> = {
  serves: ['*'],
  policy: usualPolicy,
  addresses: [],
  sandbox: false,
  enabled: true,
  betsClosed: false,
  closedGames: [],
}

/** The pocket that members have at a vendor in transfer mode; nothing where the wallet itself pays. */
export function ownPocketOf({
  key,
  policy,
}: Pick<ProtocolVendor, 'key' | 'policy'>): `vendor:${string}` | undefined {
  return policy.walletMode === 'transfer' ? `vendor:${key}` : undefined
}

export function isServed({ serves }: Pick<ProtocolVendor, 'serves'>, code: string): boolean {
  return serves.includes('*') || serves.includes(code)
}

/** A game as vendors name it: unique over all vendors of the catalogue. */
export function gameCodeOf({ vendor, code }: Pick<Offer['game'], 'vendor' | 'code'>): string {
  return `${vendor}/${code}`
}

type Find = (vendor: string, code: string) => Offer | undefined

/** The game that a vendor means; who serves but one vendor of the catalogue may leave that out. */
export function findServed(
  vendor: Pick<ProtocolVendor, 'serves'>,
  gameCode: string,
  find: Find,
): Offer | undefined {
  const cut = gameCode.indexOf('/')
  const [only] = vendor.serves.length === 1 && vendor.serves[0] !== '*' ? vendor.serves : []
  const code = cut === -1 ? only : gameCode.slice(0, cut)
  if (code === undefined || !isServed(vendor, code)) return undefined
  return find(code, gameCode.slice(cut + 1))
}

/** The kill switch, of the whole vendor or of one game. */
export function switched(
  vendor: ProtocolVendor,
  game: string | undefined,
  closed: boolean,
): ProtocolVendor {
  if (game === undefined) return { ...vendor, betsClosed: closed }
  const others = vendor.closedGames.filter((one) => one !== game)
  return { ...vendor, closedGames: closed ? [...others, game] : others }
}
