import { expect, it } from 'vitest'
import { csvHead, auditLine } from './csv.ts'

const entry = {
  sequence: '7',
  at: '2026-11-15T06:18:03.000Z',
  actorId: 'opr_1',
  actor: 'Ines Reyes',
  roles: 'admin, risk',
  action: 'brand.published',
  says: 'Brand published',
  object: 'brand version 2',
  reason: 'He said "go"',
  hash: 'e713',
}

it('names each column as the contract does', () => {
  expect(csvHead).toBe('sequence,at,actorId,actor,roles,action,object,reason,hash\r\n')
})

it('quotes commas, quotes and line ends', () => {
  expect(auditLine(entry)).toBe(
    '7,2026-11-15T06:18:03.000Z,opr_1,Ines Reyes,"admin, risk",brand.published,brand version 2,"He said ""go""",e713\r\n',
  )
})

it.each(['=1+1', '+1', '-1+1', '@sum'])('keeps %s from being run as a formula', (reason) => {
  expect(auditLine({ ...entry, reason })).toContain(`,'${reason},`)
})
