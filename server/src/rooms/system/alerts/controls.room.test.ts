import { expect, it } from 'vitest'
import { testDatabase } from '../../../../testing/database.ts'
import { testOperator, testSystem } from '../../../../testing/system.ts'

const db = await testDatabase()
const { system, told } = await testSystem(db)
const { settings, approvals, alerts } = system
const [ana, ben] = [testOperator('Ana'), testOperator('Ben')]

async function seen(state: 'open' | 'over' = 'open') {
  const reader = { operator: 'opr_dan', roles: ['auditor'], language: 'EN' } as const
  const { items } = await alerts.list(reader, { limit: 20, state })
  return items.map(({ kind, text }) => [kind, text])
}

async function askForLonger(hours: number) {
  const { live } = await settings.policy.get()
  const content = { ...live.content, operatorAbsoluteHours: hours }
  const change = { baseVersion: live.version, content, reason: 'Long nights', operator: ana }
  const asked = await settings.policy.publish(change)
  return (asked.ok && asked.value.approvalId) || ''
}

it('[S23] a control that would be loosened is told, and that it was once a second person agreed', async () => {
  const id = await askForLonger(20)
  const what = "An operator's session lasts at most: 12 hours to 20 hours."
  expect(await seen()).toEqual([
    ['control.asked', `${what} Asked by Ana. Not in force: it waits for a second person.`],
  ])
  expect(told.at(-1)?.event).toMatchObject({ kind: 'alert.raised', level: 'high' })
  await approvals.decide({
    id,
    approve: true,
    reason: 'Seen',
    operator: { ...ben, ip: '203.0.113.10' },
  })
  expect(await seen()).toEqual([['control.loosened', `${what} Asked by Ana, agreed by Ben.`]])
  expect(await seen('over')).toEqual([
    ['control.asked', `${what} Asked by Ana. A second person agreed.`],
  ])
})

it('[S23] what was refused is not told as loosened', async () => {
  await db.sql`delete from system.alerts`
  const id = await askForLonger(22)
  await approvals.decide({ id, approve: false, reason: 'No', operator: ben })
  expect(await seen()).toEqual([])
  expect(await seen('over')).toEqual([
    ['control.asked', expect.stringContaining('A second person refused; nothing changed.')],
  ])
})

it('[S23] tightening is no loosening; that somebody wants to close the site is told', async () => {
  await db.sql`delete from system.alerts`
  expect(await askForLonger(2)).toBe('')
  const { live } = await settings.status.get()
  const content = { ...live.content, mode: 1 as const }
  const change = { baseVersion: live.version, content, reason: 'Upkeep', operator: ana }
  await settings.status.publish(change)
  expect(await seen()).toMatchObject([['control.asked', expect.stringContaining('Maintenance')]])
})

it('[S29] two people who agree from one place are one alert a day, which counts', async () => {
  await db.sql`delete from system.alerts`
  for (const hours of [21, 22, 23]) {
    const id = await askForLonger(hours)
    await approvals.decide({ id, approve: true, reason: 'Seen', operator: ben })
  }
  const reader = { operator: 'opr_dan', roles: ['auditor'], language: 'EN' } as const
  const { items } = await alerts.list(reader, { limit: 20, state: 'open' })
  const same = items.filter(({ kind }) => kind === 'control.same_place')
  expect(same.map(({ count }) => count)).toEqual([3])
  await db.transaction((tx) =>
    system.controls.samePlace(tx, {
      people: ['opr_ben', 'opr_ana'],
      day: '2099-01-01',
      by: 'Ben',
      second: 'Ana',
      place: '203.0.113.9',
    }),
  )
  const { items: later } = await alerts.list(reader, { limit: 20, state: 'open' })
  expect(later.filter(({ kind }) => kind === 'control.same_place')).toHaveLength(2)
})
