import * as calls from '@baize/contract/promotions/promotions'
import type { PromotionCard, PromotionRules } from '@baize/contract/promotions/promotions'
import * as rewardCalls from '@baize/contract/promotions/rewards'
import type { Language } from '@baize/kernel/language'
import type { Currency } from '@baize/kernel/money'
import { ok, refuse } from '@baize/kernel/result'
import type { Call } from '../../platform/http/call.ts'
import type { Http } from '../../platform/http/http.ts'
import { serve } from '../../platform/http/serve.ts'
import type { MemberId } from '../wallet/wallet.ts'
import type { StoredApplication } from './applications/applications.ts'
import { shownAs, type Grant } from './grants/grants.ts'
import { examplesOf, giftFor, type SeenOffer } from './offers/offers.ts'
import type { Promotions } from './promotions.ts'

export { serveSignalsDesk } from './abuse/desk-routes.ts'
export { servePromotionsDesk } from './desk-routes.ts'

const usualPage = 20
const tenThousand = 10_000n

/** The calls of members about offers and what they were given. */
export function servePromotions(http: Http, room: Promotions): void {
  const { offers, applications, grants, rewards } = room

  /** What a member has running of offers, by the offer: the newest that is not over, else the newest. */
  async function ownOf(member: MemberId | undefined): Promise<ReadonlyMap<string, Grant>> {
    if (member === undefined) return new Map()
    const own = await grants.list(member, { limit: 200 })
    const found = new Map<string, Grant>()
    for (const grant of own) {
      const known = found.get(grant.offer)
      if (known === undefined || (known.overAt !== null && grant.overAt === null)) {
        found.set(grant.offer, grant)
      }
    }
    return found
  }

  serve(http, calls.listPromotions, async (_, call) => {
    const member = callerOf(call)
    const [seen, own] = await Promise.all([offers.list(member), ownOf(member)])
    return ok({ items: seen.map((one) => showCard(one, own.get(one.offer.id), call.language)) })
  })

  serve(http, calls.getPromotion, async ({ id }, call) => {
    const member = callerOf(call)
    const seen = await offers.find(id, member)
    if (seen === undefined) return refuse('not_found')
    const currency = await room.currencyOf(member)
    const { document } = seen.offer
    const own = await ownOf(member)
    const sent = member === undefined ? [] : await applications.listOfMember(member, id)
    return ok({
      promotion: showCard(seen, own.get(id), call.language),
      terms: document.terms[call.language] ?? document.terms.EN ?? '',
      rules: showRules(seen, currency),
      examples: examplesOf(document, currency).flatMap((from) => {
        const gift = giftFor(document, currency, from)
        if (gift === undefined) return []
        const asks = String(gift.asks / tenThousand)
        return [{ from: String(from), gives: String(gift.amount), asks }]
      }),
      applications: sent.map(showApplication),
      rewards: seen.had.slice(0, 20),
    })
  })

  serve(http, calls.takePromotion, async ({ id, version }, call) => {
    const member = memberOf(call)
    const taken = await offers.take({ member, offer: id, version })
    if (!taken.ok) return taken
    room.tell(member)
    return ok({ reward: taken.value.id })
  })

  serve(http, calls.applyForPromotion, async (wish, call) => {
    const member = memberOf(call)
    const sent = await applications.apply({ ...wish, member, account: call.actor?.name ?? '' })
    return sent.ok ? ok(showApplication(sent.value)) : sent
  })

  serve(http, calls.addApplicationPicture, async (added, call) => {
    const kept = await applications.addPicture({ ...added, member: memberOf(call) })
    return kept.ok ? ok({}) : kept
  })

  serve(
    http,
    rewardCalls.listRewards,
    async ({ cursor, limit = usualPage, view = 'all' }, call) => {
      const member = memberOf(call)
      const below = cursor === undefined || cursor === '' ? undefined : cursor
      const [found, waiting, currency] = await Promise.all([
        rewards.list(member, { below, limit: limit + 1, view }),
        grants.countWaiting(member),
        room.currencyOf(member),
      ])
      const page = found.slice(0, limit)
      return ok({
        items: await rewards.show(page, call.language),
        next: found.length > limit ? (page.at(-1)?.id ?? null) : null,
        waiting: { count: waiting.count, amount: String(waiting.amount), currency },
      })
    },
  )

  serve(http, rewardCalls.countRewards, async (_, call) => {
    const { count } = await grants.countWaiting(memberOf(call))
    return ok({ availablePromoCount: count })
  })

  serve(http, rewardCalls.getReward, async ({ id }, call) => {
    const found = await rewards.detail(memberOf(call), id, call.language)
    return found === undefined ? refuse('not_found') : ok(found)
  })

  serve(http, rewardCalls.listRewardBets, async ({ id, cursor, limit = usualPage }, call) => {
    const [wager = '', settlement = ''] = (cursor ?? '').split(' ')
    const below = /^\d{1,6}$/.test(settlement) ? ([wager, Number(settlement)] as const) : undefined
    const found = await rewards.listBets(memberOf(call), id, { below, limit: limit + 1 })
    if (found === undefined) return refuse('not_found')
    const page = found.slice(0, limit)
    const last = found.length > limit ? page.at(-1) : undefined
    return ok({
      items: page.map(({ at, bet, counted, ...one }) => ({
        ...one,
        at: at.toISOString(),
        bet: String(bet),
        counted: String(counted / tenThousand),
      })),
      next: last === undefined ? null : `${last.wager} ${last.settlement}`,
    })
  })

  serve(http, rewardCalls.claimReward, async ({ id }, call) => {
    const member = memberOf(call)
    const bar = await room.barOf(member)
    if (bar !== undefined) return refuse(bar)
    const claimed = await grants.claim(member, id)
    if (!claimed.ok) return claimed
    room.tell(member)
    const [shown] = await rewards.show([claimed.value], call.language)
    return shown === undefined ? refuse('not_found') : ok(shown)
  })

  serve(http, rewardCalls.playRewardNext, async ({ id }, call) => {
    const member = memberOf(call)
    const chosen = await room.grants.playNext(member, id)
    if (!chosen.ok) return chosen
    room.tell(member)
    return ok({ queue: [...(await room.grants.listQueued(member))] })
  })

  serve(http, rewardCalls.appealReward, async ({ id, text }, call) => {
    const member = memberOf(call)
    const toEnd = await room.appeals.appeal(member, id, text)
    const isHeld = !toEnd.ok && toEnd.code === 'not_found'
    const said = isHeld ? await room.abuse.appeal(member, id, text) : toEnd
    if (!said.ok) return said
    room.tell(member)
    return ok({})
  })

  serve(http, rewardCalls.stopReward, async ({ id }, call) => {
    const member = memberOf(call)
    const stopped = await grants.forfeit(member, id)
    if (!stopped.ok) return stopped
    room.tell(member)
    const [shown] = await rewards.show([stopped.value], call.language)
    return shown === undefined ? refuse('not_found') : ok(shown)
  })
}

