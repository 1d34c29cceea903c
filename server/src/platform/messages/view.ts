import type { OutboxMessage } from '@baize/contract/desk'
import type { MessageRow } from './store.ts'

/** What operators see. In production nobody sees a code: whoever reads it could enter in the member's place. */
export function viewMessage(row: MessageRow, production: boolean): OutboxMessage {
  const { id, kind, subject, outcome, failure } = row
  const hides = production && row.code !== ''
  return {
    id,
    at: row.at.toISOString(),
    kind,
    to: row.recipient,
    subject,
    text: hides ? row.text.replaceAll(row.code, '······') : row.text,
    code: hides ? '' : row.code,
    codeExpiresAt: row.code_expires_at?.toISOString() ?? null,
    outcome,
    failure,
  }
}
