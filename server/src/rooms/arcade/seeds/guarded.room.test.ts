import { expect, it } from 'vitest'
import { testDatabase } from '../../../../testing/database.ts'
import { activate, addNext, revealPair } from './store.ts'

const db = await testDatabase()
const createdAt = new Date('2026-11-17T12:00:00Z')
const commitment = 'ab'.repeat(32)
let made = 0

/** The next seed of a player of its own; its number, as the table has it. */
async function next(changed: Partial<Parameters<typeof addNext>[1]> = {}): Promise<string> {
  made += 1
  const id = `sed_${String(made).padStart(26, '0')}` as const
  const sealedSeed = Buffer.from('sealed')
  const seed = { id, player: `mem_${made}`, commitment, sealedSeed, createdAt, ...changed }
  await db.transaction((tx) => addNext(tx, seed as Parameters<typeof addNext>[1]))
  return seed.id
}

const play = (id: string, clientSeed: string) =>
  db.transaction((tx) => activate(tx, id, { clientSeed, at: createdAt }))

it.each([
  ['a commitment that is no fingerprint', 'is not made so', { commitment: 'aG'.repeat(32) }],
  ['one that is too short', 'is not made so', { commitment: 'ab'.repeat(31) }],
  ['the number of something else', 'seeds_id_check', { id: `rnd_${'0'.repeat(26)}` as never }],
])('[AR11] a pair of seeds with %s is not taken by its table', async (_, refused, changed) => {
  await expect(next(changed)).rejects.toThrow(refused)
})

it.each([
  ['a space', 'a b'],
  ['signs beyond ASCII', 'seéd'],
  ['nothing', ''],
  ['65 signs', 'x'.repeat(65)],
])('[AR16] a seed of a player with %s is not taken by its table', async (_, clientSeed) => {
  const id = await next()
  await expect(play(id, clientSeed)).rejects.toThrow(/cannot be changed so|check constraint/)
  await play(id, `${'!'.repeat(32)}${'~'.repeat(32)}`)
})

it('[AR11] [AR12] what was played with stays as it is, and no nonce comes twice', async () => {
  const id = await next()
  await play(id, 'of-the-player')
  const { sql } = db
  await sql`update arcade.seeds set nonce = 7 where id = ${id}`
  const refused = 'A pair of seeds cannot be changed so.'
  await expect(sql`update arcade.seeds set nonce = 6 where id = ${id}`).rejects.toThrow(refused)
  await expect(play(id, 'another')).rejects.toThrow(refused)
  await expect(
    sql`update arcade.seeds set commitment = ${'cd'.repeat(32)} where id = ${id}`,
  ).rejects.toThrow(refused)
  await db.transaction((tx) => revealPair(tx, id, createdAt))
  await expect(sql`update arcade.seeds set nonce = 8 where id = ${id}`).rejects.toThrow(refused)
})
