import { describe, expect, it } from 'vitest'
import type { Transaction } from '../../../platform/database/database.ts'
import { newTree } from './modules.ts'
import { whitelabelRules } from './whitelabel.ts'

const { tree } = whitelabelRules.control!.settings
const nobody = {} as Transaction
/** The usual tree, with one module switched. */
const withModule = (modId: string, enabled: '0' | '1', off: readonly string[] = []) =>
  JSON.parse(
    JSON.stringify(newTree(off)).replace(
      new RegExp(`"modId":"${modId}","enabled":"[01]"`),
      `"modId":"${modId}","enabled":"${enabled}"`,
    ),
  ) as ReturnType<typeof newTree>
const isLoosened = (before: ReturnType<typeof newTree>, after: ReturnType<typeof newTree>) =>
  tree.isLoosened?.(before, after, nobody)

describe('modules that protect', () => {
  it.each([
    ['PURSE3', '1'],
    ['REGMOBVERF3', '0'],
    ['PWDEXPFORCECHANGE3', '0'],
  ] as const)('[S41] %s at %s is a loosening, and back it is none', (modId, enabled) => {
    const loose = withModule(modId, enabled)
    expect(isLoosened(newTree(), loose)).toBe(true)
    expect(isLoosened(loose, newTree())).toBe(false)
    expect(isLoosened(loose, withModule('VIP', '0'))).toBe(false)
    expect(tree.shown(loose, newTree())).toMatchObject({ list: [{ text: 'alerts.moduleIs' }] })
  })

  it('[S41] what a group that is off hides is no loosening before the group is on', () => {
    const closed = withModule('PURSE3', '0', ['PLAY'])
    const hidden = withModule('PURSE3', '1', ['PLAY'])
    expect(isLoosened(closed, hidden)).toBe(false)
    expect(isLoosened(hidden, withModule('PURSE3', '1'))).toBe(true)
    expect(isLoosened(newTree(), newTree(['MOBILENUMREG3']))).toBe(false)
    expect(isLoosened(newTree(), newTree(['VIP', 'MISSION']))).toBe(false)
  })
})
