import { gzipSync } from 'node:zlib'
import { chromium, type Response } from '@playwright/test'

export type Script = { readonly name: string; readonly gzipBytes: number }

/** What headless Chromium needs to keep to itself on a machine without its maker's services. */
export const chromiumFlags: readonly string[] = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

/** So long nothing may come before a page counts as loaded: what opens by itself, such as an announcement, comes late. */
const restMs = 2_500

/** Opens `url` in a fresh browser and gives every script that comes before somebody touches it, those in the page too. */
export async function loadScripts(url: string, executablePath: string): Promise<Script[]> {
  const browser = await chromium.launch({ executablePath, args: [...chromiumFlags] })
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    const reading: Promise<Script>[] = []
    let lastAt = performance.now()
    page.on('response', (response) => {
      lastAt = performance.now()
      if (isScript(response)) reading.push(readScript(response))
    })
    const document = await page.goto(url, { waitUntil: 'networkidle' })
    if (document?.status() !== 200) throw new Error(`${url} answered ${document?.status()}.`)
    while (performance.now() - lastAt < restMs) await page.waitForTimeout(100)
    const inline = inlineScripts(await document.text())
    const scripts = await Promise.all(reading)
    return [
      ...scripts,
      ...inline.map((text) => ({ name: 'in the page', gzipBytes: gzipSize(text) })),
    ]
  } finally {
    await browser.close()
  }
}

function isScript(response: Response): boolean {
  const type = response.headers()['content-type'] ?? ''
  return response.request().resourceType() === 'script' || /javascript/.test(type)
}

async function readScript(response: Response): Promise<Script> {
  return { name: new URL(response.url()).pathname, gzipBytes: gzipSize(await response.body()) }
}

export function gzipSize(content: string | Buffer): number {
  return gzipSync(content).length
}

/** The scripts written into a page that run; blocks of data do not. */
export function inlineScripts(html: string): string[] {
  const blocks = html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)
  return [...blocks]
    .filter(([, attributes = '']) => !/\bsrc\s*=/i.test(attributes) && runs(attributes))
    .map(([, , text = '']) => text)
    .filter((text) => text.trim() !== '')
}

function runs(attributes: string): boolean {
  const type = /\btype\s*=\s*["']?([^"'\s>]*)/i.exec(attributes)?.[1] ?? ''
  return type === '' || type === 'module' || /javascript$/i.test(type)
}
