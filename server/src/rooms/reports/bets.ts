import type { Bet, BetState } from '@baize/contract/wagers/records'
import { isId } from '@baize/kernel/ids'
import type { Language } from '@baize/kernel/language'
import type { Database } from '../../platform/database/database.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { stateOf, type Product, type Wager, type Wagers } from '../wagers/wagers.ts'
import type { MemberId, Wallet } from '../wallet/wallet.ts'
import { flattenDetail } from './detail.ts'
import type { DaySpan } from '@baize/kernel/day-span'
import * as store from './store.ts'
import { lessBets, noBets, type BetSums } from './sums.ts'

export type WantedBets = {
  readonly member: MemberId
  readonly span: DaySpan
  readonly language: Language
  readonly product?: Product
  readonly vendor?: string
  readonly state?: BetState
  readonly number?: string
  readonly cursor?: string
  readonly limit: number
}

export type BetsDeps = {
  readonly db: Pick<Database, 'sql'>
  readonly wagers: Pick<Wagers, 'listRecord' | 'sumRecord'>
  readonly wallet: Pick<Wallet, 'currencyOf'>
  readonly catalogue: Pick<Catalogue, 'findGameByCode' | 'findVendor' | 'showGame'>
  /** Where a round can be seen again; empty when it cannot. */
  readonly recallUrlOf: (wager: Wager) => string
}

/** A bet as people read it. */
export function createShowBet({
  catalogue,
  recallUrlOf,
}: Pick<BetsDeps, 'catalogue' | 'recallUrlOf'>) {
  return (wager: Wager, language: Language): Bet => {
    const { id, product, vendor, game, round, currency, settlements, detail } = wager
    const offer = catalogue.findGameByCode(vendor, game)
    const shown = offer && catalogue.showGame(offer, language)
    return {
      id,
      at: wager.stakedAt.toISOString(),
      settledAt: wager.endedAt?.toISOString() ?? null,
      product,
      vendor,
      vendorName: catalogue.findVendor(vendor)?.name ?? vendor,
      gameName: shown?.displayName ?? game,
      iconUrl: shown?.iconUrl ?? '',
      round,
      stake: String(wager.stake),
      validBet: String(wager.validBet),
      payout: String(wager.payout),
      currency,
      state: stateOf(wager),
      settlements,
      detail: flattenDetail(detail),
      recallUrl: recallUrlOf(wager),
    }
  }
}

/** The betting record: from the wagers themselves, with what the days of the span came to. */
export function createBetRecord({ db, wagers, wallet, catalogue, recallUrlOf }: BetsDeps) {
  const show = createShowBet({ catalogue, recallUrlOf })

  /** A number leads to a few bets, which are added up; all else is in the days. */
  async function sum({ member, span, product, vendor, state, number }: WantedBets) {
    const which = optional({ product, vendor })
    if (number !== undefined) {
      return await wagers.sumRecord(member, { ...span, ...which, ...optional({ state, number }) })
    }
    if (state === 'open' || state === 'void') return noBets
    const currency = await wallet.currencyOf(member)
    const { all, won } = await store.sumBets(db, { ...span, member, currency }, which)
    if (state === undefined) return all
    return state === 'won' ? won : lessBets(all, won)
  }

  return async (wanted: WantedBets) => {
    const { member, span, product, vendor, state, number, cursor, limit, language } = wanted
    const below = isId('wgr', cursor) ? cursor : undefined
    const [found, totals, currency] = await Promise.all([
      wagers.listRecord(member, {
        ...span,
        ...optional({ product, vendor, state, number, below }),
        limit: limit + 1,
      }),
      sum(wanted),
      wallet.currencyOf(member),
    ])
    const items = found.slice(0, limit)
    return {
      currency,
      items: items.map((wager) => show(wager, language)),
      next: found.length > limit ? (items.at(-1)?.id ?? null) : null,
      totals: showTotals(totals),
    }
  }
}

function showTotals({ bets, stake, validBet, payout }: BetSums) {
  return {
    bets,
    stake: String(stake),
    validBet: String(validBet),
    net: String(payout - stake),
  }
}

type Given<Fields> = { readonly [Name in keyof Fields]?: Exclude<Fields[Name], undefined> }

/** Leaves out what was not asked for. */
export function optional<Fields extends object>(fields: Fields): Given<Fields> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as Given<Fields>
}
