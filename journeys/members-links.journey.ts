import { createInvitation } from '@baize/contract/agents/downlines'
import { expect, test } from './journey.ts'
import { demoAgent, enter } from './teams.ts'

test.describe('Agents hand out links', () => {
  test('[AG239] [AG240] the sheet alone is printed, on one page of any paper, and the chosen link stays', async ({
    page,
  }) => {
    const agent = await demoAgent()
    const given = { makesAgent: false, rate: 0, expiresAt: null, mostUses: 1 }
    const older = await agent.call(createInvitation, { name: 'An older one', ...given })
    const { code } = await agent.call(createInvitation, { name: 'To print', ...given })
    await page.addInitScript(() => {
      globalThis.print = () => undefined
    })
    await enter(page, agent, '/agentHome?page=registerCenter')
    const sheet = page.locator('body > .print-sheet')
    const print = page.getByRole('button', { name: 'Print' })

    // Others hand out links of the same agent meanwhile.
    await page.getByRole('row', { name: new RegExp(code) }).click()
    for (const { format, width, height } of papers) {
      await print.click()
      await expect(sheet).toContainText(code)
      await page.emulateMedia({ media: 'print' })
      await page.setViewportSize({ width, height })
      await expect(sheet).toBeVisible()
      await expect(page.locator('#main')).toBeHidden()
      const written = (await page.pdf({ format })).toString('latin1')
      expect(written.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
      await page.emulateMedia({ media: 'screen' })
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.evaluate(() => globalThis.dispatchEvent(new Event('afterprint')))
      await expect(sheet).toHaveCount(0)
    }

    await page.getByRole('row', { name: new RegExp(older.code) }).click()
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(page.getByText(new RegExp(`affiliateCode=${older.code}$`))).toBeInViewport()
  })
})

const papers = [
  { format: 'Letter', width: 816, height: 1056 },
  { format: 'A4', width: 794, height: 1123 },
] as const
