import { ok, type Result } from '@baize/kernel/result'
import type { Database } from '../../../../platform/database/database.ts'
import { handleLoosening, type Doer, type LooseningDeps } from '../../../system/system.ts'
import type { DefaultPassword } from './default-password.ts'

/** As it waits: only the server can open it, and the trail keeps none of it. */
type Asked = { readonly sealed: string }

type Deps = LooseningDeps & {
  readonly db: Database
  readonly defaultPassword: Pick<DefaultPassword, 'seal' | 'set'>
}

/** Who knows the default password comes in as any member whom an operator resets, so two admins set it. */
export function createDefaultPasswordRequest({ db, defaultPassword, ...deps }: Deps) {
  const ask = handleLoosening<Asked, never>(deps, 'default_password.set', {
    says: 'ops.actionDefaultPasswordSet',
    roles: ['admin'],
    tells: () => ({ text: 'alerts.defaultPassword' }),
    async carryOut(tx, { content, reason }, by) {
      const sealed = Buffer.from(content.sealed, 'base64')
      await defaultPassword.set(tx, { sealed, reason }, by)
      return ok()
    },
  })

  return async (
    { password, reason }: { readonly password: string; readonly reason: string },
    operator: Doer,
  ): Promise<Result<{ approvalId: string }, 'field_invalid' | 'weak_password'>> => {
    const sealed = defaultPassword.seal(password)
    if (!sealed.ok) return sealed
    const content = { sealed: sealed.value.toString('base64') }
    const object = 'default password'
    return ok({
      approvalId: await db.transaction((tx) => ask(tx, { object, content, operator, reason })),
    })
  }
}
