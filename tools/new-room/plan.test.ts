import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { readSourceTree } from '../tidy/source-tree.ts'
import { planRoom } from './plan.ts'
import { readSources } from './read-sources.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const plan = planRoom({ room: 'cellar', line: 'What lies below.', storey: 10 }, readSources(root))

test('a new room touches no file that is there but two, by a line each', () => {
  const tree = readSourceTree(root)
  const touched = [...plan.keys()].filter((path) => tree.files.has(path))
  expect(touched.toSorted()).toEqual(['server/src/wiring/rooms.ts', 'tools/tidy/storeys.ts'])
  for (const path of touched) {
    const before = tree.files.get(path)?.text.split('\n') ?? []
    const changed = (plan.get(path) ?? '').split('\n').filter((line) => !before.includes(line))
    expect(changed, path).toHaveLength(1)
  }
})

test('nothing of the template is left open', () => {
  const open = [...plan].filter(([path, text]) => /\{\{|__room__/.test(path + text))
  expect(open.map(([path]) => path)).toEqual([])
})
