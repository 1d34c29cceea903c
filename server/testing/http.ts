import type { AddressInfo } from 'node:net'
import { createIdMaker, type IdMaker } from '@baize/kernel/ids'
import { systemRandomBytes } from '@baize/kernel/random'
import type { Role } from '@baize/contract/roles'
import { afterAll } from 'vitest'
import { readConfig, type Config } from '../src/platform/config.ts'
import type { Database } from '../src/platform/database/database.ts'
import { createHttp, type Http } from '../src/platform/http/http.ts'
import { createLog, type Log } from '../src/platform/log.ts'
import { createSeal } from '../src/platform/seal.ts'
import { createSessions, type ActorKind, type Sessions } from '../src/platform/sessions.ts'

export type TestHttp = {
  readonly http: Http
  readonly sessions: Sessions
  readonly config: Config
  readonly log: Log
  /** What was logged, line by line. */
  readonly lines: string[]
  readonly makeId: IdMaker
  readonly now: () => Date
  /** A session of this person; answers its token. */
  signIn(kind: ActorKind, id: string, roles: readonly Role[]): Promise<string>
  /** Listens on a free port of the loopback; answers `127.0.0.1:port`. */
  listen(): Promise<string>
}

const secret = 'a secret of tests, long enough for any'

/** The HTTP server of the platform over a test database, closed after the file's last test. */
export async function testHttp(
  db: Database,
  environment: Readonly<Record<string, string>> = {},
): Promise<TestHttp> {
  const config = readConfig({ SECRET: secret, LOG_LEVEL: 'debug', ...environment })
  const lines: string[] = []
  const log = createLog(config.LOG_LEVEL, { write: (line) => void lines.push(line) })
  const now = () => new Date()
  const makeId = createIdMaker({ now, randomBytes: systemRandomBytes })
  const sessions = createSessions({ db, secret, now, makeId })
  const seal = await createSeal({ db, secret, now })
  const http = await createHttp({ config, log, sessions, seal })
  afterAll(() => http.app.close())
  return {
    http,
    sessions,
    config,
    log,
    lines,
    makeId,
    now,
    signIn: (kind, id, roles) =>
      db.transaction((tx) =>
        sessions.open(tx, { kind, id, name: id, roles, ip: '127.0.0.1', userAgent: 'test' }),
      ),
    async listen() {
      await http.app.listen({ host: '127.0.0.1', port: 0 })
      return `127.0.0.1:${(http.app.server.address() as AddressInfo).port}`
    },
  }
}
