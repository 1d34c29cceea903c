import { whitelabelDocument } from '@baize/contract/system/system-settings'
import { filledText, list } from '@baize/contract/schema'
import { ok } from '@baize/kernel/result'
import { StartupProblem } from '../../../platform/startup-problem.ts'
import type { DocumentRules } from '../documents/documents.ts'
import { completeTree, isKnownModule, isKnownTree, isTree, newTree } from './modules.ts'
import { wrong } from './wrong.ts'

/** The modules that a brand starts without. */
const modulesOff = list(filledText(40), 100)

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
}
