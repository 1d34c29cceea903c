import { expect, test } from 'vitest'
import { callsByFile } from './every-call.ts'
import type { Endpoint } from './endpoint.ts'
import { isOperatorRole, operatorRoles } from './roles.ts'

const letters = { admin: 'A', finance: 'F', risk: 'R', support: 'S', content: 'C', auditor: 'U' }

/** The letters of those who may call it, each in its column, so that a change of one stands out in a diff. */
function rolesOf({ access }: Endpoint): string {
  if (access === 'everyone') return 'anyone'
  return operatorRoles.map((role) => (access.includes(role) ? letters[role] : '.')).join('')
}

const isOfConsole = ([, { access, path }]: readonly [string, Endpoint]) =>
  path.startsWith('/ops/') || (access !== 'everyone' && access.some(isOperatorRole))
const calls = [...callsByFile.values()].flatMap((own) => Object.entries(own).filter(isOfConsole))

const legend = operatorRoles.map((role) => `${letters[role]} ${role}`).join(', ')
const tables = [...callsByFile]
  .map(([file, own]) => [file, Object.entries(own).filter(isOfConsole)] as const)
  .filter(([, own]) => own.length > 0)

/**
 * Who may call what in the console, a table for each file of the contract. A call that is new or open to one role more
 * changes it, and whoever reads the change sees it. `npx vitest run --project unit contract/operator-access.test.ts -u`
 * writes it anew.
 */
test.each(tables)('who may call what of %s is what its table says', async (file, own) => {
  const byPath = own.toSorted(([, one], [, other]) =>
    `${one.path} ${one.method}` < `${other.path} ${other.method}` ? -1 : 1,
  )
  const lines = byPath.map(
    ([name, call]) => `${rolesOf(call)}  ${call.method.padEnd(6)} ${call.path}  ${name}`,
  )
  await expect(`${legend}\n\n${lines.join('\n')}\n`).toMatchFileSnapshot(`./access/${file}.txt`)
})

test('who writes what the site says reads no document about members, money or those who work here', () => {
  const read = calls
    .filter(
      ([, { access, method }]) =>
        access !== 'everyone' && access.includes('content') && method === 'GET',
    )
    .flatMap(([, { path }]) => path.match(/documents\/(\w+)$/)?.[1] ?? [])
  expect(read.toSorted()).toEqual([
    'brand',
    'links',
    'regions',
    'registration',
    'status',
    'whitelabel',
  ])
})

test('who may write a document may read it', () => {
  for (const [, { path, access, method }] of calls.filter(([, { path }]) =>
    /documents\/\w+\/(draft|publish)$/.test(path),
  )) {
    const [document = ''] = path.split(/\/(?:draft|publish)$/)
    const get = calls.find(([, call]) => call.path === document && call.method === 'GET')?.[1]
    expect({ path, method, readers: get?.access }).toMatchObject({
      readers: expect.arrayContaining([...access]),
    })
  }
})

test('who writes what the site says calls nothing about a member, money or play', () => {
  const areas = calls
    .filter(([, { access }]) => access !== 'everyone' && access.includes('content'))
    .map(([, { path }]) => path.split('/')[3] ?? '')
  // Alerts are those of the caller's roles, approvals those that they asked for; identity has counts alone.
  const own = [
    'alerts',
    'approvals',
    'catalogue',
    'content',
    'documents',
    'identity',
    'offers',
    'promotions',
    'regions',
    'session',
  ]
  expect([...new Set(areas)].toSorted()).toEqual(own)
})
