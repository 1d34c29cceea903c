import * as calls from '@baize/contract/identity/session'
import { ok } from '@baize/kernel/result'
import type { Database } from '../../../platform/database/database.ts'
import type { Http } from '../../../platform/http/http.ts'
import { serve } from '../../../platform/http/serve.ts'
import type { SignIn } from './sign-in.ts'

export type SignInRoutesDeps = { readonly db: Database; readonly signIn: SignIn }

/** Binds the calls by which people come in, stay and go. */
export function serveSignIn(http: Http, deps: SignInRoutesDeps): void {
  serveWaysIn(http, deps)
  serveOwnSessions(http, deps)
}

function serveWaysIn(http: Http, { db, signIn }: SignInRoutesDeps) {
  serve(http, calls.login, (input, call) => signIn.login(input, call))
  serve(http, calls.loginRemembered, ({ area = 'site' }, call) =>
    signIn.loginRemembered(area, call),
  )
  serve(http, calls.forgetRemembered, async (_, call) => {
    await db.transaction((tx) => signIn.forgetRemembered(tx, call))
    return ok({})
  })
  serve(http, calls.sendTwoStepCode, (input, call) => signIn.twoStep.sendCode(input, call))
  serve(http, calls.finishTwoStep, (input, call) => signIn.twoStep.finish(input, call))
  serve(http, calls.loginFreePlay, (_, call) => signIn.freePlay(call))
  serve(http, calls.exchangeToken, ({ token }, call) => signIn.own.exchange(token, call))
}

function serveOwnSessions(http: Http, { db, signIn: { own } }: SignInRoutesDeps) {
  serve(http, calls.continueSession, async (_, call) => ok(await own.goOn(call)))
  serve(http, calls.endBrowserSession, async (_, call) => {
    await db.transaction((tx) => own.endHeld(tx, call))
    return ok({})
  })
  serve(http, calls.reauthenticate, (input, call) => own.reauthenticate(input, call))
  serve(http, calls.logout, async (_, call) => {
    await db.transaction((tx) => own.logout(tx, call))
    return ok({})
  })
  serve(http, calls.listSessions, async (_, call) => ok(await own.list(call)))
  serve(http, calls.closeSession, async ({ id }, call) => {
    const closed = await db.transaction((tx) => own.close(tx, id, call))
    return closed.ok ? ok({}) : closed
  })
}
