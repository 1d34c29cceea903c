import type { Platform } from '../../platform/platform.ts'
import { serveChallenges } from './challenges/routes.ts'
import { serveCodes } from './codes/routes.ts'
import type { Identity } from './identity.ts'
import { serveMembersDesk } from './members/desk/routes.ts'
import { serveMembers } from './members/routes.ts'
import { serveOperators, type OperatorRoutesDeps } from './operators/routes.ts'
import { servePhone } from './phone/routes.ts'
import { serveRecovery } from './recovery/routes.ts'
import { serveRegistration } from './registration/routes.ts'
import { serveSignIn } from './sign-in/routes.ts'
import { serveSocial } from './social/routes.ts'

/** Binds every call of the room. */
export function serveIdentity(
  { http }: Platform,
  identity: Identity,
  { brand }: Pick<OperatorRoutesDeps, 'brand'>,
): void {
  serveOperators(http, { ...identity, brand })
  serveMembers(http, identity)
  serveMembersDesk(http, identity)
  serveChallenges(http, identity.challenges)
  serveSignIn(http, identity)
  serveCodes(http, identity)
  servePhone(http, identity)
  serveRegistration(http, identity)
  serveRecovery(http, identity)
  serveSocial(http, identity.social)
}
