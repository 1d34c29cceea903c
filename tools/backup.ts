import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { makeBackup } from '../server/src/backup/backup.ts'
import { readConfig } from '../server/src/platform/config.ts'
import { StartupProblem } from '../server/src/platform/startup-problem.ts'

/** `npm run backup -- <file>` writes everything that a house is into one file, while it runs or while it does not. */
const usage = `Use it so:
  npm run backup -- <file>                    the whole house, SECRET among it
  npm run backup -- <file> --without-secret   the same without SECRET, which is then kept elsewhere`

const root = fileURLToPath(new URL('..', import.meta.url))

async function run(words: string[]): Promise<string> {
  const [file, ...more] = words.filter((word) => word !== '--without-secret')
  if (file === undefined || more.length > 0 || file.startsWith('-')) throw new StartupProblem(usage)
  const withSecret = !words.includes('--without-secret')
  const path = resolve(file)
  const made = await makeBackup(readConfig(process.env), { file: path, root, withSecret })
  return [
    `${path}: ${made.rows} rows of ${made.tables} tables as of ${made.moment}, ${made.bytes} bytes.`,
    withSecret
      ? 'It holds SECRET and everything about members, and only you may read it (0600): keep it like a private key.'
      : 'It does not hold SECRET, without which it cannot be restored; it holds everything about members, and only you may read it (0600).',
  ].join('\n')
}

try {
  console.log(await run(process.argv.slice(2)))
} catch (error) {
  if (!(error instanceof StartupProblem)) throw error
  console.error(error.message)
  process.exitCode = 1
}
