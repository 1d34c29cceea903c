import { describe, expect, it } from 'vitest'
import { testDatabase } from '../../testing/database.ts'
import { testLedger } from '../../testing/ledger.ts'
import type { Movement, Receipt } from './ledger.ts'
import type { Result } from '@baize/kernel/result'

const hands = 20
const db = await testDatabase({ poolSize: hands + 4 })
const { ledger, makeId, open, openCash, inPlay, move, post, balance } = await testLedger(db)
// Nodes of their own, which know nothing of each other's queues: what keeps them apart is the database.
const nodes = await Promise.all(Array.from({ length: 4 }, () => testLedger(db)))

const count = (answers: readonly Result<Receipt, string>[]) => ({
  done: answers.filter((answer) => answer.ok && !answer.value.repeated).length,
  repeated: answers.filter((answer) => answer.ok && answer.value.repeated).length,
  refused: answers.filter(({ ok }) => !ok).length,
})
const each = <T>(times: number, work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: times }, (_, index) => work(index)))
const anyNode = (index: number) => nodes[index % nodes.length]?.ledger ?? ledger

describe('many hands', () => {
  // Guards `for no key update` in movements/store.ts (lockPurses): without it all twenty read a hundred, and the check
  // of the table has to stop nineteen of them with a defect instead of a refusal.
  it('[L2] twenty hands reach for the last hundred and one gets it', async () => {
    const cash = await openCash(100n)
    const answers = await each(hands, () => post(move('stake', cash, inPlay, 100n)))
    expect(count(answers)).toEqual({ done: 1, repeated: 0, refused: hands - 1 })
    expect(await balance(cash)).toBe(0n)
  })

  // The same on the hot path, over four nodes. Should the lock fail, the check `accounts_covered` still ends the batch and
  // each movement is tried alone.
  it('[L2] twenty hands at four doors reach for the last hundred and one gets it', async () => {
    const cash = await openCash(100n)
    const answers = await each(hands, (index) =>
      anyNode(index).submit(move('stake', cash, inPlay, 100n)),
    )
    expect(count(answers)).toEqual({ done: 1, repeated: 0, refused: hands - 1 })
    expect(await balance(cash)).toBe(0n)
  })

  // Guards the second look in accounts/store.ts (openAccounts): without it who is overtaken finds no account and throws.
  it('[L1] hands that open the same accounts at the same moment, in any order, get the same', async () => {
    for (let round = 0; round < 5; round += 1) {
      const keys = Array.from({ length: 8 }, (_, index) => ({
        owner: `member:${makeId('mem')}` as const,
        kind: index % 2 === 0 ? ('cash' as const) : ('bonus' as const),
        currency: 'PHP' as const,
      }))
      const opened = await each(hands, async (hand) => {
        const mixed = hand % 2 === 0 ? keys : keys.toReversed()
        const all = await db.transaction((tx) => ledger.openAccounts(tx, mixed))
        return (hand % 2 === 0 ? all : all.toReversed()).map(({ id }) => id)
      })
      expect(new Set(opened.map((ids) => ids.join(' '))).size).toBe(1)
    }
  })

  // Guards `order by id` in movements/store.ts (lockPurses): without it two batches take the same accounts in
  // different order, and PostgreSQL ends one of them as a deadlock, which `post` does not hide.
  it('[L17] crossing transfers do not lock each other out', async () => {
    const accounts = await each(6, () => openCash(10_000n))
    const pick = (index: number) => accounts[index % accounts.length] ?? inPlay
    const rounds = await each(hands, (hand) =>
      each(5, (turn) => {
        const legs = Array.from({ length: 5 }, (_, step) => {
          const from = hand % 2 === 0 ? step + turn : 11 - step + turn
          const amount = { amount: 1n, currency: 'PHP' as const }
          return { debit: pick(from), credit: pick(hand % 2 === 0 ? from + 1 : from + 5), amount }
        })
        return post({ id: makeId('trf'), reason: 'transfer', legs })
      }),
    )
    expect(count(rounds.flat())).toEqual({ done: hands * 5, repeated: 0, refused: 0 })
    const sums = await Promise.all(accounts.map(balance))
    expect(sums.reduce((a, b) => a + b)).toBe(60_000n)
  })

  // Guards the place of `listLegs` behind `lockPurses` in movements/apply.ts (load): a look before the lock does not
  // see what the first attempt has just done, and the key of the table would end the second as a defect.
  it('[L8] a retry that races its first attempt gets its answer', async () => {
    for (let turn = 0; turn < 10; turn += 1) {
      const cash = await openCash(100n)
      const stake = move('stake', cash, inPlay, 60n)
      const answers = await each(hands, (index) =>
        index % 2 === 0 ? post(stake) : anyNode(index).submit(stake),
      )
      expect(count(answers)).toEqual({ done: 1, repeated: hands - 1, refused: 0 })
      expect(await balance(cash)).toBe(40n)
    }
  })

  // Guards `primary key (id, leg)` of ledger.legs, and `isOvertaken` in movements/post.ts: no account is locked here,
  // so nothing but the key stands between the two.
  it('[L8] a retry that races its first attempt without any lock gets its answer', async () => {
    const [house, jackpot] = [await open('house', 'house'), await open('house', 'jackpot')]
    for (let turn = 0; turn < 10; turn += 1) {
      const contribution = move('jackpot_contribution', house, jackpot, 1n)
      const answers = await each(hands, (index) =>
        index % 2 === 0 ? post(contribution) : anyNode(index).submit(contribution),
      )
      expect(count(answers)).toEqual({ done: 1, repeated: hands - 1, refused: 0 })
    }
    expect(await balance(jackpot)).toBe(10n)
  })

  // Guards `lockPendings` after `lockPurses` in movements/apply.ts (load): an outcome read before the locks is stale,
  // and then only `ledger.end_pendings` stands in the way.
  it.each(['cash', 'house'] as const)(
    '[L10] a void that races a post: one of them ends the hold (%s)',
    async (from) => {
      const expiresAt = new Date(Date.now() + 60_000)
      const house = await open('house', 'house')
      const jackpot = await open('house', 'jackpot', 'PHP', 'race')
      for (let turn = 0; turn < 10; turn += 1) {
        const hold =
          from === 'cash'
            ? move('stake', await openCash(10n), inPlay, 10n)
            : move('jackpot_contribution', house, jackpot, 10n)
        await post({ ...hold, pending: { expiresAt } })
        const ends: Movement[] = Array.from({ length: 8 }, (_, index) =>
          index % 2 === 0
            ? { id: makeId('trf'), post: hold.id }
            : { id: makeId('trf'), void: hold.id },
        )
        const answers = await each(8, (index) => {
          const end = ends[index] as Movement
          return index % 4 < 2 ? post(end) : anyNode(index).submit(end)
        })
        expect(count(answers)).toEqual({ done: 1, repeated: 0, refused: 7 })
        const codes = answers.map((answer) => (answer.ok ? 'done' : answer.code))
        expect(new Set(codes)).toEqual(new Set(['done', 'pending_over']))
      }
    },
  )

  // Guards the same locks against the clock: the job and the late post.
  it('[L11] the end of its time and a post cannot both have a hold', async () => {
    const late = await testLedger(db)
    for (let turn = 0; turn < 5; turn += 1) {
      const cash = await openCash(10n)
      const expiresAt = new Date(Date.now() + 60_000)
      const hold = { ...move('stake', cash, inPlay, 10n), pending: { expiresAt } }
      await post(hold)
      late.clock.offsetMs = 120_000
      const [posted] = await Promise.all([
        post({ id: makeId('trf'), post: hold.id }),
        late.ledger.expirePendings(),
        late.ledger.expirePendings(),
      ])
      expect(await balance(cash)).toBe(posted.ok ? 0n : 10n)
    }
  })

  it('[L17] all of it left the books in order', async () => {
    expect(await ledger.proveFully()).toMatchObject({ holds: true, differences: [] })
  })
})
