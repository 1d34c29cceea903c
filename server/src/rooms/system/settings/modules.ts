import { Value } from 'typebox/value'
import { whitelabelDocument } from '@baize/contract/system/system-settings'
import type { WhitelabelNode } from '@baize/contract/system/whitelabel'

type Node = {
  readonly modId: string
  readonly enabled: '0' | '1'
  readonly childrenNodes: readonly Node[]
}

const on = (modId: string, ...childrenNodes: Node[]): Node => ({
  modId,
  enabled: '1',
  childrenNodes,
})
const off = (modId: string, ...childrenNodes: Node[]): Node => ({
  modId,
  enabled: '0',
  childrenNodes,
})

/** Every module that the platform knows, in its place, with the state that a new brand starts from. */
const knownTree: readonly Node[] = [
  on(
    'SIGNUP',
    on('USERNAMEREG3'),
    // The mobile tab exists; it asks for an SMS code; it asks for a password too; a third party sends the code.
    on('MOBILENUMREG3', on('REGMOBVERF3'), on('MOBILENUMPASSREG3'), off('THIRDPARTYPHONE3')),
  ),
  on(
    'SIGNIN',
    // The first allows signing in by SMS code, the second makes that the mode to start with.
    on('SMSLOGIN'),
    off('MOBILEVERCODELOGIN3'),
    on('PWDEXPFORCECHANGE3'),
    on('CHNGPASSVERIF3'),
    off('SOCIALLOGIN3'),
  ),
  // Real money staked many times a second from a sum set aside: regulators who ask for a pause between rounds forbid it.
  on('PLAY', on('FREEPLAY3'), off('PURSE3')),
  on(
    'AGENT',
    on('enableCt'),
    on('salary'),
    on('hourSalary'),
    on('agentRealtimeSalary'),
    on('AGENTPOLICY3'),
  ),
  on(
    'SITE',
    on('VIP'),
    on('REFERRAL'),
    on('POINTMALL'),
    on('CHATROOM'),
    on('MISSION'),
    off('CREDITREPORT'),
  ),
]

/** The whole tree, with some modules switched off. */
export function newTree(switchedOff: readonly string[] = []): WhitelabelNode[] {
  return rebuild((modId, usual) => (switchedOff.includes(modId) ? '0' : usual))
}

/**
 * A stored tree as this version of the platform knows it: modules that came since have their usual state,
 * those that went are gone.
 */
export function completeTree(stored: readonly WhitelabelNode[]): WhitelabelNode[] {
  const states = new Map(flatten(stored).map(({ modId, enabled }) => [modId, enabled]))
  return rebuild((modId, usual) => states.get(modId) ?? usual)
}

/** Whether a tree has exactly the known modules, each in its place. */
export function isKnownTree(tree: readonly WhitelabelNode[]): boolean {
  return shapeOf(tree) === shapeOf(knownTree)
}

export function isKnownModule(modId: string): boolean {
  return flatten(knownTree).some((node) => node.modId === modId)
}

function rebuild(stateOf: (modId: string, usual: '0' | '1') => '0' | '1'): WhitelabelNode[] {
  const copy = ({ modId, enabled, childrenNodes }: Node): Node => ({
    modId,
    enabled: stateOf(modId, enabled),
    childrenNodes: childrenNodes.map(copy),
  })
  return knownTree.map(copy) as WhitelabelNode[]
}

type Shape = { readonly modId: string; readonly childrenNodes: readonly Shape[] }

function shapeOf(tree: readonly Shape[]): string {
  return tree.map(({ modId, childrenNodes }) => `${modId}(${shapeOf(childrenNodes)})`).join()
}

function flatten(tree: readonly Node[]): Node[] {
  return tree.flatMap((node) => [node, ...flatten(node.childrenNodes)])
}

/** Whether what was stored is a tree of modules at all. */
export function isTree(stored: unknown): stored is WhitelabelNode[] {
  return Value.Check(whitelabelDocument.content.properties.tree, stored)
}
