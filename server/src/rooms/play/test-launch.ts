import type { LaunchTest } from '@baize/contract/catalogue-desk'
import type { Log } from '../../platform/log.ts'
import { errorText } from '../../platform/scrub.ts'
import { isClosed, type Offer } from '../catalogue/catalogue.ts'
import { routeOf } from './rules.ts'
import type { LaunchTarget } from './target.ts'

type Deps = { readonly log: Log; readonly now: () => Date }
type Found = Pick<LaunchTest, 'outcome' | 'address'>

const none = (outcome: LaunchTest['outcome']): Found => ({ outcome, address: '' })

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
