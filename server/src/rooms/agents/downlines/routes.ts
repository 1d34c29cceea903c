import * as contract from '@baize/contract/agents/downlines'
import { ok } from '@baize/kernel/result'
import type { Call } from '../../../platform/http/call.ts'
import type { Http } from '../../../platform/http/http.ts'
import { serve } from '../../../platform/http/serve.ts'
import type { MemberId } from '../../wallet/wallet.ts'
import type { Downlines, RatedInvitation } from './downlines.ts'
import { createJoined, type JoinedDeps } from './joined.ts'
import { showInvitation } from './show-invitation.ts'

const agentOf = ({ actor }: Call) => actor?.id as MemberId

/** The calls about accounts, rates and invitations that an agent gives. */
export function serveDownlines(
  http: Http,
  deps: JoinedDeps & { readonly downlines: Downlines },
): void {
  const { downlines, now } = deps
  const readJoined = createJoined(deps)
  const show = (one: RatedInvitation) => showInvitation(one, now())

  serve(http, contract.getRegisterCentre, async (_, call) => {
    const { invitations, ...centre } = await downlines.getCentre(agentOf(call))
    return ok({ ...centre, invitations: invitations.map(show) })
  })
  serve(http, contract.createDownline, async (input, call) => {
    const made = await downlines.create(agentOf(call), input, call)
    if (!made.ok) return made
    const { member, password } = made.value
    return ok({ id: member.id, account: member.account, password })
  })
  serve(http, contract.setDownlineRate, async ({ id, rate }, call) => {
    const set = await downlines.setRate(agentOf(call), id, rate)
    return set.ok ? ok({ rate: set.value }) : set
  })
  serve(http, contract.createInvitation, async ({ expiresAt, ...input }, call) => {
    const end = expiresAt === null ? null : new Date(expiresAt)
    const made = await downlines.invite(agentOf(call), { ...input, expiresAt: end })
    return made.ok ? ok(show(made.value)) : made
  })
  serve(http, contract.listLinkJoined, ({ code }, call) => readJoined(agentOf(call), code))
  serve(http, contract.closeInvitation, async ({ code }, call) => {
    const closed = await downlines.closeInvitation(agentOf(call), code)
    return closed.ok ? ok({ code: closed.value }) : closed
  })
}
