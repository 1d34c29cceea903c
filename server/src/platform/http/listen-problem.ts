import { createServer } from 'node:net'
import type { Config } from '../config.ts'
import { StartupProblem } from '../startup-problem.ts'

/** Why the server cannot listen, as a sentence that says what to do. */
export function listenProblem(
  error: unknown,
  { HOST, PORT }: Pick<Config, 'HOST' | 'PORT'>,
): unknown {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : ''
  if (code === 'EADDRINUSE') {
    return new StartupProblem(
      `Port ${PORT} is in use: stop what listens there, or set PORT to another.`,
    )
  }
  if (code === 'EACCES') {
    return new StartupProblem(
      `Port ${PORT} may not be used by this user: set PORT to one above 1023.`,
    )
  }
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return new StartupProblem(
      `HOST ${HOST} is not an address of this machine: set HOST to one that is.`,
    )
  }
  return error
}

/** Finds out, before anything is made, whether one could listen there; throws the sentence where not. */
export async function requireFreePort({
  HOST,
  PORT,
}: Pick<Config, 'HOST' | 'PORT'>): Promise<void> {
  const server = createServer()
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject)
      server.listen({ host: HOST, port: PORT }, resolve)
    })
  } catch (error) {
    throw listenProblem(error, { HOST, PORT })
  }
  await new Promise((resolve) => server.close(resolve))
}
