import type { OutboxMessage } from '@baize/contract/system/desk'
import type { MessageRow } from './store.ts'

/**
 * What operators see. In production nobody sees a code, for whoever reads it could enter in the member's place, and of
 * the address only enough to tell two apart.
 */
export function viewMessage(row: MessageRow, production: boolean): OutboxMessage {
  const { id, kind, subject, outcome, failure } = row
  const hides = production && row.code !== ''
  return {
    id,
    at: row.at.toISOString(),
    kind,
    to: production ? masked(row.recipient) : row.recipient,
    subject,
    text: hides ? row.text.replaceAll(row.code, '······') : row.text,
    code: hides ? '' : row.code,
    codeExpiresAt: row.code_expires_at?.toISOString() ?? null,
    outcome,
    failure,
  }
}

/** `+63•••4567`, `j•••@example.com`. */
function masked(recipient: string): string {
  const at = recipient.lastIndexOf('@')
  if (at > 0) return `${[...recipient][0] ?? ''}•••${recipient.slice(at)}`
  return recipient.length < 8 ? '•••' : `${recipient.slice(0, 3)}•••${recipient.slice(-4)}`
}
