import { describe, expect, it } from 'vitest'
import { isModuleOn } from '@baize/contract/system/modules'
import type { WhitelabelNode } from '@baize/contract/system/whitelabel'
import { completeTree, isKnownModule, isKnownTree, newTree } from './modules.ts'

const named = [
  [
    'SIGNUP',
    ['USERNAMEREG3', 'MOBILENUMREG3', 'REGMOBVERF3', 'MOBILENUMPASSREG3', 'THIRDPARTYPHONE3'],
  ],
  [
    'SIGNIN',
    ['SMSLOGIN', 'MOBILEVERCODELOGIN3', 'PWDEXPFORCECHANGE3', 'CHNGPASSVERIF3', 'SOCIALLOGIN3'],
  ],
  ['PLAY', ['FREEPLAY3', 'PURSE3']],
  ['AGENT', ['enableCt', 'salary', 'hourSalary', 'agentRealtimeSalary', 'AGENTPOLICY3']],
  ['SITE', ['VIP', 'REFERRAL', 'POINTMALL', 'CHATROOM', 'MISSION', 'CREDITREPORT']],
] as const

function find(tree: readonly WhitelabelNode[], modId: string): WhitelabelNode | undefined {
  for (const node of tree) {
    const found = node.modId === modId ? node : find(node.childrenNodes, modId)
    if (found) return found
  }
  return undefined
}

describe('the whitelabel tree', () => {
  it.each(named)('[S8] group %s holds its modules', (group, modules) => {
    const node = find(newTree(), group)
    for (const modId of modules) {
      expect([modId, find(node ? [node] : [], modId)?.modId]).toEqual([modId, modId])
      expect(isKnownModule(modId)).toBe(true)
    }
  })

  it("[S8] '1' is on and anything else is off, below a group that is off too", () => {
    const tree = newTree()
    expect(isModuleOn(tree, 'REGMOBVERF3')).toBe(true)
    expect(isModuleOn(tree, 'SOCIALLOGIN3')).toBe(false)
    expect(isModuleOn(newTree(['MOBILENUMREG3']), 'REGMOBVERF3')).toBe(false)
    expect(isModuleOn(newTree(['SIGNUP']), 'USERNAMEREG3')).toBe(false)
    expect(isModuleOn(tree, 'NOSUCHMODULE')).toBe(false)
    const strange = [{ modId: 'X', enabled: 'true', childrenNodes: [] }]
    expect(isModuleOn(strange, 'X')).toBe(false)
  })

  it('[S8] a tree with a module too many, too few or elsewhere is not known', () => {
    const tree = newTree()
    expect(isKnownTree(tree)).toBe(true)
    expect(isKnownTree(tree.slice(1))).toBe(false)
    expect(isKnownTree([...tree, { modId: 'EXTRA', enabled: '1', childrenNodes: [] }])).toBe(false)
    expect(isKnownTree(tree.toReversed())).toBe(false)
  })

  it('[S8] a stored tree keeps its switches and gets the modules that came since', () => {
    const stored = newTree(['SIGNUP', 'FREEPLAY3']).slice(0, 3)
    const completed = completeTree([...stored, { modId: 'GONE', enabled: '1', childrenNodes: [] }])
    expect(isKnownTree(completed)).toBe(true)
    expect(find(completed, 'FREEPLAY3')?.enabled).toBe('0')
    expect(find(completed, 'SIGNUP')?.enabled).toBe('0')
    expect(find(completed, 'VIP')?.enabled).toBe('1')
  })
})
