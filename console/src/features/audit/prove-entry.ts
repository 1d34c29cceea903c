import { diffFields } from '../../shared/forms/diff-fields.ts'
import type { AuditEntryDetail } from './api.ts'

/**
 * `unable` where the browser has no hashing, which it keeps from pages that are not served over TLS; `masked` where the
 * text tells who a person is and stays with the server.
 */
export type EntryVerdict = 'same' | 'differs' | 'unable' | 'masked'
export type EntryProof = { readonly hash: string; readonly verdict: EntryVerdict }

/**
 * Computes an entry's hash here, so that the server's word need not be taken for it. The text that is
 * hashed must also say what the page shows; else a sound hash could stand beside other content.
 */
export async function proveEntry(detail: AuditEntryDetail): Promise<EntryProof> {
  if (detail.hashedText === '') return { hash: '', verdict: 'masked' }
  // A page without TLS has no `subtle`, whatever its type says.
  const subtle = crypto.subtle as SubtleCrypto | undefined
  if (!subtle) return { hash: '', verdict: 'unable' }
  const bytes = await subtle.digest('SHA-256', new TextEncoder().encode(detail.hashedText))
  const hash = [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  const same = hash === detail.entry.hash && saysTheSame(detail)
  return { hash, verdict: same ? 'same' : 'differs' }
}

function saysTheSame(detail: AuditEntryDetail): boolean {
  // The sentence is the reader's, in the reader's language, and no part of what was written.
  const { hash: _hash, says: _says, ...entry } = detail.entry
  const { ip, requestId, before, after, previousHash } = detail
  const shown = { ...entry, ip, requestId, before, after, previousHash }
  return diffFields(readJson(detail.hashedText), shown).length === 0
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
