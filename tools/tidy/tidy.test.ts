import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, describe, expect, test } from 'vitest'
import { printFinding } from './finding.ts'
import { planRoom } from '../new-room/plan.ts'
import { readSources } from '../new-room/read-sources.ts'
import { readSourceTree } from './source-tree.ts'
import { serverRooms } from './storeys.ts'
import { checkHouse, checkTree } from './tidy.ts'

type Files = Record<string, string>

const exporting = (target: string): string => JSON.stringify({ exports: { './*': target } })

/** A small house in which every rule is kept. */
const house: Files = {
  'kernel/package.json': exporting('./*.ts'),
  'kernel/money.ts': 'export type Money = bigint',
  'contract/package.json': exporting('./*.ts'),
  'contract/system.ts': "import { Type } from 'typebox'\nexport const status = Type.Object({})",
  'ui/package.json': JSON.stringify({ exports: { './art/*': './art/*.ts', './*': './*.tsx' } }),
  'ui/art/tile.ts': 'export const tile = 1',
  'ui/button.tsx': "import './art/tile.ts'\nexport const button = <b>eslint-disable</b>",
  'web/src/features/home/page.tsx':
    "import type { status } from '@baize/contract/system'\nimport { button } from '@baize/ui/button'\nimport { table } from 'virtual:contract'\nexport type Page = [typeof status, typeof button, typeof table]",
  'server/src/platform/database.ts': "export const open = 'select 1 from platform.sessions'",
  'server/src/rooms/system/system.ts':
    "import { open } from '../../platform/database.ts'\nimport './store.ts'\nexport const system = open",
  'server/src/rooms/system/store.ts': 'export const all = sql`select * from system.settings`',
  'server/src/rooms/system/routes.ts': "import './system.ts'",
  'server/src/rooms/identity/identity.ts':
    "import '../system/system.ts'\nimport './operators/operators.ts'",
  'server/src/rooms/identity/operators/operators.ts': "import './operators.store.ts'",
  'server/src/rooms/identity/operators/operators.store.ts':
    'export const all = sql`select * from identity.operators`',
  'server/src/rooms/identity/identity.room.test.ts':
    "import '../../../testing/clock.ts'\nexport const look = 'select 1 from identity.members'",
  'server/src/app.ts':
    "import './rooms/system/system.ts'\nimport './rooms/system/routes.ts'\nimport './rooms/identity/identity.ts'",
  'server/testing/clock.ts': 'export const now = 0',
  'server/migrations/0001_system_settings.sql': '-- Settings of a brand.',
  'tools/seed.ts': "import '../server/src/app.ts'",
  'README.md': '# A house',
}

const made: string[] = []
afterEach(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true })
})

function build(files: Files): string {
  const root = mkdtempSync(join(tmpdir(), 'tidy-'))
  made.push(root)
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return root
}

/** The rules that a house breaks once `planted` stands in it, as `rule path`. */
function findingsWith(planted: Files): string[] {
  const report = checkHouse(build({ ...house, ...planted }))
  return report.findings.map((finding) => `${finding.rule} ${finding.path}`)
}

/** The rules that one planted file breaks; a finding anywhere else is told with its place. */
function planting(path: string, text: string): string[] {
  return findingsWith({ [path]: text }).map((finding) => finding.replace(` ${path}`, ''))
}

const rooms = 'server/src/rooms'

