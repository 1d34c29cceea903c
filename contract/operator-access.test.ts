import { expect, test } from 'vitest'
import { contract } from './every-call.ts'
import type { Endpoint } from './endpoint.ts'
import { isOperatorRole, operatorRoles } from './roles.ts'

const letters = { admin: 'A', finance: 'F', risk: 'R', support: 'S', content: 'C', auditor: 'U' }

/** The letters of those who may call it, each in its column, so that a change of one stands out in a diff. */
function rolesOf({ access }: Endpoint): string {
  if (access === 'everyone') return 'anyone'
  return operatorRoles.map((role) => (access.includes(role) ? letters[role] : '.')).join('')
}

const calls = Object.entries(contract as Readonly<Record<string, Endpoint>>).filter(
  ([, { access, path }]) =>
    path.startsWith('/ops/') || (access !== 'everyone' && access.some(isOperatorRole)),
)

/**
 * Who may call what in the console. A call that is new or open to one role more changes the table, and whoever reads
 * the change sees it. `npx vitest run --project unit contract/operator-access.test.ts -u` writes it anew.
 */
test('who may call what in the console is what the table says', async () => {
  const byPath = calls.toSorted(([, one], [, other]) =>
    `${one.path} ${one.method}` < `${other.path} ${other.method}` ? -1 : 1,
  )
  const lines = byPath.map(
    ([name, call]) => `${rolesOf(call)}  ${call.method.padEnd(6)} ${call.path}  ${name}`,
  )
  const legend = operatorRoles.map((role) => `${letters[role]} ${role}`).join(', ')
  await expect(`${legend}\n\n${lines.join('\n')}\n`).toMatchFileSnapshot('./operator-access.txt')
})

test('who writes what the site says calls nothing about a member, money or play', () => {
  const areas = calls
    .filter(([, { access }]) => access !== 'everyone' && access.includes('content'))
    .map(([, { path }]) => path.split('/')[3] ?? '')
  // Approvals are those that the caller asked for; identity has counts alone.
  const own = ['approvals', 'catalogue', 'content', 'documents', 'identity', 'regions', 'session']
  expect([...new Set(areas)].toSorted()).toEqual(own)
})
