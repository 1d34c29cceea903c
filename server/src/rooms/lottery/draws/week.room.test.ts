import { expect, it } from 'vitest'
import { auditChain, type ToldRound } from '@baize/games/audit-chain'
import { readPromise } from '@baize/games/audit-list'
import { drawIssue } from '@baize/games/lottery/drawing/verify-draw'
import { testDatabase } from '../../../../testing/database.ts'
import { minuteLottery, testLottery } from '../../../../testing/lottery.ts'
import type { Issue } from '../lottery.ts'

const db = await testDatabase({ poolSize: 8 })
const dayMs = 86_400_000
const room = await testLottery(db, { chainLength: 100, patienceMs: 30 * dayMs })
const { lottery, at, deps, promiseOf, missing } = room
const id = 'ssc-hourly'
const schedule = {
  ...minuteLottery().schedule,
  draws: { every: 60, from: 0, until: 1_440 },
  opensBefore: 7_200,
}

type Made = Issue & { readonly chain: string; readonly place: number }
const issuesOf = async () =>
  await db.sql<Made>`
    select id, chain, place, closes_at as "closesAt", state, link, draw, beacon, beacon_round::float8 as "beaconRound",
      beacon_value as "beaconValue" from lottery.issues where lottery = ${id} order by draws_at`

/** What anybody reads of a chain, in the public list and in the draws that were told. */
async function published(chain: string, issues: readonly Made[]) {
  const entry = await promiseOf(chain)
  const [told] = await lottery.listTold([chain])
  if (entry === undefined || told === undefined) throw new Error('Nothing was published.')
  const own = issues.filter((issue) => issue.chain === chain && issue.link !== '')
  const rounds = own.map((issue, index): ToldRound => ({
    round: index + 1,
    chain,
    place: issue.place,
    link: issue.link,
    outcome: issue.draw.split(' '),
    closesAt: issue.closesAt.toISOString(),
    beacon: issue.beacon,
    beaconRound: issue.beaconRound,
    beaconValue: issue.beaconValue,
    voidedBy: '',
  }))
  const { position, kind, commitment, at: listed, detail, hash } = entry
  const list = { position: Number(position), kind, id: chain, commitment, detail, hash }
  const { salt, beaconValue, endedBy } = told
  const revealed = { revealed: told.link ?? '', round: told.place ?? 0, salt, beaconValue, endedBy }
  return { entry: { ...list, at: listed.toISOString(), ...revealed }, rounds }
}

it('[LO13] [LO14] a week of draws follows from what was published, and none could be known before its value', async () => {
  await lottery.open(minuteLottery({ id, schedule }), 1)
  for (let hours = 7 * 24; hours > 0; hours -= 1) {
    at.offsetMs = -hours * 3_600_000
    await lottery.makeIssues()
  }
  at.offsetMs = 0
  // Values that are not to be had: with all that the house has, nothing is drawn.
  missing.add(-1)
  await lottery.drawDue()
  const before = await issuesOf()
  expect(before.length).toBeGreaterThanOrEqual(7 * 24)
  expect(before.every(({ draw, link }) => draw === '' && link === '')).toBe(true)
  const told = await Promise.all(before.slice(0, 5).map((issue) => lottery.proofOf(issue.id)))
  expect(told.map((proof) => [proof?.link, proof?.ownValue, proof?.draw])).toEqual(
    told.map(() => ['', '', '']),
  )
  missing.clear()
  for (let looks = 0; looks < 3; looks += 1) await lottery.drawDue()
  const issues = await issuesOf()
  const drawn = issues.filter(({ draw }) => draw !== '')
  expect(drawn.length).toBeGreaterThanOrEqual(7 * 24 - 1)
  let proven = 0
  for (const chain of new Set(drawn.map((issue) => issue.chain))) {
    const { entry, rounds } = await published(chain, issues)
    const audit = auditChain(entry, rounds)
    // Of the demo's beacon nobody else has the values, so that a draw is proven and bound to nothing outside.
    expect(audit).toMatchObject({ verdict: 'unbound', faults: [] })
    proven += audit.proven
    const [one, ...others] = rounds
    const changed = [{ ...(one as ToldRound), outcome: ['0', '0', '0', '0', 'x'] }, ...others]
    expect(auditChain(entry, changed).verdict).toBe('refuted')
  }
  expect(proven).toBe(drawn.length)
  // Another value of the beacon draws something else: who has the link before it is no wiser.
  const first = drawn[0] as Made
  const proof = await lottery.proofOf(first.id)
  const draws = new Set(
    Array.from({ length: 300 }, (_, index) => {
      const value = index.toString(16).padStart(64, '0')
      return drawIssue('ssc', { link: first.link, salt: proof?.salt ?? '', value }).join('')
    }),
  )
  expect(draws.size).toBeGreaterThan(295)
  for (const { closesAt, beaconRound, chain } of drawn) {
    expect(deps.beacon.timeOf(beaconRound).getTime()).toBeGreaterThan(closesAt.getTime())
    const entry = await promiseOf(chain)
    expect(readPromise(entry?.detail ?? '')?.beaconRound).toBeLessThan(beaconRound)
  }
}, 120_000)
