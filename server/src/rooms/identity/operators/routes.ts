import * as calls from '@baize/contract/system/operators'
import { ok, refuse } from '@baize/kernel/result'
import type { Database } from '../../../platform/database/database.ts'
import type { Http } from '../../../platform/http/http.ts'
import { serve } from '../../../platform/http/serve.ts'
import { doerOf } from './audit.ts'
import type { Operators } from './operators.ts'
import type { OwnAccounts } from './own-accounts.ts'
import type { OperatorRequests } from './requests.ts'

export type OperatorRoutesDeps = {
  readonly db: Database
  readonly operators: Operators
  readonly operatorRequests: OperatorRequests
  readonly ownAccounts: Pick<OwnAccounts, 'name'>
  readonly now: () => Date
  readonly production: boolean
  /** What the frame of the console shows of the brand. */
  readonly brand: () => { readonly name: string; readonly zone: string }
}

/** Binds the calls about sessions of the console and about operators. */
export function serveOperators(http: Http, deps: OperatorRoutesDeps): void {
  serveSession(http, deps)
  serveAccounts(http, deps)
}

function serveSession(http: Http, { db, operators, now, production, brand }: OperatorRoutesDeps) {
  const { signIn, demo } = operators
  serve(http, calls.beginOperatorSignIn, (input, call) => signIn.begin(input, call))
  serve(http, calls.chooseOperatorPassword, (input, call) => signIn.choosePassword(input, call))
  serve(http, calls.finishOperatorSignIn, (input, call) =>
    db.transaction((tx) => signIn.finish(tx, input, call)),
  )
  serve(http, calls.getOperatorSession, async (_, call) => {
    const { name: brandName, zone } = brand()
    const operator = await operators.get(doerOf(call).id)
    return ok({ operator, brandName, zone, serverTime: now().toISOString(), production })
  })
  serve(http, calls.closeOperatorSession, async (_, call) => {
    await db.transaction((tx) => signIn.signOut(tx, call))
    return ok({})
  })
  serve(http, calls.changeOperatorPassword, async (input, call) => {
    const result = await operators.changePassword(input, call)
    return result.ok ? ok({}) : result
  })
  serve(http, calls.getDemoOperators, async () =>
    demo ? ok(await demo.list()) : refuse('not_found'),
  )
}

function serveAccounts(
  http: Http,
  { operators, operatorRequests, ownAccounts }: OperatorRoutesDeps,
) {
  serve(http, calls.listOperators, async () => ok(await operators.list()))
  serve(http, calls.createOperator, (input, call) => operatorRequests.create(input, doerOf(call)))
  serve(http, calls.changeOperator, (input, call) => operatorRequests.change(input, doerOf(call)))
  serve(http, calls.nameOwnAccounts, (input, call) => ownAccounts.name(input, doerOf(call)))
  serve(http, calls.resetOperator, (input, call) => operatorRequests.reset(input, doerOf(call)))
}
