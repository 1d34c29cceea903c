import { describe, expect, it } from 'vitest'
import { isModuleOn } from '@baize/contract/system/modules'
import { countModules, findModules, switchModule, type ModuleNode } from './modules.ts'

const node = (modId: string, enabled: '0' | '1', ...childrenNodes: ModuleNode[]): ModuleNode => ({
  modId,
  enabled,
  childrenNodes,
})
const tree = [
  node(
    'SIGNUP',
    '1',
    node('USERNAMEREG3', '1'),
    node('MOBILENUMREG3', '0', node('REGMOBVERF3', '1')),
  ),
  node('PLAY', '1', node('FREEPLAY3', '1')),
]

describe('the module tree', () => {
  it('switches one module and leaves the others', () => {
    const document = { tree: tree as never }
    const switched = switchModule(document, 'MOBILENUMREG3', true).tree
    expect(isModuleOn(switched, 'REGMOBVERF3')).toBe(true)
    expect(isModuleOn(tree, 'REGMOBVERF3')).toBe(false)
    expect(isModuleOn(switched, 'FREEPLAY3')).toBe(true)
  })

  it('counts as on only what a member meets: a part below a module that is off is not', () => {
    expect(countModules(tree[0] as ModuleNode)).toEqual({ on: 1, all: 3 })
  })

  it('finds a part by its name and keeps what stands above it', () => {
    const found = findModules(tree, 'regmob', (modId) => modId)
    expect(found).toEqual([
      node('SIGNUP', '1', node('MOBILENUMREG3', '0', node('REGMOBVERF3', '1'))),
    ])
    expect(findModules(tree, 'nothing like it', (modId) => modId)).toEqual([])
  })
})
