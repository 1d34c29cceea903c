import { createIdMaker } from '@baize/kernel/ids'
import { systemRandomBytes } from '@baize/kernel/random'
import { expect, expectReadable, test } from './journey.ts'
import { deskOf, newName, popup } from './members.ts'
import { becomeMember } from './new-member.ts'

const makeId = createIdMaker({ now: () => new Date(), randomBytes: systemRandomBytes })
const reason = 'For a journey'

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
    const desk = await deskOf(browser, 'finance')
    const member = { username: newName(), password: 'Walk-by-1-day' }
    await becomeMember(browser, page, member)
    const ids: string[] = []
    for (const { kind, entry } of kinds) {
      const id = makeId('tkc')
      ids.push(id)
      const plan = {
        kind,
        entry,
        titles: { EN: `Walk ${kind}` },
        currency: 'PHP',
        budget: '3000',
        times: 0,
        earning: null,
        prizes: [{ amount: '1000', count: 3 }],
        opensAt: new Date().toISOString(),
        closesAt: new Date(Date.now() + 3_600_000).toISOString(),
      }
      await desk.call('POST', '/ops/api/promotions/tickets', { id, plan, reason })
      if (entry === 'ticket') {
        const gift = { gift: makeId('gft'), accounts: [member.username], each: 1, reason }
        await desk.call('POST', `/ops/api/promotions/tickets/${id}/give`, gift)
      }
    }
    await page.goto('/?m=tickets')
    const tickets = popup(page, 'Tickets')
    for (const { kind, act } of kinds) {
      await test.step(`the ${kind}`, async () => {
        await tickets.getByRole('button', { name: new RegExp(`^Walk ${kind}`) }).click()
        if (kind === 'wheel') {
          await expectReadable(page, { widths: [1440, 390], within: '[role=dialog], dialog' })
        }
        const button = tickets.getByRole('button', { name: act })
        await expect(button).toBeEnabled({ timeout: 10_000 })
        await button.click()
        await expect(tickets.getByRole('heading', { name: 'Your slip' })).toBeVisible({
          timeout: 10_000,
        })
        await tickets.getByRole('button', { name: 'Done' }).click()
        await expect(button).toBeDisabled()
      })
    }
    await test.step('the money is there, and the deck of one that is over is drawn again', async () => {
      await desk.call('POST', `/ops/api/promotions/tickets/${ids[2]}/stop`, { reason })
      await page.reload()
      await expect(page.getByRole('banner')).toContainText('30.00')
      await tickets.getByRole('button', { name: /^Walk envelope/ }).click()
      await tickets.getByText('Check the draw').click()
      await tickets.getByRole('button', { name: 'Draw it again here' }).click()
      await expect(tickets.getByText(/^It adds up/)).toBeVisible({ timeout: 10_000 })
    })
  })
})
