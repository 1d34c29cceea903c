import * as contract from '@baize/contract/promotions/gifts-desk'
import type { Language } from '@baize/kernel/language'
import { ok, refuse } from '@baize/kernel/result'
import type { Http } from '../../../platform/http/http.ts'
import { serve } from '../../../platform/http/serve.ts'
import { operatorOf } from '../../system/system.ts'
import type { MemberId } from '../../wallet/wallet.ts'
import type { Offers } from '../offers/offers.ts'
import { byHand, type Gift, type GiftId, type Gifts } from './gifts.ts'
import type { GrantEnds } from './ends.ts'

type Deps = {
  readonly gifts: Gifts
  readonly grantEnds: GrantEnds
  readonly offers: Pick<Offers, 'documentsOf'>
}

/** The operators' calls about what is given, and ended, by hand. */
export function serveGiftsDesk(http: Http, { gifts, grantEnds, offers }: Deps): void {
  async function show(all: readonly Gift[], language: Language): Promise<contract.Gift[]> {
    const documents = await offers.documentsOf(all)
    return all.map((gift) => {
      const { version: _, deposit: __, requestedById: ___, offer, ...shown } = gift
      const title = documents.get(`${offer} ${gift.version}`)?.title
      return {
        ...shown,
        offer: offer === byHand ? '' : offer,
        title: title?.[language] ?? title?.EN ?? '',
        amount: String(gift.amount),
        requestedAt: gift.requestedAt.toISOString(),
        decidedAt: gift.decidedAt?.toISOString() ?? null,
      }
    })
  }

  serve(http, contract.listGifts, async ({ id }, { language }) =>
    ok({ items: await show(await gifts.list(id as MemberId), language) }),
  )

  serve(http, contract.getGiftChoices, async ({ id }, { language }) => {
    const found = await gifts.choicesFor(id as MemberId)
    if (found === undefined) return refuse('unknown_member')
    const { currency, left, bar } = found
    const items = found.offers.flatMap(({ offer, document, left: still }): contract.GiftOffer[] => {
      const { gives, asks, days, title, kind } = document
      const needsDeposit = kind === 'deposit'
      const amount = gives.percent === 0 ? gives.fixed[currency] : '0'
      const most = gives.percent === 0 ? amount : gives.most[currency]
      if (amount === undefined || most === undefined) return []
      return [
        {
          id: offer.id,
          version: offer.version,
          title: title[language] ?? title.EN ?? '',
          needsDeposit,
          amount,
          percent: gives.percent,
          leastDeposit: gives.leastDeposit[currency] ?? '0',
          most,
          times: asks.times,
          days,
          left: String(still),
        },
      ]
    })
    return ok({ currency, left: String(left), bar, offers: items })
  })

  serve(http, contract.giveGift, async ({ id, gift, deposit, amount, note, ...wish }, call) => {
    const given = await gifts.give({
      ...wish,
      id: gift as GiftId,
      member: id as MemberId,
      deposit: BigInt(deposit),
      amount: BigInt(amount),
      note: note.trim(),
      operator: operatorOf(call),
    })
    if (!given.ok) return given
    const [shown] = await show([given.value], call.language)
    return shown === undefined ? refuse('changed_meanwhile') : ok(shown)
  })

  serve(http, contract.endGrant, async ({ id, reason }, call) =>
    grantEnds.end(id, { reason, operator: operatorOf(call) }),
  )
}
