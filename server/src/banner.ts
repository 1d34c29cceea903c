import type { Config } from './platform/config.ts'
import { demoMemberPassword, demoPassword } from './rooms/identity/identity.ts'

/** What a person needs after the start: where everything is, and how to sign in to the demo. */
export function printAddresses({ HOST, PORT, production, DATABASE_URL, DATA_DIR }: Config): void {
  const host = HOST === '0.0.0.0' || HOST === '::' ? 'localhost' : HOST
  const at = (path: string) => `http://${host}:${PORT}${path}`
  const lines = [
    '',
    'Baize is open.',
    `  Site      ${at('/')}`,
    `  Console   ${at('/ops')}`,
    `  Arcade    ${at('/arcade')}`,
    `  API       ${at('/docs/api')}`,
    `  Health    ${at('/healthz')}  ${at('/readyz')}`,
    `  Data      ${DATABASE_URL === '' ? DATA_DIR : 'the PostgreSQL of DATABASE_URL'}`,
  ]
  if (!production) {
    lines.push(
      `  Demo      operators admin, manager, finance, risk, support, content, auditor; password ${demoPassword};`,
      '            the sign-in page of the console shows the current code.',
      `            members jessa, rico (an agent) and more on the login page; password ${demoMemberPassword}.`,
    )
  }
  console.log([...lines, ''].join('\n'))
}
