import { getMemberGrant, listMemberGrants, waiveOwed } from '@baize/contract/promotions/grants-desk'
import * as contract from '@baize/contract/promotions/offers-desk'
import type { DeskApplication, DeskOffer } from '@baize/contract/promotions/offers-desk'
import { ok, refuse } from '@baize/kernel/result'
import type { Http } from '../../platform/http/http.ts'
import { serve } from '../../platform/http/serve.ts'
import { operatorOf } from '../system/system.ts'
import type { MemberId } from '../wallet/wallet.ts'
import { serveGiftsDesk } from './gifts/desk-routes.ts'
import type { StoredApplication } from './applications/applications.ts'
import { previewOf, type OfferId, type StoredOffer } from './offers/offers.ts'
import type { Promotions } from './promotions.ts'

const usualPage = 20

/** The operators' calls about offers and applications. */
export function servePromotionsDesk(http: Http, room: Promotions): void {
  const { offerDesk, writing, applications } = room
  serveGiftsDesk(http, room)

  async function show(all: readonly StoredOffer[]): Promise<DeskOffer[]> {
    const waiting = await writing.listWaiting()
    return await Promise.all(
      all.map(async (offer) => {
        const [given, budgets] = await Promise.all([
          offerDesk.countGiven(offer.id),
          offerDesk.budgetsOf(offer.id),
        ])
        const document = offer.document ?? offer.draft
        return {
          id: offer.id,
          kind: document?.kind ?? 'claim',
          title: document?.title.EN ?? '',
          state: offerDesk.stateOf(offer),
          version: offer.version,
          hasDraft: offer.draft !== null,
          isWaiting: waiting.published.has(offer.id),
          isEnding: waiting.ended.has(offer.id),
          from: offer.beginsAt.toISOString(),
          until: offer.endsAt.toISOString(),
          given,
          budgets: budgets.map(({ currency, total, left, promised }) => ({
            currency,
            total: String(total),
            left: String(left),
            promised: String(promised),
          })),
          changedAt: offer.changedAt.toISOString(),
          changedBy: offer.changedBy,
        }
      }),
    )
  }

  async function showApplications(all: readonly StoredApplication[]): Promise<DeskApplication[]> {
    const [amounts, documents, asked] = await Promise.all([
      applications.amountsOf(all),
      room.offers.documentsOf(all),
      applications.listAsked(),
    ])
    return all.flatMap((one) => {
      const grant = amounts.get(one.id)
      if (grant === undefined) return []
      const { id, offer, member, account, comment, pictures, state, answer, answeredBy } = one
      return {
        id,
        offer,
        member,
        account,
        comment,
        pictures,
        state,
        answer,
        answeredBy,
        approval: state === 'applying' ? (asked.get(id) ?? null) : null,
        title: documents.get(`${offer} ${one.version}`)?.title.EN ?? '',
        at: one.at.toISOString(),
        currency: grant.currency,
        amount: String(grant.amount),
      }
    })
  }

  serve(http, contract.listOffers, async ({ cursor, limit = usualPage, state }) => {
    const below = cursor === '' ? undefined : cursor
    const [found, counts, waiting] = await Promise.all([
      offerDesk.list({ below, limit: limit + 1, state }),
      offerDesk.countByState(),
      applications.countWaiting(),
    ])
    const page = found.slice(0, limit)
    const next = found.length > limit ? (page.at(-1)?.id ?? null) : null
    return ok({ items: await show(page), next, counts, applications: waiting })
  })

  serve(http, contract.getOffer, async ({ id }) => {
    const offer = await offerDesk.find(id)
    if (offer === undefined) return refuse('not_found')
    const [[shown], versions] = await Promise.all([show([offer]), offerDesk.listVersions(id)])
    if (shown === undefined) return refuse('not_found')
    return ok({
      offer: shown,
      published: offer.document,
      draft: offer.draft,
      draftNumber: offer.draftNumber,
      findings: offer.draft === null ? [] : writing.check(offer.draft).slice(0, 100),
      house: room.house(),
      versions: versions.map(({ number, document, publishedAt, askedBy, agreedBy }) => ({
        number,
        document,
        agreedBy,
        by: askedBy,
        publishedAt: publishedAt.toISOString(),
      })),
    })
  })

  serve(http, contract.saveOffer, async ({ id, draftNumber, document }, call) => {
    const wish = { id: id as OfferId, draftNumber, document, operator: operatorOf(call) }
    const saved = await writing.save(wish)
    if (!saved.ok) return saved
    return ok({ ...saved.value, findings: saved.value.findings.slice(0, 100) })
  })

  serve(http, contract.publishOffer, async (wish, call) => {
    const asked = await writing.publish({ ...wish, operator: operatorOf(call) })
    return asked.ok ? ok({ isWaiting: true, version: asked.value.version }) : asked
  })

  serve(http, contract.turnOffer, async ({ id, ...wish }, call) => {
    const turned = await writing.turn(id, { ...wish, operator: operatorOf(call) })
    if (!turned.ok) return turned
    const [shown] = await show([turned.value])
    return shown === undefined ? refuse('not_found') : ok(shown)
  })

  serve(http, contract.endOffer, async ({ id, reason }, call) => {
    const ended = await writing.end(id, { reason, operator: operatorOf(call) })
    if (!ended.ok) return ended
    const offer = await offerDesk.find(id)
    const [shown] = offer === undefined ? [] : await show([offer])
    return shown === undefined ? refuse('not_found') : ok({ offer: shown, approval: ended.value })
  })

  serve(http, contract.previewOffer, async ({ currency, document }) => {
    const cost = previewOf(document, currency)
    if (cost === undefined) return refuse('offer_contradicts_itself', { field: 'gives' })
    const { runs, met, receivers, ...sums } = cost
    const [deposit, gives, asks] = [sums.deposit, sums.gives, sums.asks].map(String)
    return ok({
      runs,
      met,
      receivers: Math.min(receivers, 1_000_000_000),
      deposit: deposit ?? '0',
      gives: gives ?? '0',
      asks: asks ?? '0',
      released: String(sums.released),
      likely: String(sums.likely),
    })
  })

  serve(http, contract.listApplications, async ({ cursor, limit = usualPage, state }) => {
    const after = /^\d{1,18}$/.test(cursor ?? '') ? BigInt(cursor ?? '') : undefined
    const [found, waiting] = await Promise.all([
      applications.list({ state, after, limit: limit + 1 }),
      applications.countWaiting(),
    ])
    const page = found.slice(0, limit)
    const next = found.length > limit ? String(page.at(-1)?.number ?? '') : null
    return ok({ items: await showApplications(page), next, waiting })
  })

  serve(http, contract.getApplication, async ({ id }) => {
    const found = await applications.find(id)
    const [shown] = found === undefined ? [] : await showApplications([found])
    if (shown === undefined) return refuse('not_found')
    const pictures = await applications.listPictures(id)
    return ok({
      application: shown,
      pictures: pictures.map((webp) => `data:image/webp;base64,${webp.toString('base64')}`),
    })
  })

  serve(http, listMemberGrants, async ({ id, cursor, limit = usualPage }, call) => {
    const below = cursor === undefined || cursor === '' ? undefined : cursor
    const found = await room.rewards.list(id as MemberId, { below, limit: limit + 1, view: 'all' })
    const page = found.slice(0, limit)
    const next = found.length > limit ? (page.at(-1)?.id ?? null) : null
    return ok({ items: await room.rewards.show(page, call.language), next })
  })

  serve(http, getMemberGrant, async ({ id }, call) => {
    const found = await room.rewards.deskDetail(id, call.language)
    return found === undefined ? refuse('not_found') : ok(found)
  })

  serve(http, waiveOwed, async ({ id, reason }, call) => {
    const waived = await room.debts.waive(id, { reason, operator: operatorOf(call) })
    return waived.ok ? ok({}) : waived
  })

  serve(http, contract.answerApplication, async ({ id, yes, reason }, call) => {
    const answered = await applications.answer(id, { yes, reason, operator: operatorOf(call) })
    if (!answered.ok) return answered
    const [shown] = await showApplications([answered.value])
    return shown === undefined ? refuse('not_found') : ok(shown)
  })
}
