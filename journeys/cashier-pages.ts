import { crc32, deflateSync } from 'node:zlib'
import { expect, type Locator, type Page } from '@playwright/test'
import { logIn, newName, popup } from './members.ts'
import type { Player } from './players.ts'

/** Logs somebody in on a page and waits until the header says so. */
export async function enter(page: Page, { username, password }: Player): Promise<void> {
  await page.goto('/login')
  await logIn(page, username, password)
  await expect(page.getByRole('banner').getByRole('button', { name: /^Menu of/ })).toBeVisible()
}

/** Opens a page of the member centre over home, past the limits that are offered before a first deposit. */
export async function openCentre(page: Page, m: string, name: string): Promise<Locator> {
  await page.goto(`/?m=${m}`)
  const dialog = popup(page, name)
  await expect(dialog).toBeVisible()
  return dialog
}

/** The one button of a form that is in sight: a desk has it beside the ticket, a phone in its bar. */
export function visibleButton(dialog: Locator, name: string | RegExp): Locator {
  return dialog.getByRole('button', { name }).locator('visible=true').first()
}

/** A picture of one colour, made here so that nothing of it comes from elsewhere. */
export function picture(size = 64): { name: string; mimeType: string; buffer: Buffer } {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const frame = Buffer.alloc(8)
    frame.writeUInt32BE(data.length, 0)
    frame.writeUInt32BE(crc32(body), 4)
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(size, 0)
  head.writeUInt32BE(size, 4)
  head.set([8, 2, 0, 0, 0], 8)
  const row = Buffer.concat([Buffer.alloc(1), Buffer.alloc(size * 3, Buffer.from([15, 79, 55]))])
  const pixels = deflateSync(Buffer.concat(Array.from({ length: size }, () => row)))
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const parts = [chunk('IHDR', head), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]
  const buffer = Buffer.concat([signature, ...parts])
  return { name: `${newName()}.png`, mimeType: 'image/png', buffer }
}
