import type { Http } from '../../platform/http/http.ts'
import { serveChallenges } from './challenges/routes.ts'
import { serveCodes } from './codes/routes.ts'
import { serveMembers, serveMembersDesk } from './members/routes.ts'
import { serveOperators, type OperatorRoutesDeps } from './operators/routes.ts'
import type { IdentityParts } from './parts.ts'
import { servePhone } from './phone/routes.ts'
import { serveRecovery } from './recovery/routes.ts'
import { serveRegistration } from './registration/routes.ts'
import { serveSignIn } from './sign-in/routes.ts'
import { serveSocial } from './social/routes.ts'

/** What the wiring adds for the frame of the console. */
export type IdentityRoutesDeps = Pick<OperatorRoutesDeps, 'brand'>

/** Binds every call of the room. */
export function serveIdentity(http: Http, parts: IdentityParts, { brand }: IdentityRoutesDeps) {
  serveOperators(http, { ...parts, brand })
  serveMembers(http, parts)
  serveMembersDesk(http, parts)
  serveChallenges(http, parts.challenges)
  serveSignIn(http, parts)
  serveCodes(http, parts)
  servePhone(http, parts)
  serveRegistration(http, parts)
  serveRecovery(http, parts)
  serveSocial(http, parts.social)
}
