import { fragment } from './sql.ts'

/**
 * A condition that always holds, for a statement outside a transaction whose rows matter only together with what is committed
 * after them: its commit does not wait for the disk. They are on it as soon as a later commit is, since PostgreSQL writes
 * its log in order; should it die before, neither is.
 */
export const flushedLater = fragment`(select set_config('synchronous_commit', 'off', true)) = 'off'`

/** The same condition where the statement must be on the disk by itself, or with its transaction. */
export const flushedNow = fragment`true`
