import type { Operator } from '@baize/contract/system/operators'
import type { OperatorRow } from './store.ts'

/** What others may see of an operator. */
export function shapeOperator(row: OperatorRow): Operator {
  return {
    id: row.id,
    username: row.username,
    name: row.name,
    roles: [...row.roles],
    hasAuthenticator: row.totpSecret !== null,
    closed: row.closed,
    createdAt: row.createdAt.toISOString(),
    lastSignInAt: row.lastSignInAt?.toISOString() ?? null,
    decidesFrom: row.decidesFrom?.toISOString() ?? null,
    accounts: [...row.accounts],
  }
}
