import type { LaunchTest } from '@baize/contract/catalogue/catalogue-desk'
import type { Log } from '../../platform/log.ts'
import { errorText } from '../../platform/scrub.ts'
import { isClosed, type Catalogue, type Offer } from '../catalogue/catalogue.ts'
import { routeOf } from './rules.ts'
import type { LaunchTarget } from './target.ts'

type Deps = { readonly log: Log; readonly now: () => Date }
type Found = Pick<LaunchTest, 'outcome' | 'address'>

const none = (outcome: LaunchTest['outcome']): Found => ({ outcome, address: '' })

type Lists = Pick<Catalogue, 'listVendors' | 'listGames' | 'findGame'>

/** By what a vendor is judged: of each category that it is shown in, its first game that is open, else its first. */
export function gamesOfVendors(catalogue: Lists): Map<string, Offer[]> {
  const games = new Map<string, Offer[]>()
  for (const { title: gameType, cards } of catalogue.listVendors()) {
    for (const { vassalage: vendor } of gameType === 'HOT' ? [] : cards) {
      const list = catalogue.listGames({ gameType, vendor, language: 'EN' }).games
      const first = list.find(({ maintenance }) => !maintenance) ?? list[0]
      const offer = first && catalogue.findGame(first.nodeId)
      if (offer) games.set(vendor, [...(games.get(vendor) ?? []), offer])
    }
  }
  return games
}

/** What a member would meet who opens this game now, and how long it takes. */
export async function testLaunch(
  offer: Offer,
  target: LaunchTarget | undefined,
  { log, now }: Deps,
): Promise<LaunchTest> {
  const at = now()
  const began = performance.now()
  const found = await look(offer, target, log)
  const tookMs = Math.round((performance.now() - began) * 10) / 10
  const { game, vendor } = offer
  return { nodeId: game.nodeId, vendor: vendor.code, ...found, tookMs, at: at.toISOString() }
}

async function look(offer: Offer, target: LaunchTarget | undefined, log: Log): Promise<Found> {
  const { game, vendor } = offer
  if (!offer.isShown) return none('closed')
  if (isClosed(game, vendor)) return none('maintenance')
  const route = routeOf({ vendor, category: game.category, code: game.code })
  if (route.kind === 'page') return { outcome: 'opens', address: route.path }
  if (target === undefined) return none('engine_not_ready')
  try {
    return { outcome: 'opens', address: await target.probe(offer) }
  } catch (error) {
    const about = { vendor: vendor.code, game: game.code, error: errorText(error) }
    log.warn(about, 'A launch test failed.')
    return none('failed')
  }
}
