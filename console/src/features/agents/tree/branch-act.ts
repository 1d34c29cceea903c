import type { Branch } from '@baize/contract/agents/tree-desk'

/** What an admin wants to do with a branch. */
export type BranchAct = { readonly does: 'move' | 'rate'; readonly branch: Branch }
