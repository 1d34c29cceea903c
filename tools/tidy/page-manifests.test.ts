import { describe, expect, test } from 'vitest'
import { checkTree } from './tidy.ts'

const shared = 'export const consolePage = 1, sitePage = 1, centrePage = 1'
const imports = "import { consolePage, sitePage, centrePage } from '../../shared/page.ts'\n"
const manifest = (...pages: string[]) => `${imports}export const pages = [${pages.join(', ')}]`
const toy =
  "consolePage({ path: '/toy', load: () => import('./toy-page.tsx'), words: ['toy'], key: 't' })"

/** A console and a site of two pages each, in two languages. */
const house = {
  'console/src/shared/page.ts': shared,
  'console/src/features/toy/pages.ts': manifest(toy),
  'console/src/features/toy/toy-page.tsx': "import './inner-page.tsx'",
  'console/src/features/toy/inner-page.tsx': 'export const inner = 1',
  'web/src/shared/page.ts': shared,
  'web/src/features/toy/pages.ts': manifest(
    "sitePage({ paths: { '/toy': 'toy.title' }, load: () => import('./toy-page.tsx'), key: { letter: 't' } })",
    "centrePage({ id: 'toys', load: () => import('./toys.tsx'), words: ['toy'] })",
  ),
  'web/src/features/toy/toy-page.tsx': 'export const toy = 1',
  'web/src/features/toy/toys.tsx': 'export const toys = 1',
  'texts/en/ui.json': '{}',
  'texts/ja/ui.json': '{}',
  'texts/en/toy.json': '{}',
  'texts/ja/toy.json': '{}',
}

/** What is said of the pages once `planted` stands in the house; an absent text takes a file away. */
function saysWith(planted: Record<string, string | undefined>): string[] {
  const files = Object.entries({ ...house, ...planted }).flatMap(([path, text]) =>
    text === undefined ? [] : [[path, { path, text }] as const],
  )
  const { findings } = checkTree({ files: new Map(files) })
  return findings.map(({ path, says }) => `${path} ${says}`)
}

describe('the manifests of pages', () => {
  test('a house whose pages are all in manifests has no finding', () => {
    expect(saysWith({})).toEqual([])
  })

  test.each(['console/src/features/toy/lost-page.tsx', 'web/src/app/pages/lost-page.tsx'])(
    '[T20] %s is a page outside the manifests',
    (path) => {
      expect(saysWith({ [path]: 'export const lost = 1' })).toEqual([
        `${path} is a page that no manifest (pages.ts) names`,
      ])
    },
  )

  test('[T20] what an app shows without an address needs no manifest', () => {
    const path = 'console/src/features/session/sign-in-page.tsx'
    expect(saysWith({ [path]: 'export const signIn = 1' })).toEqual([])
  })

  test('[T21] words that no language has are told', () => {
    const ghost = toy.replace("['toy']", "['toy', 'ghost']")
    expect(saysWith({ 'console/src/features/toy/pages.ts': manifest(ghost) })).toEqual([
      'console/src/features/toy/pages.ts names the words ghost, which are missing in en, ja',
    ])
  })

  test('[T21] words that one language lacks are told with it', () => {
    expect(saysWith({ 'texts/ja/toy.json': undefined })).toEqual([
      'console/src/features/toy/pages.ts names the words toy, which are missing in ja',
      'web/src/features/toy/pages.ts names the words toy, which are missing in ja',
    ])
  })

  const other = 'console/src/features/other/pages.ts'
  test.each([
    ["consolePage({ path: '/toy' })", 'the path /toy'],
    ["consolePage({ path: '/other', key: 't' })", 'the key t'],
  ])('[T22] %s takes what another page has', (page, taken) => {
    expect(saysWith({ [other]: manifest(page) })).toEqual([
      `${other} has ${taken}, which console/src/features/toy/pages.ts has already`,
    ])
  })

  test.each([
    ["sitePage({ paths: { '/toy': 'toy.title' } })", 'the path /toy'],
    ["centrePage({ id: 'toys' })", 'the name toys'],
    ["centrePage({ id: 'others', key: { letter: 't' } })", 'the key t'],
  ])('[T22] %s takes what another page of the site has', (page, taken) => {
    expect(saysWith({ 'web/src/features/other/pages.ts': manifest(page) })).toEqual([
      `web/src/features/other/pages.ts has ${taken}, which web/src/features/toy/pages.ts has already`,
    ])
  })

  test('[T22] a name of the agent centre is another than the same in that of members, and is taken once', () => {
    const agents = 'web/src/features/agents/pages.ts'
    const more = 'web/src/features/more/pages.ts'
    const page = manifest("agentPage({ id: 'toys' })")
    expect(saysWith({ [agents]: page })).toEqual([])
    expect(saysWith({ [agents]: page, [more]: page })).toEqual([
      `${more} has the name toys in the agent centre, which ${agents} has already`,
    ])
  })
})
