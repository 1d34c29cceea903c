import { exportRoles } from '@baize/contract/system/export-roles'
import { noteExport } from '@baize/contract/system/exports'
import { ok } from '@baize/kernel/result'
import { TransportRefusal } from '../../../platform/http/answer.ts'
import type { Http } from '../../../platform/http/http.ts'
import { serve } from '../../../platform/http/serve.ts'
import { operatorOf } from '../caller.ts'
import type { Looks } from './looks.ts'

/** What every look passes, and the call before a list is taken out of the console. */
export function serveLooks(http: Http, looks: Looks): void {
  http.setLookKeeper((look, call) => looks.keep(look, operatorOf(call)))

  serve(http, noteExport, async ({ list, filter, rows }, call) => {
    const by = operatorOf(call)
    if (!exportRoles[list].some((role) => by.roles.includes(role)))
      throw new TransportRefusal('not_allowed')
    await looks.noteExport({ list, filter, rows }, by)
    return ok({})
  })
}
