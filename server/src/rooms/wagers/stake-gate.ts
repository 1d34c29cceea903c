import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Standing, Standings } from '../identity/identity.ts'
import type { Protection } from '../protection/protection.ts'
import type { AskFacts, StakeFacts } from './gate.ts'

type Deps = {
  readonly standings: Standings
  readonly catalogue: Pick<Catalogue, 'edition' | 'listVendors' | 'isGameOpen'>
  /** Asked only about members of whom identity says that somebody wants to be asked. */
  readonly protection: Pick<Protection, 'listLossLimits'>
}

type Offer = { readonly products: ReadonlySet<string>; readonly vendors: ReadonlySet<string> }

/** The bounds of a stake are its game's own; here only what the books can hold. */
const stakeMin = 1n
const stakeMax = 2n ** 63n - 1n

/**
 * What every stake passes: who stakes, as identity has it in the stake's own transaction, and what is offered, as the
 * catalogue shows it. Whoever is unknown to them does not pass, nor what no vendor offers; a game that no list has is its
 * vendor's own affair, such as a match or a draw.
 */
export function createStakeGate({ standings, catalogue, protection }: Deps): AskFacts {
  let known: (Offer & { readonly edition: number }) | undefined

  function offer(): Offer {
    const edition = catalogue.edition()
    if (known?.edition !== edition) known = { edition, ...readOffer(catalogue) }
    return known
  }

  return async (tx, stakes) => {
    const { products, vendors } = offer()
    const found = await standings.list(
      tx,
      stakes.map(({ member }) => member),
    )
    const watched = stakes
      .map(({ member }) => member)
      .filter((member) => found.get(member)?.isWatched === true)
    const limits = watched.length > 0 ? await protection.listLossLimits(tx, watched) : undefined
    return stakes.map(({ member, product, vendor, game }) => ({
      ...lossLimitsOf(limits?.get(member)),
      standing: standingOf(found.get(member)),
      isProductOpen: products.has(product),
      isVendorOpen: vendors.has(`${product} ${vendor}`),
      // From memory, so that a stake costs no statement for it.
      isGameOpen: catalogue.isGameOpen(vendor, game),
      stakeMin,
      stakeMax,
    }))
  }
}

/** A vendor is open product by product; a product, while one vendor of it is. */
function readOffer({ listVendors }: Deps['catalogue']): Offer {
  const open = listVendors().flatMap(({ title, cards }) =>
    cards.filter(({ maintenance }) => !maintenance).map(({ vassalage }) => ({ title, vassalage })),
  )
  return {
    products: new Set(open.map(({ title }) => title)),
    vendors: new Set(open.map(({ title, vassalage }) => `${title} ${vassalage}`)),
  }
}

function lossLimitsOf(lossLimits: StakeFacts['lossLimits']): Pick<StakeFacts, 'lossLimits'> {
  return lossLimits === undefined ? {} : { lossLimits }
}

function standingOf(member: Standing | undefined): StakeFacts['standing'] {
  if (member === undefined || member.state !== 'open' || member.type === 9) return 'blocked'
  if (member.bar !== undefined) return member.bar === 'exclusion' ? 'excluded' : 'timed_out'
  return member.type === 4 ? 'trial' : 'may_play'
}