describe('the house is tidy', () => {
  test('the real tree, and a new room in it, keep every rule', () => {
    const root = fileURLToPath(new URL('../..', import.meta.url))
    const tree = readSourceTree(root)
    // A room that the plan of the house has a place for and that is not built yet.
    const free = serverRooms.findLast((room) => !tree.files.has(`${rooms}/${room}/${room}.ts`))
    const plan = free
      ? planRoom({ room: free, line: 'To be filled.', storey: 10 }, readSources(root))
      : new Map<string, string>()
    const planned = [...plan].map(([path, text]) => [path, { path, text }] as const)
    const report = checkTree({ files: new Map([...tree.files, ...planned]) })
    expect(report.modules).toBeGreaterThan(20)
    expect(report.findings.map(printFinding)).toEqual([])
  }, 180_000)

  test('a small house in which every rule is kept has no finding', () => {
    expect(findingsWith({})).toEqual([])
  })

  test('[T11] a tree without modules does not pass', () => {
    const report = checkHouse(build({ 'README.md': '# Empty' }))
    expect(report).toMatchObject({ modules: 0, findings: [{ rule: 'nothing-read' }] })
  })

  test('a finding prints its place, its line and its rule', () => {
    const path = `${rooms}/system/rules.ts`
    const text = "\nimport '../identity/identity.ts'"
    const [finding] = checkHouse(build({ ...house, [path]: text })).findings
    expect(finding && printFinding(finding)).toBe(
      `${path}:2 [storeys] system may not import identity (${rooms}/identity/identity.ts)`,
    )
  })
})

test('[T14] two migrations with one number are told with both names', () => {
  const files = {
    'server/migrations/0002_wallet_locks.sql': '-- Locks.',
    'server/migrations/0002_wallet_pockets.sql': '-- Pockets.',
  }
  const { findings } = checkHouse(build({ ...house, ...files }))
  expect(findings.map(printFinding)).toEqual([
    'server/migrations/0002_wallet_pockets.sql:1 [migrations] has the number of server/migrations/0002_wallet_locks.sql; the later one takes the next free number',
  ])
})

test('[T14] a number that no migration has is told, for the server would not start', () => {
  const files = {
    'server/migrations/0004_wallet_locks.sql': '-- Locks.',
  }
  const { findings } = checkHouse(build({ ...house, ...files }))
  expect(findings.map(printFinding)).toEqual([
    'server/migrations/0004_wallet_locks.sql:1 [migrations] follows on no number 3; it takes the next free number',
  ])
})

test('[T24] a package that is imported and not declared is told', () => {
  const files = {
    'package.json': JSON.stringify({ devDependencies: { vitest: '4', typebox: '1' } }),
    'web/package.json': JSON.stringify({
      dependencies: { react: '19', '@baize/contract': '*', '@baize/ui': '*' },
    }),
    'web/src/features/home/list.ts':
      "import 'react'\nimport 'node:fs'\nimport 'vitest'\nimport 'lodash/fp'\nimport '@baize/kernel/money'",
  }
  const { findings } = checkHouse(build({ ...house, ...files }))
  expect(findings.map(printFinding)).toEqual([
    'web/src/features/home/list.ts:4 [declared] imports lodash, which web/package.json does not declare',
    'web/src/features/home/list.ts:5 [declared] imports @baize/kernel, which web/package.json does not declare',
  ])
})

test('[T23] two rules with one number on a page are told', () => {
  const text = '- **W1** Money is whole.\n- **W2** It moves once.\n- **W1** It is counted.\n'
  const { findings } = checkHouse(build({ ...house, [`${rooms}/system/README.md`]: text }))
  expect(findings.map(printFinding)).toEqual([
    `${rooms}/system/README.md:3 [rule-numbers] W1 is the rule of line 1 already; the later one takes the next free number`,
  ])
})

