import { expect } from 'vitest'
import * as offersDesk from '@baize/contract/promotions/offers-desk'
import { applyForPromotion } from '@baize/contract/promotions/promotions'
import * as referral from '@baize/contract/promotions/referral'
import { decideApproval, listApprovals } from '@baize/contract/system/approvals'
import { pointsDocument } from '@baize/contract/points/points-settings'
import type { Id } from '@baize/kernel/ids'
import { someOffer } from './offer-documents.ts'
import { goodContent, type testPointsApp } from './points.ts'

type Test = Awaited<ReturnType<typeof testPointsApp>>
const reason = 'A test of doors'

/** What members ask for and operators answer: applications, friends of whom something was found, funds for points. */
export function createAnsweredDoors(test: Test) {
  const { call, db, makeId, member, memberWith, now, goodWith, redeem, ask, publish } = test

  /** An offer that gives so much to who applies, and asks for as much to be bet. */
  async function offerOf(amount: bigint): Promise<string> {
    const id = makeId('ofr')
    const document = someOffer({
      kind: 'apply',
      from: new Date(now().getTime() - 60_000).toISOString(),
      until: new Date(now().getTime() + 86_400_000).toISOString(),
      gives: { percent: 0, fixed: { PHP: String(amount) }, leastDeposit: {}, most: {} },
      asks: { base: 'bonus', times: 100, weights: {} },
      perMember: { times: 50, per: 'day' },
      budget: { PHP: '90000000' },
    })
    const saved = await call(offersDesk.saveOffer, 'content', {
      id,
      payload: { draftNumber: 0, document },
    })
    expect(saved.value.findings).toEqual([])
    const { draftNumber } = saved.value
    await call(offersDesk.publishOffer, 'content', { id, payload: { draftNumber, reason } })
    const waiting = (await call(listApprovals, 'admin')).value
    const asked = waiting.find(({ object }) => object.includes(id))?.id ?? ''
    const yes = { approve: true, reason }
    expect((await call(decideApproval, 'admin', { id: asked, payload: yes })).code).toBe('')
    return id
  }

  async function applied(who: Id<'mem'>, offer: string, comment = 'Both slips'): Promise<string> {
    const payload = { id: makeId('apl'), version: 1, comment }
    const sent = await call(applyForPromotion, who, { id: offer, payload })
    expect(sent.code).toBe('')
    return sent.value.id
  }

  /** A friend who came by the code of somebody, with nothing given because they share a device. */
  async function invited(referrer: Id<'mem'>, to: { referrer: bigint; friend: bigint }) {
    const friend = await member(0n)
    const { code } = (await call(referral.getReferral, referrer)).value
    const id = makeId('rfr')
    const terms = {
      deposit: '0',
      deposits: 0,
      validBet: '1',
      days: 30,
      needsPhone: false,
      holdDays: 0,
      toReferrer: String(to.referrer),
      toFriend: String(to.friend),
      times: 1,
      claimDays: 30,
      perMonth: 100,
      ever: 100,
      stopsSameDevice: true,
      stopsSameNetwork: false,
      stopsSamePayee: true,
    }
    const signals = [{ kind: 'same_device', with: referrer, what: ['Firefox of both'] }]
    await db.sql`
      insert into promotions.referrals (id, friend, referrer, code, registered_at, currency,
        referrer_currency, version, terms, ends_at, state, reason, signals, stale)
      values (${id}, ${friend}, ${referrer}, ${code}, ${now()}, 'PHP', 'PHP', 1,
        ${JSON.stringify(terms)}::text::jsonb, ${new Date(now().getTime() + 86_400_000)}, 'refused',
        'same_device', ${JSON.stringify(signals)}::text::jsonb, false)`
    return { id, friend }
  }

  /** Funds for a point, of which every request waits for somebody of the house. */
  async function fundsOf(amount: bigint): Promise<string> {
    await publish('admin', pointsDocument, { reviewFrom: 0 })
    const funds = { amount: String(amount), currency: 'PHP' } as const
    return await goodWith(0, goodContent({ kind: 'funds', category: 'funds', price: 1, funds }))
  }

  async function redeemed(who: Id<'mem'>, good: string, amount: bigint) {
    const seen = { price: '1', funds: String(amount), address: undefined }
    const made = await redeem(who, ask(good, seen))
    expect(made.code).toBe('')
    return made.value.id
  }

  return { offerOf, applied, invited, fundsOf, redeemed, memberWith }
}
