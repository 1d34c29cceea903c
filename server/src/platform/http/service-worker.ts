import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { StartupProblem } from '../startup-problem.ts'
import type { Http } from './http.ts'

type Source = {
  /** The built worker. */
  readonly file: string
  /** The built page of the site, which names its first files. */
  readonly shell: string
}

/**
 * The worker that keeps the site for a time without a network. In front of its code stands the build that it belongs
 * to: another build is another text, which is how a browser learns of it.
 */
export function addServiceWorker(http: Http, { file, shell }: Source): void {
  const script = workerScript(readWorker(file), shell)
  http.app.get('/sw.js', { config: http.limitCalls(120) }, async (_request, reply) =>
    reply
      .headers({
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'no-cache',
        // What a worker fetches for its pages counts as its own connections.
        'content-security-policy': "default-src 'none'; connect-src 'self'",
      })
      .send(script),
  )
}

export function workerScript(code: string, shell: string): string {
  const version = createHash('sha256').update(code).update(shell).digest('hex').slice(0, 12)
  const files = [...shell.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map((match) => match[1])
  return `const build=${JSON.stringify({ version, files })};\n${code}`
}

function readWorker(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    throw new StartupProblem(`The built worker ${file} is missing: run npm run build first.`)
  }
}
