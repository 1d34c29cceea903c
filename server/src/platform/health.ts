import { ok, refuse, type Result } from '@baize/kernel/result'
import type { Database } from './database/database.ts'
import { sendRefusal } from './http/answer.ts'
import { hiddenRoute } from './http/hidden.ts'
import type { Http } from './http/http.ts'

type Deps = {
  readonly http: Http
  readonly db: Database
  /** How many migrations this version has. */
  readonly migrations: number
}

export type Health = {
  /** From now on `/readyz` says no, so that a balancer sends nobody here any more. */
  startClosing(): void
}

/** `/healthz`: the process is up. `/readyz`: it can serve. Neither says why not to strangers. */
export function serveHealth({ http, db, migrations }: Deps): Health {
  let isClosing = false

  async function readiness(): Promise<Result<undefined, 'unavailable'>> {
    const isAway = db.awaySince() !== undefined
    if (isClosing || isAway || !(await db.canWrite())) return refuse('unavailable')
    const { applied } = await db.sql.one<{ applied: number }>`
      select count(*)::int as applied from platform.migrations`
    return applied >= migrations ? ok() : refuse('unavailable')
  }

  const options = { schema: hiddenRoute, config: { shed: 'never' } } as const
  const up = (status: string) => ({ success: true, value: { status }, message: '', code: '' })

  http.app.get('/healthz', options, async (_, reply) =>
    reply.header('cache-control', 'no-store').send(up('up')),
  )
  http.app.get('/readyz', options, async (request, reply) => {
    const ready = await readiness().catch(() => refuse('unavailable'))
    if (!ready.ok) return sendRefusal(request, reply, ready)
    return reply.header('cache-control', 'no-store').send(up('ready'))
  })
  http.app.addHook('preClose', async () => {
    isClosing = true
  })
  return {
    startClosing() {
      isClosing = true
    },
  }
}
