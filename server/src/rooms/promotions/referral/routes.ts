import * as contract from '@baize/contract/promotions/referral'
import type { Currency } from '@baize/kernel/money'
import { ok, refuse } from '@baize/kernel/result'
import type { Call } from '../../../platform/http/call.ts'
import type { Http } from '../../../platform/http/http.ts'
import { serve } from '../../../platform/http/serve.ts'
import type { Member, Members } from '../../identity/identity.ts'
import { maskName } from '../../wagers/wagers.ts'
import type { MemberId } from '../../wallet/wallet.ts'
import { serveReferralDesk, type ReferralDeskDeps } from './desk-routes.ts'
import { showTerms, termsFor } from './referral.ts'
import { showFriend } from './shape.ts'

type Deps = ReferralDeskDeps & {
  readonly members: Pick<Members, 'find'>
  readonly isOn: () => boolean
  readonly brandCurrency: () => Currency
}

const usualPage = 20
const memberOf = ({ actor }: Call) => actor?.id as MemberId

/** The calls of members who invite others, of those who come, and of operators. */
export function serveReferral(http: Http, deps: Deps): void {
  const { db, referrals, members, isOn, brandCurrency } = deps
  serveReferralDesk(http, deps)
  const termsOf = ({ currency: referrer }: Pick<Member, 'currency'>) =>
    showTerms(termsFor(referrals.live(), { friend: brandCurrency(), referrer }))

  serve(http, contract.getReferral, async ({ cursor, limit = usualPage }, call) => {
    if (!isOn()) return refuse('not_enabled')
    const member = memberOf(call)
    const own = await members.find(db, member)
    if (own === undefined) return refuse('not_enabled')
    const below = cursor === undefined || cursor === '' ? undefined : cursor
    const [code, found, sums, given] = await Promise.all([
      referrals.codeOf(member),
      referrals.list(member, { below, limit: limit + 1 }),
      referrals.sumUp(member),
      referrals.countGiven(member),
    ])
    const page = found.slice(0, limit)
    const friends = await members.list(
      db,
      page.map(({ friend }) => friend),
    )
    const { perMonth, ever } = referrals.live()
    return ok({
      code,
      name: maskName(own.account),
      currency: own.currency,
      terms: termsOf(own),
      month: { used: given.month, most: perMonth },
      ever: { used: given.ever, most: ever },
      earned: String(sums.earned),
      ready: String(sums.ready),
      checked: String(sums.checked),
      invited: sums.invited,
      items: page.map((one) => showFriend(one, friends.get(one.friend))),
      next: found.length > limit ? (page.at(-1)?.id ?? null) : null,
    })
  })

  serve(http, contract.findReferrer, async ({ code }) => {
    if (!isOn()) return refuse('not_enabled')
    const inviter = await referrals.findInviter(code)
    if (inviter === undefined) return refuse('not_found')
    return ok({
      code,
      name: maskName(inviter.account),
      currency: brandCurrency(),
      terms: termsOf(inviter),
    })
  })
}