describe('imports', () => {
  test.each([
    ['up', `${rooms}/system/rules.ts`, "import '../identity/identity.ts'"],
    ['up, for a type alone', `${rooms}/system/rules.ts`, "import type { A } from '../../app.ts'"],
    ['up, inside a function', `${rooms}/system/rules.ts`, "void import('../identity/identity.ts')"],
    ['up, in a type', 'server/src/platform/a.ts', "type A = import('../app.ts').A"],
    ['up, by passing on', 'server/src/platform/a.ts', "export * from '../rooms/system/system.ts'"],
    ['up to the wiring', `${rooms}/identity/rules.ts`, "import '../../app.ts'"],
    ['the setting-up of tests', `${rooms}/system/rules.ts`, "import '../../../testing/clock.ts'"],
    ['the tools', `${rooms}/system/rules.ts`, "import '../../../../tools/seed.ts'"],
    ['the primitives of the page', `${rooms}/system/rules.ts`, "import '@baize/ui/button'"],
  ])('[T1] a server room may not import %s', (_what, path, text) => {
    expect(planting(path, text)).toEqual(['storeys'])
  })

  describe('inner rooms', () => {
    const inner = `${rooms}/identity`
    const planted: Files = {
      [`${inner}/members/members.ts`]: "export { rule } from './rules.ts'",
      [`${inner}/members/rules.ts`]: 'export const rule = 1',
      [`${inner}/members/routes.ts`]: "import './members.ts'",
      [`${inner}/members/events.ts`]: 'export const left = 1',
      [`${inner}/members/desk/desk.ts`]: "import '../rules.ts'",
      [`${inner}/letters/paper.ts`]: 'export const paper = 1',
    }
    const plantingInside = (path: string, text: string) =>
      findingsWith({ ...planted, [path]: text }).map((finding) => finding.replace(` ${path}`, ''))

    test.each([
      ['by a sibling', `${inner}/operators/rules.ts`, "import '../members/rules.ts'"],
      ['by the file of the room', `${inner}/rules.ts`, "import './members/rules.ts'"],
      ['for a type', `${inner}/rules.ts`, "import type { A } from './members/rules.ts'"],
      ['to a room inside it', `${inner}/rules.ts`, "import './members/desk/desk.ts'"],
      ['for its calls by a sibling', `${inner}/codes/a.ts`, "import '../members/routes.ts'"],
      ['past an inner door', `${inner}/members/a.ts`, "import './desk/b.ts'"],
    ])('[T12] an inner room may not be entered past its door %s', (_how, path, text) => {
      const beside = { [`${inner}/members/desk/b.ts`]: 'export const b = 1' }
      const found = findingsWith({ ...planted, ...beside, [path]: text })
      expect(found).toEqual([`inner-doors ${path}`])
    })

    test.each([
      ['by its door', `${inner}/operators/rules.ts`, "import '../members/members.ts'"],
      ['for its news', `${inner}/operators/rules.ts`, "import '../members/events.ts'"],
      ['for its calls by the room around it', `${inner}/routes.ts`, "import './members/routes.ts'"],
      ['by a test', `${inner}/a.room.test.ts`, "import './members/rules.ts'"],
      ['from inside', `${inner}/members/b.ts`, "import './rules.ts'"],
      ['where there is no door', `${inner}/operators/rules.ts`, "import '../letters/paper.ts'"],
    ])('[T12] an inner room is entered %s', (_how, path, text) => {
      expect(plantingInside(path, text)).toEqual([])
    })

    test('[T13] two folders of a room may not import each other', () => {
      const found = findingsWith({
        [`${inner}/codes/a.ts`]: "import '../letters/a.ts'",
        [`${inner}/letters/a.ts`]: 'export const a = 1',
        [`${inner}/letters/b.ts`]: "import '../codes/b.ts'",
        [`${inner}/codes/b.ts`]: 'export const b = 1',
      })
      expect(found).toEqual([`folder-rings ${inner}/letters/b.ts`])
    })

    test('[T13] nor by way of a file beside them, types included', () => {
      const found = findingsWith({
        [`${inner}/codes/a.ts`]: "import type { B } from '../b.ts'",
        [`${inner}/b.ts`]: "import { c } from './codes/c.ts'\nexport type B = typeof c",
        [`${inner}/codes/c.ts`]: 'export const c = 1',
      })
      expect(found).toEqual([`folder-rings ${inner}/codes/a.ts`])
    })

    test('[T13] a test closes no ring', () => {
      const found = findingsWith({
        [`${inner}/codes/a.ts`]: "import '../letters/a.ts'",
        [`${inner}/letters/a.ts`]: 'export const a = 1',
        [`${inner}/letters/a.test.ts`]: "import '../codes/a.ts'",
      })
      expect(found).toEqual([])
    })
  })

  test('[T15] what runs in production may not import a sandbox', () => {
    const planted = {
      'server/src/sandbox/payments/payments.ts': "import '../../rooms/system/store.ts'",
      [`${rooms}/system/rules.ts`]: "import '../../sandbox/payments/payments.ts'",
      'server/src/platform/a.ts': "import '../sandbox/payments/payments.ts'",
      'server/src/embedded/embedded.ts': "import '../platform/database.ts'",
      'server/src/platform/b.ts': "import '../embedded/embedded.ts'",
      [`${rooms}/system/a.room.test.ts`]: "import '../../sandbox/payments/payments.ts'",
      'server/src/app.ts': "import './sandbox/payments/payments.ts'",
    }
    expect(findingsWith(planted)).toEqual([
      'storeys server/src/platform/a.ts',
      'storeys server/src/platform/b.ts',
      `storeys ${rooms}/system/rules.ts`,
    ])
  })

  test('[T1] a server room may not import sideways', () => {
    const planted = {
      [`${rooms}/wallet/wallet.ts`]: 'export const wallet = 1',
      [`${rooms}/content/content.ts`]: "import '../wallet/wallet.ts'",
    }
    expect(findingsWith(planted)).toEqual([`storeys ${rooms}/content/content.ts`])
  })

  test.each([`${rooms}/casino/casino.ts`, 'server/src/odd.ts', 'elsewhere/odd.ts'])(
    '[T1] %s stands in no storey',
    (path) => {
      expect(planting(path, 'export const odd = 1')).toEqual(['storeys'])
    },
  )

  test.each(['../system/store.ts', '../system/routes.ts'])(
    '[T2] a room may not enter another by %s',
    (specifier) => {
      expect(planting(`${rooms}/identity/rules.ts`, `import '${specifier}'`)).toEqual(['doors'])
    },
  )

  test('[T2] a room hears the news of a room below by its events.ts', () => {
    const planted = {
      [`${rooms}/system/events.ts`]: 'export const changed = 1',
      [`${rooms}/identity/rules.ts`]: "import '../system/events.ts'",
    }
    expect(findingsWith(planted)).toEqual([])
  })

  test('[T2] an inner room belongs to the room around it', () => {
    const door = '../identity/operators/operators.ts'
    expect(planting(`${rooms}/protection/rules.ts`, `import '${door}'`)).toEqual(['doors'])
  })

  test('[T2] the wiring may not reach into a store', () => {
    expect(planting('server/src/main.ts', "import './rooms/system/store.ts'")).toEqual(['doors'])
  })

  test.each([
    ['kernel/a.ts', "import 'node:fs'"],
    ['kernel/a.ts', "import 'typebox'"],
    ['games/a.ts', "import 'react'"],
    ['contract/a.ts', "import 'fastify'"],
  ])('[T3] %s may not say %s', (path, text) => {
    expect(planting(path, text)).toEqual(['outside-packages'])
  })

  test('[T3] a test of the kernel may use test tools', () => {
    expect(findingsWith({ 'kernel/a.test.ts': "import { test } from 'vitest'" })).toEqual([])
  })

  test.each([
    ['kernel/a.ts', "import '@baize/contract/system'"],
    ['games/a.ts', "import '@baize/contract/system'"],
    ['ui/a.tsx', "import type { status } from '@baize/contract/system'"],
    ['ui/art/a.ts', "import '../button.tsx'"],
    ['web/src/a.ts', "import '../../server/src/app.ts'"],
    ['console/src/a.test.ts', "import '../../server/src/app.ts'"],
    ['arcade/a.ts', "import '../web/src/features/home/page.tsx'"],
  ])('[T4] %s may not say %s', (path, text) => {
    expect(planting(path, text)).toEqual(['storeys'])
  })

  test('[T4] a feature may not import another feature', () => {
    expect(planting('web/src/features/help/a.ts', "import '../home/page.tsx'")).toEqual([
      'features',
    ])
  })

  test.each([
    ['web/src/a.ts', "import { status } from '@baize/contract/system'"],
    ['web/src/a.ts', "import { type status } from '@baize/contract/system'"],
    ['console/src/a.ts', "export { status } from '@baize/contract/system'"],
    ['arcade/a.ts', "import { Type } from 'typebox'"],
    ['texts/a.ts', "import { status } from '@baize/contract/system'"],
  ])('[T5] %s may not say %s', (path, text) => {
    expect(planting(path, text)).toEqual(['schemas-stay-home'])
  })

  test('[T5] a page takes values from a part of the contract that loads no schema', () => {
    const planted = {
      'contract/pages.ts':
        "import type { status } from './system.ts'\nexport const home: typeof status",
      'web/src/a.ts': "import { home } from '@baize/contract/pages'",
    }
    expect(findingsWith(planted)).toEqual([])
  })

  test('[T5] a page may not load schemas by a detour', () => {
    const planted = {
      'contract/pages.ts': "export const open = () => import('./system.ts')",
      'web/src/a.ts': "import { open } from '@baize/contract/pages'",
    }
    expect(findingsWith(planted)).toEqual(['schemas-stay-home web/src/a.ts'])
  })

  test('[T6] an import of a file that is not there is a finding', () => {
    expect(planting('web/src/a.ts', "import './gone.ts'")).toEqual(['unresolved'])
    expect(planting('web/src/a.ts', "import '@baize/kernel/gone'")).toEqual(['unresolved'])
  })

  test('[T6] another workspace is imported by its name', () => {
    expect(planting('web/src/a.ts', "import '../../kernel/money.ts'")).toEqual(['by-name'])
  })

  test('[T6] modules that import each other in a ring are told once', () => {
    const planted = {
      'kernel/a.ts': "import type { B } from './b.ts'\nexport type A = B",
      'kernel/b.ts': "import './c.ts'\nexport type B = 1",
      'kernel/c.ts': "import './a.ts'",
    }
    expect(findingsWith(planted)).toEqual(['cycles kernel/a.ts'])
  })
})

