import type { Language } from '@baize/kernel/language'
import type { Http } from '../../platform/http/http.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Issue, Lottery, LotteryShown } from './lottery.ts'
import type { Named } from './shape.ts'

export type RouteDeps = {
  readonly http: Http
  readonly lottery: Lottery
  readonly catalogue: Pick<Catalogue, 'findGameByCode' | 'showGame' | 'listMenus'>
}

const freshMs = 500

export type NameOf = (lottery: LotteryShown, language: Language) => Named

/** A lottery that stands in the catalogue is called as it is there. */
export function createNames({ catalogue }: Pick<RouteDeps, 'catalogue'>): NameOf {
  return ({ id, vendor, titles }, language) => {
    const offer = catalogue.findGameByCode(vendor, id)
    if (offer === undefined) {
      return { title: titles[language] ?? titles['EN'] ?? id, iconUrl: '', nodeId: null }
    }
    const { displayName, iconUrl, nodeId } = catalogue.showGame(offer, language)
    return { title: displayName, iconUrl, nodeId }
  }
}

export type Standing = {
  readonly lotteries: readonly LotteryShown[]
  readonly issues: readonly Issue[]
}

/** Every open page asks when a draw is told, all at once: one look serves them all. */
export function createStanding({ lottery }: RouteDeps): () => Promise<Standing> {
  let kept: { readonly until: number; readonly standing: Promise<Standing> } | undefined
  async function look(): Promise<Standing> {
    const [lotteries, issues] = await Promise.all([lottery.list(), lottery.listStanding()])
    return { lotteries, issues }
  }
  return async () => {
    if (kept === undefined || kept.until < Date.now()) {
      kept = { until: Date.now() + freshMs, standing: look() }
      kept.standing.catch(() => {
        kept = undefined
      })
    }
    return await kept.standing
  }
}
