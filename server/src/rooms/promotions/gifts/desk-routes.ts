import * as contract from '@baize/contract/promotions/gifts-desk'
import type { Language } from '@baize/kernel/language'
import { ok, refuse } from '@baize/kernel/result'
import type { Http } from '../../../platform/http/http.ts'
import { serve } from '../../../platform/http/serve.ts'
import { operatorOf } from '../../system/system.ts'
import type { MemberId } from '../../wallet/wallet.ts'
import type { Reward } from '@baize/contract/promotions/rewards'
import type { Grant, Grants } from '../grants/grants.ts'
import type { Appeals } from './appeals.ts'
import type { Offers } from '../offers/offers.ts'
import { byHand, type Gift, type GiftId, type Gifts } from './gifts.ts'
import type { GrantEnds } from './ends.ts'

type Deps = {
  readonly gifts: Gifts
  readonly grantEnds: GrantEnds
  readonly offers: Pick<Offers, 'documentsOf'>
  readonly appeals: Pick<Appeals, 'listWaiting' | 'decide'>
  readonly grants: Pick<Grants, 'find'>
  readonly rewards: {
    show(grants: readonly Grant[], language: Language): Promise<readonly Reward[]>
  }
  readonly accountOf: (member: MemberId) => Promise<string>
}

/** The operators' calls about what is given, and ended, by hand. */
export function serveGiftsDesk(http: Http, room: Deps): void {
  const { gifts, grantEnds, offers, appeals } = room

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

  serve(http, contract.listAppeals, async (_, { language }) => {
    const waiting = await appeals.listWaiting()
    const found = await Promise.all(waiting.map(({ grant }) => room.grants.find(grant)))
    const [titled, people] = await Promise.all([
      room.rewards.show(
        found.flatMap((one) => one ?? []),
        language,
      ),
      Promise.all(waiting.map(({ member }) => room.accountOf(member))),
    ])
    return ok({
      items: waiting.map((one, place) => ({
        grant: one.grant,
        member: one.member,
        account: people[place] ?? '',
        title: titled.find(({ id }) => id === one.grant)?.title ?? '',
        currency: one.currency,
        amount: String(one.takenBack),
        reason: one.reason,
        endedBy: one.endedBy,
        endedAt: one.endedAt.toISOString(),
        appeal: one.appeal ?? '',
        appealedAt: (one.appealedAt ?? one.endedAt).toISOString(),
      })),
    })
  })

  serve(http, contract.decideAppeal, async ({ grant, decision, reason }, call) => {
    const decided = await appeals.decide(grant, decision, { reason, operator: operatorOf(call) })
    return decided.ok ? ok({ approval: decided.value }) : decided
  })

  serve(http, contract.endGrant, async ({ id, reason }, call) =>
    grantEnds.end(id, { reason, operator: operatorOf(call) }),
  )
}