/** A member who calls; an operator who looks at the site is a visitor. */
function callerOf({ actor }: Call): MemberId | undefined {
  return actor?.kind === 'member' ? (actor.id as MemberId) : undefined
}

function memberOf(call: Call): MemberId {
  const member = callerOf(call)
  if (member === undefined) throw new Error('A call of members was let through without one.')
  return member
}

function showCard(
  { offer, hindrance }: SeenOffer,
  own: Grant | undefined,
  language: Language,
): PromotionCard {
  const { document } = offer
  const left = own === undefined ? 0n : own.asks - own.done
  return {
    id: offer.id,
    version: offer.version,
    kind: document.kind,
    topic: document.topic,
    art: document.art,
    title: document.title[language] ?? document.title.EN ?? '',
    line: document.line[language] ?? document.line.EN ?? '',
    from: offer.beginsAt.toISOString(),
    until: offer.endsAt.toISOString(),
    endedFor: offer.closedFor,
    status: statusOf(hindrance, own),
    hindrance,
    progress:
      own?.state === 'active'
        ? {
            currency: own.currency,
            asks: String((own.asks + tenThousand - 1n) / tenThousand),
            left: String((left + tenThousand - 1n) / tenThousand),
          }
        : null,
  }
}

/** What somebody has of it comes before what the offer is; what was refused may be asked for again. */
function statusOf(
  hindrance: SeenOffer['hindrance'],
  own: Grant | undefined,
): PromotionCard['status'] {
  if (own !== undefined && own.overAt === null) return shownAs(own.state)
  if (hindrance === 'not_begun') return 'coming soon'
  if (hindrance === 'over' || hindrance === 'budget_spent') return 'closed'
  if (own !== undefined && (hindrance === 'had_it' || own.state === 'rejected')) {
    return shownAs(own.state)
  }
  return 'open'
}

function showRules({ offer: { document } }: SeenOffer, currency: Currency): PromotionRules {
  const { gives, asks, who } = document
  const weights = Object.entries(asks.weights)
  return {
    currency,
    mode: document.mode,
    isSticky: document.isSticky,
    endsByWithdrawal: document.endsByWithdrawal === true,
    percent: gives.percent,
    fixed: gives.fixed[currency] ?? null,
    leastDeposit: gives.leastDeposit[currency] ?? null,
    most: gives.most[currency] ?? null,
    base: asks.base,
    times: asks.times,
    weights: weights.map(([category, weight]) => ({ category, weight })),
    maxBet: document.maxBet[currency] ?? null,
    maxWin: document.maxWin[currency] ?? null,
    days: document.days,
    claimDays: document.claimDays,
    perMember: document.perMember,
    perPerson: who.perPerson === true,
    newForDays: who.newForDays,
    vipFrom: who.vipFrom,
    needsPhone: who.needsPhone,
    firstDeposit: who.firstDeposit,
  }
}

function showApplication(one: StoredApplication): calls.Application {
  const { id, at, state, comment, pictures, answer, answeredAt } = one
  return {
    id,
    state,
    comment,
    pictures,
    answer,
    at: at.toISOString(),
    answeredAt: answeredAt?.toISOString() ?? null,
  }
}
