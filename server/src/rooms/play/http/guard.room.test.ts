import { expect, it } from 'vitest'
import { testDatabase } from '../../../../testing/database.ts'
import type { ProtocolVendor, Vendors } from '../vendors/vendors.ts'
import { createGuard } from './guard.ts'
import { sign } from './signature.ts'

const db = await testDatabase()
const clock = { at: Date.parse('2026-11-19T12:00:00Z') }
const secret = 'a secret that only the vendor and we know'
const vendor = { key: 'ALPHA', addresses: ['0.0.0.0/0'] } as unknown as ProtocolVendor
const vendors = {
  find: (key: string) => (key === 'ALPHA' ? vendor : undefined),
  secretsOf: () => [secret],
} as unknown as Vendors
const nodeOf = () => createGuard({ db, now: () => new Date(clock.at), vendors })
// What is in the memory of one node, the other does not know.
const [one, two] = [nodeOf(), nodeOf()]

function knock(nonce: string, byTheirClock = clock.at) {
  const signed = {
    nonce,
    timestamp: String(byTheirClock),
    method: 'POST',
    path: '/bet',
    body: '{}',
  }
  return { ...signed, vendor: 'ALPHA', ip: '10.0.0.1', signature: sign(secret, signed) }
}
const codeOf = (told: { readonly ok: boolean; readonly code?: string }) =>
  told.ok ? 'ok' : told.code

it('[Y21] a nonce that comes to two nodes at one moment, and twice to each, is let in once', async () => {
  const nonces = Array.from({ length: 60 }, (_, at) => `same-nonce-${at}`)
  const told = await Promise.all(
    nonces.flatMap((nonce) => [one, two, one, two].map((node) => node.admit(knock(nonce)))),
  )
  const codes = told.map(codeOf)
  expect(codes.filter((code) => code === 'ok')).toHaveLength(nonces.length)
  expect(codes.filter((code) => code === 'nonce_used')).toHaveLength(3 * nonces.length)
  nonces.forEach((_, at) => expect(codes.slice(at * 4, at * 4 + 4)).toContain('ok'))
})

it.each([
  ['a minute and more behind', -60_001],
  ['a minute and more ahead', 60_001],
  ['a year behind', -31_536_000_000],
])('[Y21] a vendor whose clock is %s is refused, and its nonces stay free', async (what, off) => {
  const nonce = `of-a-clock-${Math.abs(off)}-${what.length}`
  expect(codeOf(await one.admit(knock(nonce, clock.at + off)))).toBe('stale_timestamp')
  expect(codeOf(await two.admit(knock(nonce, clock.at + Math.sign(off) * 60_000)))).toBe('ok')
})

it('[Y21] a nonce is forgotten only when its call would be refused by its time', async () => {
  const call = knock('remembered-until-late')
  expect(codeOf(await one.admit(call))).toBe('ok')
  clock.at += 60_000
  await db.transaction((tx) => one.forgetNonces(tx))
  expect(codeOf(await two.admit(call))).toBe('nonce_used')
  clock.at += 10 * 60_000
  expect(await db.transaction((tx) => two.forgetNonces(tx))).toBeGreaterThan(0)
  expect(codeOf(await one.admit(call))).toBe('stale_timestamp')
})
