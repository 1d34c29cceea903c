import { describe, expect, it } from 'vitest'
import * as desk from '@baize/contract/lottery/lottery-desk'
import * as contract from '@baize/contract/lottery/lottery'
import * as own from '@baize/contract/lottery/lottery-tickets'
import { playTablesDocument } from '@baize/contract/lottery/play-tables'
import type { Id } from '@baize/kernel/ids'
import { lotteryNode } from '../../testing/lottery-node.ts'
import { testWiredApp } from '../../testing/wired-app.ts'

const { app, call, member, makeId, publish, db, now } = await testWiredApp()
await lotteryNode({ app, db, now, makeId })
const lottery = 'always-five-5-minutes'

async function issueOf() {
  const { value } = await call(contract.listLotteryIssues, 'member', { id: lottery })
  return value.list[1]?.id ?? ''
}
async function buy(who: Id<'mem'>, issue: string, version: number, group: number) {
  const order = { unit: '1', multiple: 1, group }
  const ticket = { id: makeId('ltk'), play: 'ssc-position', picked: '1|-|-|-|-', order }
  return await call(own.buyLotteryTickets, who, { payload: { issue, version, tickets: [ticket] } })
}

describe('[LO45] prices of a brand', () => {
  it('are those of its play tables; a ticket keeps the version that it was made under', async () => {
    const who = await member(100_000n)
    const issue = await issueOf()
    const { value: before } = await call(contract.getPlayTable, 'member', { id: lottery })
    expect(before).toMatchObject({ version: 1, groups: { most: 1_920 } })
    const first = await buy(who, issue, 1, 1_920)
    const { value: live } = await call(playTablesDocument.calls.get, 'admin')
    const { ELOTT } = live.live.content
    const tight = { ...ELOTT, groups: { ...ELOTT.groups, most: 1_900 } }
    const ofIssue = { ...ELOTT.ofIssue, issue: { PHP: '1920' } }
    const outside = { ...ELOTT, groups: { ...ELOTT.groups, most: 2_000 } }
    expect(await publish('risk', playTablesDocument, { ELOTT: outside })).toBe(
      'return_outside_band',
    )
    await publish('risk', playTablesDocument, { ELOTT: { ...tight, ofIssue } })
    const { value: after } = await call(contract.getPlayTable, 'member', { id: lottery })
    expect(after).toMatchObject({ version: 2, groups: { most: 1_900 } })
    expect(await buy(who, issue, 1, 1_920)).toMatchObject({
      code: 'price_changed',
      value: { version: 2 },
    })
    const second = await buy(who, issue, 2, 1_900)
    const full = await buy(who, issue, 2, 1_900)
    expect(full.code).toBe('limit_of_issue')
    const whole = async (bought: typeof first) =>
      (await call(own.getLotteryTicket, who, { id: bought.value.tickets[0]?.id ?? '' })).value
    expect((await whole(first)).ticket).toMatchObject({ version: 1, order: { group: 1_920 } })
    expect((await whole(second)).ticket).toMatchObject({ version: 2, order: { group: 1_900 } })
    const { value: exposure } = await call(desk.getIssueExposure, 'risk', { id: issue })
    expect(exposure.list).toMatchObject([
      { currency: 'PHP', tickets: 2, worst: '1910', most: '1920', plays: [{ tickets: 2 }] },
    ])
  })

  it('[LO47] wait for a second person where they pay more', async () => {
    const { value: live } = await call(playTablesDocument.calls.get, 'admin')
    const { LOTT } = live.live.content
    await publish('risk', playTablesDocument, { LOTT: { ...LOTT, backBps: 9_850 } })
    const asked = await db.sql<{ action: string; object: string }>`
      select action, object from system.approvals where state = 'waiting'`
    expect(asked).toMatchObject([{ object: 'playtables' }])
    const { value: still } = await call(playTablesDocument.calls.get, 'admin')
    expect(still.live.content.LOTT.backBps).toBe(LOTT.backBps)
  })
})