describe('names', () => {
  test.each([
    'kernel/Money.ts',
    'kernel/big_money.ts',
    'docs/Some-Page.md',
    'server/migrations/1_a.sql',
  ])('[T7] %s is not kebab-case', (path) => {
    expect(planting(path, '')).toEqual(['file-names'])
  })

  test.each(['kernel/index.ts', 'ui/index.tsx', 'tools/index.mjs'])(
    '[T7] %s is a barrel',
    (path) => {
      expect(planting(path, '')).toEqual(['barrels'])
    },
  )

  test.each([
    'kernel/utils.ts',
    'ui/helpers/a.tsx',
    'kernel/money-utils.test.ts',
    'web/src/misc.css',
  ])('[T7] %s says nothing by its name', (path) => {
    expect(planting(path, '')).toEqual(['vague-names'])
  })
})

describe('tables', () => {
  const query = 'const q = sql`select * from system.settings`'

  test.each([
    ['another room', `${rooms}/identity/store.ts`, query],
    ['a verb of the room itself', `${rooms}/system/change.ts`, query],
    ['the platform', 'server/src/platform/jobs.ts', "const q = 'update system.settings set a = 1'"],
    [
      'a query with holes',
      `${rooms}/identity/a.ts`,
      'const q = `insert into system.a (${b}) values`',
    ],
    ['a join', `${rooms}/identity/store.ts`, 'const q = sql`… join "system"."settings" s on true`'],
    ['a part of a query', `${rooms}/identity/a.ts`, 'const q = sql`from system.settings`'],
    ['a call', `${rooms}/identity/store.ts`, 'const q = sql`select system.next_row(1)`'],
    ['a test of another room', `${rooms}/identity/a.room.test.ts`, query],
    ['a room', `${rooms}/system/store.ts`, 'const q = sql`delete from platform.sessions`'],
  ])('[T8] %s may not name tables that it does not own', (_who, path, text) => {
    expect(planting(path, text)).toEqual(['sql-home'])
  })

  test('[T8] a sentence that happens to name a room is not a query', () => {
    const text = "const a = 'Texts come from content.json'\nconst b = 'system.settings changed'"
    expect(findingsWith({ [`${rooms}/identity/a.ts`]: text })).toEqual([])
  })
})

