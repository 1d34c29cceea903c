import type { Currency } from '@baize/kernel/money'
import type { Balance, Ledger } from '../../../ledger/ledger.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import { gather } from '../../../platform/gather.ts'
import type { Offer } from '../../catalogue/catalogue.ts'
import type { Product } from '../../wagers/wagers.ts'
import type { MemberId, Wallet } from '../../wallet/wallet.ts'
import { ownPocketOf, type ProtocolVendor } from '../vendors/vendors.ts'

type Stand = readonly { readonly pocket: string; readonly amount: bigint }[]

type Vendor = Pick<ProtocolVendor, 'key' | 'policy'>

/** In which game; where it is not told, no bonus is counted that only plays in some. */
export type At = { readonly product: Product; readonly vendor: string; readonly game: string }

export const placeOf = ({ game }: Pick<Offer, 'game'>): At => ({
  product: game.category,
  vendor: game.vendor,
  game: game.code,
})

export type Balances = {
  /** What a member can play with at a vendor now. */
  now(vendor: Vendor, member: MemberId, at?: At): Promise<bigint>
  /** The same right after a movement that told how some pockets stand. */
  after(vendor: Vendor, member: MemberId, told: Stand, at?: At): Promise<bigint>
  /** What of it a movement told. */
  told(vendor: Vendor, told: Stand): bigint
  /** The same inside a transaction, over its own connection. */
  within(tx: Transaction, vendor: Vendor, member: MemberId, currency: Currency): Promise<bigint>
}

type Deps = {
  readonly ledger: Pick<Ledger, 'balances' | 'balancesOf'>
  readonly wallet: Pick<Wallet, 'bonuses' | 'currencyOf' | 'spendingOrder'>
  readonly now: () => Date
}

/** So long nobody looks again whether a member has anything beside the pocket that plays. */
const trustMs = 10_000
const mostKnown = 100_000
const gathering = { most: 500, lanes: 2 }

const ownerOf = (member: MemberId) => `member:${member}` as const

/** What the pockets that play can give; a lock keeps money from leaving, not from being played. */
function freeOf(accounts: readonly Balance[], currency: Currency): Map<string, bigint> {
  const own = accounts.filter((account) => account.currency === currency)
  return new Map(own.map(({ kind, part, available }) => [nameOf(kind, part), available]))
}

function nameOf(kind: string, part: string): string {
  if (kind === 'vendor_pocket') return `vendor:${part}`
  return kind === 'bonus' && part !== '' ? `bonus:${part}` : kind
}

const isOfGrant = (pocket: string) => pocket.startsWith('bonus:')

/** What is filled seldom, and not by members themselves, so that its emptiness can be trusted for a while. */
const isSecond = (pocket: string) => pocket === 'bonus' || pocket === 'locked'

/**
 * Mostly one pocket plays and the others are empty; then a movement tells the whole balance, and no statement is needed.
 */
export function createBalances({ ledger, wallet, now }: Deps): Balances {
  const known = new Map<string, { readonly rich: ReadonlySet<string>; readonly until: number }>()

  const look = gather(async (members: readonly MemberId[]) => {
    const found = await ledger.balancesOf(members.map(ownerOf))
    return members.map((member) => found.get(ownerOf(member)) ?? [])
  }, gathering)

  async function read(member: MemberId): Promise<Map<string, bigint>> {
    const free = freeOf(await look(member), await wallet.currencyOf(member))
    const [oldest] = known.size >= mostKnown ? known.keys() : []
    if (oldest !== undefined) known.delete(oldest)
    const rich = new Set([...free].filter(([, amount]) => amount !== 0n).map(([name]) => name))
    known.set(member, { rich, until: now().getTime() + trustMs })
    return free
  }

  function playing(vendor: Vendor): readonly string[] {
    const own = ownPocketOf(vendor)
    return own === undefined ? wallet.spendingOrder() : [own]
  }

  const sum = (pockets: readonly string[], free: ReadonlyMap<string, bigint>) =>
    pockets.reduce((all, pocket) => all + (free.get(pocket) ?? 0n), 0n)

  /** The pockets that play, with that of the bonus that does in this game. */
  async function playingAt(
    vendor: Vendor,
    member: MemberId,
    free: ReadonlyMap<string, bigint>,
    at: At | undefined,
  ): Promise<readonly string[]> {
    const pockets = playing(vendor)
    const isRich = [...free].some(([pocket, amount]) => isOfGrant(pocket) && amount > 0n)
    if (at === undefined || !isRich || !pockets.includes('bonus')) return pockets
    const bonus = await wallet.bonuses().find(member, { ...at, round: '' })
    return bonus === undefined ? pockets : [...pockets, `bonus:${bonus.grant}`]
  }

  return {
    async now(vendor, member, at) {
      const free = await read(member)
      return sum(await playingAt(vendor, member, free, at), free)
    },
    told(vendor, told) {
      const stood = new Map<string, bigint>(told.map(({ pocket, amount }) => [pocket, amount]))
      return sum(playing(vendor), stood)
    },
    async within(tx, vendor, member, currency) {
      const free = freeOf(await ledger.balances(ownerOf(member), tx), currency)
      return sum(playing(vendor), free)
    },
    async after(vendor, member, told, at) {
      const pockets = playing(vendor)
      const stood = new Map<string, bigint>(told.map(({ pocket, amount }) => [pocket, amount]))
      const others = pockets.filter((pocket) => !stood.has(pocket))
      const isOne = others.length === 0 && !pockets.includes('bonus')
      if (isOne) return sum(pockets, stood)
      const seen = known.get(member)
      const isKnown = seen !== undefined && now().getTime() < seen.until
      const isPlain = isKnown && ![...stood.keys(), ...seen.rich].some(isOfGrant)
      if (isPlain && others.every((pocket) => isSecond(pocket) && !seen.rich.has(pocket))) {
        return sum(pockets, stood)
      }
      const free = new Map([...(await read(member)), ...stood])
      return sum(await playingAt(vendor, member, free, at), free)
    },
  }
}
