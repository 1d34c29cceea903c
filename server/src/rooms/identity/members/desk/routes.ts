import * as calls from '@baize/contract/identity/members-desk'
import { ok, type Result } from '@baize/kernel/result'
import type { Call } from '../../../../platform/http/call.ts'
import type { Http } from '../../../../platform/http/http.ts'
import { serve } from '../../../../platform/http/serve.ts'
import { doerOf } from '../../audit.ts'
import { createProfiles } from '../profile/profile.ts'
import { createSecurity } from '../security/security.ts'
import { createAccess } from './access.ts'
import type { MemberAct } from './audit.ts'
import { createDefaultPassword } from './default-password.ts'
import { createDefaultPasswordRequest } from './default-password-request.ts'
import type { MembersDeskDeps } from './deps.ts'
import { createFile } from './file.ts'
import { createView } from './view.ts'

export type { MembersDeskDeps } from './deps.ts'

/** Binds what operators see and do of members. */
export function serveMembersDesk(http: Http, deps: MembersDeskDeps): void {
  const defaultPassword = createDefaultPassword(deps)
  const profiles = createProfiles(deps)
  const view = createView({ ...deps, profiles, security: createSecurity(deps) })
  serveView(http, deps, view)
  serveAccess(http, deps, createAccess({ ...deps, defaultPassword }))
  serveFile(http, deps, createFile({ ...deps, profiles }))
  serve(http, calls.getDefaultPassword, async () => ok(await defaultPassword.get()))
  const request = createDefaultPasswordRequest({ ...deps, defaultPassword })
  serve(http, calls.setDefaultPassword, (input, call) => request(input, doerOf(call)))
}

const actOf = (call: Call, { reason }: { reason: string }): MemberAct => ({
  by: doerOf(call),
  reason,
})

/** Verbs without an answer of their own answer with nothing. */
async function emptied<Code extends string>(
  verb: Promise<Result<undefined, Code>>,
): Promise<Result<Record<string, never>, Code>> {
  const result = await verb
  return result.ok ? ok({}) : result
}

const hourMs = 3_600_000

function serveView(http: Http, deps: MembersDeskDeps, view: ReturnType<typeof createView>) {
  const { sessions, statistics, now } = deps
  serve(http, calls.listMembers, async (input) => ok(await view.list(input)))
  serve(http, calls.getMember, ({ id }) => view.get(id))
  serve(http, calls.getIdentityStatistics, async ({ hours = 24 }) => {
    await statistics.flush()
    const rows = await statistics.list(new Date(now().getTime() - hours * hourMs))
    return ok({
      hours: rows.map((row) => ({ ...row, hour: row.hour.toISOString() })),
      openSessions: await sessions.countOpen('member'),
      members: await view.count(),
    })
  })
}

function serveAccess(http: Http, { db }: MembersDeskDeps, access: ReturnType<typeof createAccess>) {
  serve(http, calls.createMember, (input, call) => access.create(input, actOf(call, input), call))
  serve(http, calls.changeMemberState, (input, call) =>
    emptied(
      db.transaction((tx) => access.changeState(tx, input.id, input.state, actOf(call, input))),
    ),
  )
  serve(http, calls.changeMemberType, (input, call) =>
    emptied(
      db.transaction((tx) => access.changeType(tx, input.id, input.type, actOf(call, input))),
    ),
  )
  serve(http, calls.resetMemberPassword, (input, call) =>
    emptied(access.resetPassword(input.id, actOf(call, input))),
  )
  serve(http, calls.liftMemberLock, (input, call) =>
    emptied(db.transaction((tx) => access.liftLock(tx, input.id, actOf(call, input)))),
  )
  serve(http, calls.resetMemberPaymentPassword, async (input, call) => {
    const act = actOf(call, input)
    const done = await db.transaction((tx) => access.resetPaymentPassword(tx, input.id, act))
    return done.ok ? ok({ heldUntil: done.value?.toISOString() ?? null }) : done
  })
  serve(http, calls.resetMemberSecondStep, (input, call) =>
    emptied(db.transaction((tx) => access.resetSecondStep(tx, input.id, actOf(call, input)))),
  )
}

function serveFile(http: Http, { db }: MembersDeskDeps, file: ReturnType<typeof createFile>) {
  serve(http, calls.addMemberNote, ({ id, text }, call) =>
    db.transaction((tx) => file.addNote(tx, id, text, doerOf(call))),
  )
  serve(http, calls.changeMemberTags, (input, call) =>
    emptied(db.transaction((tx) => file.changeTags(tx, input.id, input.tags, actOf(call, input)))),
  )
  serve(http, calls.changeMemberProfile, (input, call) =>
    emptied(
      db.transaction((tx) => file.changeProfile(tx, input.id, input.profile, actOf(call, input))),
    ),
  )
  serve(http, calls.closeMemberSessions, (input, call) =>
    emptied(
      db.transaction((tx) => file.closeSessions(tx, input.id, input.session, actOf(call, input))),
    ),
  )
  serve(http, calls.removeMemberNetwork, (input, call) =>
    emptied(
      db.transaction((tx) => file.removeNetwork(tx, input.id, input.network, actOf(call, input))),
    ),
  )
}
