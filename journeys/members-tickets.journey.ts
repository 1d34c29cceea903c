import { createIdMaker } from '@baize/kernel/ids'
import { systemRandomBytes } from '@baize/kernel/random'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './journey.ts'
import { deskOf, newName, popup, secondDesk } from './members.ts'
import { cashOf } from './players.ts'
import { newWalker, openAs } from './rewards.ts'

const makeId = createIdMaker({ now: () => new Date(), randomBytes: systemRandomBytes })
const reason = 'For a journey'
const path = '/ops/api/promotions/tickets'

const kinds = [
  { kind: 'wheel', entry: 'ticket', act: 'Use one ticket' },
  { kind: 'egg', entry: 'ticket', act: 'Break an egg' },
  { kind: 'envelope', entry: 'free', act: 'Open my envelope' },
] as const

test.describe('Members can use tickets', () => {
  test('a wheel, an egg and an envelope: drawn once each, paid at once, and checked when they are over', async ({
    page,
    browser,
  }) => {
    test.slow()
    const desk = await deskOf(browser, 'finance')
    const walker = await newWalker(browser)
    const word = newName()
    let envelope = ''
    for (const { kind, entry } of kinds) {
      const id = makeId('tkc')
      if (kind === 'envelope') envelope = id
      const plan = {
        kind,
        entry,
        titles: { EN: `A ${kind} ${word}` },
        currency: 'PHP',
        budget: '3000',
        times: 0,
        earning: null,
        // A wheel has two prizes at least.
        prizes:
          kind === 'wheel'
            ? [
                { amount: '1000', count: 2 },
                { amount: '500', count: 2 },
              ]
            : [{ amount: '1000', count: 3 }],
        opensAt: new Date().toISOString(),
        closesAt: new Date(Date.now() + 3_600_000).toISOString(),
      }
      await desk.call('POST', path, { id, plan, reason })
      if (entry === 'free') continue
      const gift = { gift: makeId('gft'), accounts: [walker.account], each: 1, reason }
      await desk.call('POST', `${path}/${id}/give`, gift)
    }
    const before = await cashOf(browser, walker)
    await openAs(page, walker, '/down?m=tickets')
    const tickets = popup(page, 'Tickets')
    const choose = (kind: string) =>
      tickets.getByRole('button', { name: new RegExp(`^A ${kind} ${word}`) }).click()

    for (const { kind, act } of kinds) {
      await test.step(`the ${kind} is drawn once by two presses`, async () => {
        await choose(kind)
        const button = tickets.getByRole('button', { name: act })
        await expect(button).toBeEnabled()
        await expectAccessible(page)
        await expectNoSidewaysScroll(page)
        await button.dblclick()
        const slip = tickets.getByRole('heading', { name: 'Your slip', exact: true })
        await expect(slip).toBeVisible()
        await tickets.getByRole('button', { name: 'Done' }).click()
        await expect(button).toBeDisabled()
      })
    }

    await test.step('three slips are paid, and the deck of one that is over is drawn again', async () => {
      const paid = (await cashOf(browser, walker)) - before
      expect([3_000n, 2_500n]).toContain(paid)
      // An open one is ended before its time by two people alone.
      type Asked = { readonly approval: string | null }
      const stop = await desk.call<Asked>('POST', `${path}/${envelope}/stop`, { reason })
      const second = await secondDesk(browser)
      await second.call('POST', `/ops/api/approvals/${stop.approval}`, { approve: true, reason })
      await page.reload()
      await choose('envelope')
      await tickets.getByText('Check the draw').click()
      await tickets.getByRole('button', { name: 'Draw it again here' }).click()
      await expect(tickets.getByText(/^It adds up/)).toBeVisible()
    })
  })
})
