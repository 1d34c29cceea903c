import { readdirSync, readFileSync } from 'node:fs'
import { collectDefaultMetrics, Registry } from 'prom-client'
import { describe, expect, it } from 'vitest'

const root = new URL('../../', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, root), 'utf8')

/** The figures that the process and the code tell. */
function figuresToldOf(): Set<string> {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const told = new Set(registry.getMetricsAsArray().map(({ name }) => name))
  for (const path of ['server/src/platform/metrics.ts', 'server/src/ledger/metrics.ts']) {
    for (const [, name = ''] of read(path).matchAll(/'([a-z]+(?:_[a-z]+)*)'/g)) told.add(name)
  }
  return told
}

/** What Prometheus makes of a histogram. */
const bare = (name: string) => name.replace(/_(?:count|bucket|sum)$/, '')

const asked = (expression: string) =>
  [...expression.matchAll(/([a-z0-9_]+)\{job="baize"/g)].map(([, name = '']) => bare(name))

type Board = {
  readonly panels: readonly { readonly targets: readonly { readonly expr: string }[] }[]
}
const board = JSON.parse(read('docs/operations/board.json')) as Board
const expressions = [
  ...board.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
  ...[...read('docs/operations/alerts.yml').matchAll(/expr: (.*)/g)].map(([, expr = '']) => expr),
]

describe('what an operations team is given', () => {
  it('asks Prometheus for figures that we tell, and for nothing else', () => {
    const told = figuresToldOf()
    expect(expressions.length).toBeGreaterThan(20)
    for (const expression of expressions) {
      expect(asked(expression)).not.toEqual([])
      const unknown = asked(expression).filter((name) => name !== 'up' && !told.has(name))
      expect(unknown).toEqual([])
    }
  })

  it('leads from every alert to what to do', () => {
    const headings = [...read('docs/operations/incidents.md').matchAll(/^## (.*)$/gm)].map(
      ([, heading = '']) => heading.toLowerCase().replaceAll(' ', '-'),
    )
    const named = [...read('docs/operations/alerts.yml').matchAll(/incidents\.md#([a-z0-9-]+)/g)]
    expect(named.length).toBeGreaterThan(8)
    for (const [, anchor] of named) expect(headings).toContain(anchor)
  })

  it('stands in the guide, every file of it', () => {
    const guide = read('docs/guides/run-in-production.md')
    for (const file of readdirSync(new URL('docs/operations/', root))) {
      expect(guide).toContain(`../operations/${file}`)
    }
  })
})
