import { whitelabelDocument } from '@baize/contract/system/system-settings'
import { filledText, list } from '@baize/contract/schema'
import { isModuleOn } from '@baize/contract/system/modules'
import type { WhitelabelNode } from '@baize/contract/system/whitelabel'
import { ok } from '@baize/kernel/result'
import type { TextKey } from '@baize/texts/keys'
import { StartupProblem } from '../../../platform/startup-problem.ts'
import type { DocumentRules } from '../documents/documents.ts'
import type { SaidValue } from '../said/said.ts'
import { completeTree, isKnownModule, isKnownTree, isTree, newTree } from './modules.ts'
import { wrong } from './wrong.ts'

/** The modules that a brand starts without. */
const modulesOff = list(filledText(40), 100)

type Tree = readonly WhitelabelNode[]

/** Modules that hold somebody back, or let players go faster than regulators do, and when they no longer protect. */
const guarded: readonly {
  readonly modId: string
  readonly name: TextKey
  readonly isLoose: (tree: Tree) => boolean
}[] = [
  {
    // Rounds without a pause between them, staked with real money.
    modId: 'PURSE3',
    name: 'system-desk.modPurse',
    isLoose: (tree) => isModuleOn(tree, 'PURSE3'),
  },
  {
    // Accounts for numbers that nobody proved to have.
    modId: 'REGMOBVERF3',
    name: 'system-desk.modMobileVerify',
    isLoose: (tree) => isModuleOn(tree, 'MOBILENUMREG3') && !isModuleOn(tree, 'REGMOBVERF3'),
  },
  {
    // Passwords that were given out, or are too old, stay in use.
    modId: 'PWDEXPFORCECHANGE3',
    name: 'system-desk.modForceChange',
    isLoose: (tree) => !isModuleOn(tree, 'PWDEXPFORCECHANGE3'),
  },
]

/** Those that protect on one side alone, each with its switch. */
function sayGuarded(tree: Tree, beside: Tree): SaidValue {
  const differs = guarded.filter(({ isLoose }) => isLoose(tree) !== isLoose(beside))
  const state = (modId: string): TextKey => (isModuleOn(tree, modId) ? 'alerts.on' : 'alerts.off')
  return {
    list: differs.map(({ modId, name }) => ({
      text: 'alerts.moduleIs',
      values: { module: { text: name }, state: { text: state(modId) } },
    })),
  }
}

/** Which parts of the product there are. */
export const whitelabelRules: DocumentRules<typeof whitelabelDocument, typeof modulesOff> = {
  document: whitelabelDocument,
  published: 'ops.actionWhitelabelPublished',
  said: { key: 'modulesOff', schema: modulesOff },
  seed(said = []) {
    const stranger = said.find((modId) => !isKnownModule(modId))
    if (stranger === undefined) return { tree: newTree(said) }
    throw new StartupProblem(`The brand's file is not usable: there is no module ${stranger}.`)
  },
  complete: ({ tree }) => ({ tree: isTree(tree) ? completeTree(tree) : tree }),
  check: ({ tree }) => (isKnownTree(tree) ? ok() : wrong('tree')),
  control: {
    says: 'ops.actionWhitelabelPublish',
    settings: {
      tree: {
        name: 'system-desk.modules',
        shown: (tree, beside) => sayGuarded(tree, beside),
        isLoosened: (before, after) =>
          guarded.some(({ isLoose }) => !isLoose(before) && isLoose(after)),
      },
    },
  },
}
