import { expect, it } from 'vitest'
import { testDatabase } from '../../../../testing/database.ts'
import { createListHead } from './head.ts'
import { publish } from './store.ts'

const db = await testDatabase()
let at = Date.parse('2026-11-17T12:00:00Z')
let asked = 0
const counted = {
  get sql() {
    asked += 1
    return db.sql
  },
}
const head = createListHead({ db: counted, now: () => new Date(at) })
const add = (id: string) =>
  db.transaction((tx) =>
    publish(tx, { kind: 'seed', id, commitment: 'ab'.repeat(32), at: new Date(at), detail: '' }),
  )

it('[AR46] is that before the first entry while there is none', async () => {
  expect(await head()).toEqual({ position: 0, hash: '0'.repeat(64) })
})

it('[AR46] is asked for by nobody who plays: a known one is told, and another fetched beside it', async () => {
  await add('sed_00000000000000000000000001')
  at += 4_999
  expect([await head(), asked]).toMatchObject([{ position: 0 }, 1])
  at += 1
  expect([await head(), await head(), asked]).toMatchObject([{ position: 0 }, { position: 0 }, 2])
  await expect.poll(async () => (await head()).position).toBe(1)
  expect(asked).toBe(2)
})

it('[AR46] is never told when it is 30 seconds old', async () => {
  await add('sed_00000000000000000000000002')
  at += 30_000
  expect(await head()).toMatchObject({ position: 2 })
})
