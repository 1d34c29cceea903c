import sharp from 'sharp'
import { expect, it } from 'vitest'
import { testDatabase } from '../../../../testing/database.ts'
import { testDeposits } from '../../../../testing/deposits.ts'
import { testOperator } from '../../../../testing/system.ts'
import { watchQueues } from './watch.ts'

const db = await testDatabase()
const { deposits, system, now, makeId, order, methodOf, wait } = await testDeposits(db)
const { alerts } = system
watchQueues({ db, now, alerts, settings: () => ({ targetMinutes: 30 }) })

const minuteMs = 60_000
async function seen() {
  await alerts.look()
  const reader = { operator: 'opr_sue', roles: ['support'], language: 'EN' } as const
  const { items } = await alerts.list(reader, { limit: 10, state: 'open' })
  return items.map(({ level, title, text }) => [level, title, text])
}

it('[C28] a queue past the target is told, worse after twice as long, and no more once it is worked off', async () => {
  const member = makeId('mem')
  const { id } = await order(member, { method: methodOf('bank').id })
  const picture = await sharp({ create: { width: 4, height: 6, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  const sent = await deposits.sendSlip(member, id, picture)
  if (!sent.ok) throw new Error(sent.code)
  wait(29 * minuteMs)
  expect(await seen()).toEqual([])
  wait(2 * minuteMs)
  const text = (age: string) => `The oldest has waited ${age}, the target is 30 minutes.`
  expect(await seen()).toEqual([['middle', '1 deposit is late', text('31 minutes')]])
  wait(30 * minuteMs)
  expect(await seen()).toEqual([['high', '1 deposit is late', text('1 hour, 1 minute')]])
  const { version } = sent.value
  const decision = { id, version, operator: testOperator('Ines', 'finance'), reason: 'Not seen' }
  await deposits.desk.reject({ ...decision, note: '' })
  expect(await seen()).toEqual([])
})
