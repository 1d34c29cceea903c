import type { Page } from '@playwright/test'
import { listSettlements } from '@baize/contract/agents/settlements'
import { transferToUpline } from '@baize/contract/cashier/upline'
import { changePaymentPassword } from '@baize/contract/identity/member'
import { createIdMaker } from '@baize/kernel/ids'
import { systemRandomBytes } from '@baize/kernel/random'
import { addDays, businessDay } from '@baize/kernel/time'
import { expect, expectReadable, test } from './journey.ts'
import { paymentPassword } from './member-calls.ts'
import { popup } from './members.ts'
import { enterFrame, findGame, giveMoney } from './players.ts'
import { demoAgent, enter, makeTeam, teamPassword, type TeamMember } from './teams.ts'

const makeId = createIdMaker({ now: () => new Date(), randomBytes: systemRandomBytes })
const withinTheMinute = { timeout: 60_000 }
const zone = 'Asia/Manila'

async function setPaymentPassword({ call }: TeamMember): Promise<void> {
  await call(changePaymentPassword, {
    password: teamPassword,
    newPaymentPassword: paymentPassword,
    confirmNewPaymentPassword: paymentPassword,
  })
}

/** A page of the centre, asked for again until it says so: what happened is counted within the minute. */
async function says(page: Page, id: string, row: RegExp): Promise<void> {
  await expect(async () => {
    await page.goto(`/agentHome?page=${id}&teamDeep=1`)
    await expect(page.getByRole('row', { name: row }).first()).toBeVisible({ timeout: 5000 })
  }).toPass(withinTheMinute)
}

test.describe('Agents see what their teams do', () => {
  test.setTimeout(240_000)

  test('[J25] a real-time salary pays its rate on the valid bets to the cent, and says when it runs next', async ({
    page,
  }) => {
    const agent = await demoAgent()
    const day = addDays(businessDay(new Date(), zone), -1)
    const asked = { side: 'got', kind: 'realtime', from: day, to: day, limit: 100 } as const
    const read = async () => {
      const { items } = await agent.call(listSettlements, asked)
      return items.toSorted((a, b) => a.from.localeCompare(b.from))
    }
    // Two weeks are settled one after the other once the product has started.
    await expect.poll(async () => (await read()).length, { timeout: 150_000 }).toBeGreaterThan(3)
    const windows = await read()
    let bets = 0n
    let paid = 0n
    for (const { newBasis, validBet, rate, before, amount, from, to } of windows) {
      expect(Date.parse(to) - Date.parse(from)).toBe(300_000)
      bets += BigInt(newBasis)
      expect([validBet, before]).toEqual([String(bets), String(paid)])
      paid += BigInt(amount)
      expect(paid).toBe((bets * BigInt(rate)) / 10_000n)
    }

    await enter(page, agent, '/agentHome?page=agentRealtimeSalary')
    const next = page.getByText('Next run', { exact: true }).locator('..')
    const fiveMinutes = Math.ceil(Date.now() / 300_000) * 300_000
    const clock = new Intl.DateTimeFormat('en-GB', { timeZone: zone, timeStyle: 'short' })
    const soon = [0, 300_000].map((more) => clock.format(fiveMinutes + more))
    await expect(next).toContainText(new RegExp(`${soon.join('|')}.*in \\d:\\d\\d`, 's'))
    const last = windows.at(-1)
    await page.goto(`/agentHome?page=agentRealtimeSalary&why=${last?.id ?? ''}`)
    await expectReadable(page, { widths: [1440, 390] })
  })

  test('[AG248] what can be done with an account is in sight at any width', async ({ page }) => {
    await enter(page, await demoAgent(), '/agentHome?page=downlineManagmentView')
    const table = page.getByRole('table', { name: 'Team management' })
    const box = table.locator('..')
    for (const width of [1440, 1280, 1024]) {
      await page.setViewportSize({ width, height: 900 })
      const act = table.getByRole('button', { name: /^More: / }).first()
      await expect(act).toBeVisible()
      const [inner, outer] = [await act.boundingBox(), await box.boundingBox()]
      const end = (of: typeof inner) => (of === null ? 0 : of.x + of.width)
      expect(end(inner)).toBeLessThanOrEqual(end(outer))
      // What lies above the button is the button, and no other cell.
      await act.click({ trial: true })
    }
  })

  test('who comes by a link and bets is in every report within the minute, and money goes down and up', async ({
    page,
    browser,
  }) => {
    const { top, middle, low } = await makeTeam(browser)
    await giveMoney(browser, top.account, '50000')
    for (const one of [top, low]) await setPaymentPassword(one)

    await test.step('the agent gives to somebody two levels below, after a review', async () => {
      await enter(page, top, '/agentHome?page=downlineManagmentView&teamDeep=1')
      await page.getByRole('button', { name: `More: ${low.account}` }).click()
      await page.getByRole('menuitem', { name: 'Transfer' }).click()
      const dialog = popup(page, new RegExp(low.account))
      await expect(dialog).toContainText('May leave now')
      await dialog.getByLabel(/^Amount/).fill('200')
      await dialog.getByRole('button', { name: 'Review' }).click()
      await dialog.getByLabel('Payment password').fill(paymentPassword)
      await dialog.getByRole('button', { name: /^Send/ }).click()
      await expect(dialog.getByRole('status')).toContainText(low.account)
    })

    await test.step('who got it bets, and gives some to the upline', async () => {
      const theirs = await browser.newContext()
      const other = await theirs.newPage()
      const player = await enter(other, low, '/')
      await other.goto(`/seamless?game=${await findGame(other, 'Dice')}`)
      const frame = await enterFrame(other)
      await frame.getByRole('button', { name: /^Roll/ }).click()
      await expect(frame.getByText(/^Rolled/).first()).toBeVisible()
      await player.call(transferToUpline, {
        id: makeId('upl'),
        amount: '5000',
        currency: 'PHP',
        note: '',
        paymentPassword,
      })
      await theirs.close()
    })

    await test.step('every report has it', async () => {
      const name = (account: string) => new RegExp(account)
      await says(page, 'personalHistoryCopy', new RegExp(`${low.account}.*Dice`))
      await says(page, 'palStatementsAgentCopy', name(middle.account))
      await says(
        page,
        'agentDownlineTransactionDetailsCopy',
        new RegExp(`${low.account}.*200\\.00.*50\\.00`),
      )
      await says(page, 'downlineManagmentView', new RegExp(`${middle.account}.*50\\.00`))
      await page.goto('/agentHome?page=agentTeamOverview')
      const bets = page.getByRole('link', { name: 'Bets', exact: true }).locator('../..')
      await expect(bets).toContainText(/^Bets\s*1/)
    })
  })
})
