import type { LoginInfo } from '@baize/contract/identity/member'
import * as calls from '@baize/contract/identity/member'
import { listDemoMembers } from '@baize/contract/identity/session'
import { ok, type Result } from '@baize/kernel/result'
import type { Database } from '../../../platform/database/database.ts'
import type { Http } from '../../../platform/http/http.ts'
import { serve } from '../../../platform/http/serve.ts'
import type { Actor, Sessions } from '../../../platform/sessions.ts'
import type { Failures } from '../credentials/failures.ts'
import type { SecretBox } from '../../../platform/secret-box.ts'
import type { IdentitySettings } from '../settings.ts'
import { memberOf } from './caller.ts'
import { listDemo } from './demo.ts'
import { createMemberIcons } from './icon/icons.ts'
import { serveMemberPictures } from './icon/picture-routes.ts'
import { isTrial, type Member } from './member.ts'
import type { Members } from './accounts.ts'
import { createProfiles } from './profile/profile.ts'
import { iconUrlOf, mustChangeOf } from './rules.ts'
import { createAuthenticators, createSecurity } from './security/security.ts'
import { greetFirstLogin } from './store.ts'

/** Operators' calls about members are bound beside members' own. */
export { serveMembersDesk } from './desk/routes.ts'

export type MemberRoutesDeps = {
  readonly db: Database
  readonly members: Members
  readonly sessions: Sessions
  readonly failures: Failures
  readonly settings: IdentitySettings
  readonly box: SecretBox
  readonly now: () => Date
  readonly production: boolean
}

/** Binds what a member sees and changes of the own account; passwords, contacts and sessions are served beside it. */
export function serveMembers(http: Http, deps: MemberRoutesDeps): void {
  serveInfo(http, deps)
  serveProfile(http, deps)
  serveSecurity(http, deps)
  serve(http, listDemoMembers, async () => ok(deps.production ? [] : await listDemo(deps.db)))
}

/** Verbs without an answer of their own answer with nothing. */
async function emptied<Code extends string>(
  verb: Promise<Result<undefined, Code>>,
): Promise<Result<Record<string, never>, Code>> {
  const result = await verb
  return result.ok ? ok({}) : result
}

function serveInfo(http: Http, deps: MemberRoutesDeps) {
  const { db, members, settings, now } = deps

  function infoOf(member: Member, { roles }: Actor): LoginInfo {
    const { previousLoginAt, previousLoginIp } = member
    const must = mustChangeOf(member, settings.security(), settings.isOn, now())
    return {
      ...members.infoOf(member),
      firstTimeLogin: !member.firstLoginGreeted && !isTrial(member),
      // Who came in by another way than the password need not change it. Whoever must stays so for this session,
      // even when the operator has meanwhile given passwords more time.
      mustChangePassword: roles.includes('changing') ? must || 'expired' : '',
      lastLogin:
        previousLoginAt === null
          ? null
          : { at: previousLoginAt.toISOString(), ip: previousLoginIp },
    }
  }

  serve(http, calls.getMemberInfo, async (_, call) => {
    const actor = memberOf(call)
    return ok(infoOf(await members.get(db, actor.id), actor))
  })
  serve(http, calls.markFirstLogin, async (_, call) => {
    await db.transaction((tx) => greetFirstLogin(tx, memberOf(call).id))
    return ok({})
  })
}

function serveProfile(http: Http, deps: MemberRoutesDeps) {
  const { db, members } = deps
  const profiles = createProfiles(deps)
  const icons = createMemberIcons(deps)
  serveMemberPictures(http, icons)
  serve(http, calls.getProfile, async (_, call) => ok(await profiles.get(db, memberOf(call).id)))
  serve(http, calls.changeProfile, (input, call) =>
    emptied(db.transaction((tx) => profiles.change(tx, memberOf(call).id, input))),
  )
  serve(http, calls.getIcon, async (_, call) =>
    ok({ iconUrl: iconUrlOf(await members.get(db, memberOf(call).id)) }),
  )
  serve(http, calls.changeIcon, async ({ picture }, call) => {
    const changed = await icons.change(memberOf(call).id, picture)
    return changed.ok ? ok({ iconUrl: changed.value }) : changed
  })
}

function serveSecurity(http: Http, deps: MemberRoutesDeps) {
  const { db } = deps
  const security = createSecurity(deps)
  const authenticators = createAuthenticators(deps)
  serve(http, calls.getSecurity, async (_, call) => ok(await security.get(call)))
  serve(http, calls.removeNetwork, ({ id }, call) =>
    emptied(db.transaction((tx) => security.removeNetwork(tx, call, id))),
  )
  serve(http, calls.beginAuthenticator, (_, call) => authenticators.begin(call))
  serve(http, calls.confirmAuthenticator, ({ code }, call) =>
    emptied(authenticators.confirm(call, code)),
  )
  serve(http, calls.removeAuthenticator, (_, call) => emptied(authenticators.remove(call)))
}