describe('words', () => {
  test.each([
    '// oxlint-disable-next-line no-console\nconsole.log(1)',
    '/* eslint-disable no-console */',
    '// @ts-expect-error\nconst a: string = 1',
    '// @ts-ignore the types of this package are wrong\nconst a: string = 1',
    '// oxfmt-ignore\nconst a = 1',
  ])('[T9] %j is refused', (text) => {
    expect(planting('kernel/a.ts', text)).toEqual(['suppressions'])
  })

  test('[T9] a suppression with its reason passes, and so do the words in a text', () => {
    const text = [
      '// oxlint-disable-next-line no-console -- the address is what this tool prints',
      'console.log("// eslint-disable-line", /@ts-ignore/)',
      '// @ts-expect-error: the test passes a wrong type on purpose',
      'const a: string = 1',
    ]
    expect(findingsWith({ 'kernel/a.ts': text.join('\n') })).toEqual([])
  })

  test.each([
    'let a: any',
    'const a = 1 as any',
    'let a: Array<any>',
    'function a(...b: any[]) {}',
  ])('[T9] %s is refused', (text) => {
    expect(planting('kernel/a.ts', text)).toEqual(['any'])
  })

  // Put together here, so that this file does not itself contain what it plants.
  const slashed = (...parts: string[]): string => `${['', ...parts].join('/')}/`
  const dotted = (...parts: string[]): string => parts.join('.')

  test.each([
    `see ${slashed('home', 'ann')}notes`,
    `const a = '${slashed('Users', 'ann')}notes'`,
    `cd ${slashed('root')}baize`,
  ])('[T10] %s names a place of one machine', (text) => {
    expect(planting('docs/a.md', text)).toEqual(['machine-paths'])
  })

  test.each([
    `https://${dotted('registry', 'npmjs', 'org')}/a`,
    `http://${dotted('npm', 'example', 'com')}/a`,
    `registry=http://10.0.0.1:4873`,
  ])('[T10] %s names a registry', (text) => {
    expect(planting('docs/a.md', text)).toEqual(['registry-hosts'])
  })

  test('[T10] addresses of pages are not places of a machine', () => {
    const text =
      "const a = ['/home', '/home/', 'https://example.com/work/a', 'registry.metrics.of']"
    expect(findingsWith({ 'tools/a.ts': text })).toEqual([])
  })
})

describe('the audit', () => {
  const texts = { 'texts/en/ops.json': '{"actionMade":"Made a thing"}' }
  const writing = (action: string) => `await audit.write(tx, { ...by, action: '${action}' })`

  test('[T16] an action without a sentence is a finding', () => {
    const actions = "export const actions = { 'thing.made': 'ops.actionMade' }"
    expect(findingsWith({ ...texts, [`${rooms}/system/a.ts`]: actions })).toEqual([])
    const silent = "export const actions = { 'thing.made': 'ops.actionLost' }"
    expect(findingsWith({ ...texts, [`${rooms}/system/a.ts`]: silent })).toEqual([
      `audit-actions ${rooms}/system/a.ts`,
    ])
  })

  test('[T16] an entry under a name that no room has named is a finding', () => {
    const planted = {
      ...texts,
      [`${rooms}/system/a.ts`]: "export const actions = { 'thing.made': 'ops.actionMade' }",
      [`${rooms}/system/b.ts`]: writing('thing.made'),
    }
    expect(findingsWith(planted)).toEqual([])
    const stray = { ...planted, [`${rooms}/system/b.ts`]: writing('thing.lost') }
    expect(findingsWith(stray)).toEqual([`audit-actions ${rooms}/system/b.ts`])
  })
})
