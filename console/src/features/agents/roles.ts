import type { OperatorRole } from '@baize/contract/roles'

/** Who looks at agents, who moves them and sets rates, and who gives and settles for the house. The server decides. */
export const agentReaders: readonly OperatorRole[] = ['admin', 'finance', 'risk', 'auditor']
export const agentMovers: readonly OperatorRole[] = ['admin']
export const flagDeciders: readonly OperatorRole[] = ['admin', 'risk']
export const linkEnders: readonly OperatorRole[] = ['admin', 'risk']
export const houseGivers: readonly OperatorRole[] = ['admin', 'finance']
export const sumProvers: readonly OperatorRole[] = ['admin', 'finance', 'auditor']
