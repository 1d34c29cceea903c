import type { AuditEntry, Operator } from '@baize/contract/system/operators'

export const ana: Operator = {
  id: 'opr_ana',
  username: 'ana',
  name: 'Ana Auditor',
  roles: ['auditor'],
  hasAuthenticator: true,
  closed: false,
  createdAt: '2026-11-01T00:00:00.000Z',
  lastSignInAt: null,
  decidesFrom: null,
  accounts: [],
}

export const anaSession = {
  operator: ana,
  brandName: 'Baize',
  zone: 'Asia/Manila',
  serverTime: '2026-11-15T06:32:08.000Z',
  production: false,
}

/** An entry as the server gives it, with the text that its hash is made from. */
export async function sealedEntry(change: Partial<AuditEntry> = {}) {
  const said = {
    sequence: '7',
    at: '2026-11-15T06:18:03.000Z',
    actorId: 'opr_ines',
    actor: 'Ines Reyes',
    roles: 'finance',
    action: 'brand.published',
    object: 'brand version 2',
    reason: 'New name',
    ...change,
  }
  const around = {
    ip: '203.0.113.18',
    requestId: 'req_8f20c1',
    before: { name: 'Felt', hue: 162 },
    after: { name: 'Lucky Felt', hue: 162 },
    previousHash: '58aa'.padEnd(64, '0'),
  }
  const hashedText = JSON.stringify({ ...said, ...around })
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(hashedText))
  const hash = [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  const entry = { ...said, says: 'Published brand', hash }
  return { ...around, entry, recomputedHash: hash, hashedText }
}
