import { existsSync, readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser } from '@playwright/test'
import { gzipSize } from '../page-scripts.ts'

/** What a browser loads of a built arcade before somebody can play one slot. */
export type FirstLoad = {
  /** Scripts, styles and letterings, as they are sent: text compressed by gzip, letterings as they are. */
  readonly bytes: number
  readonly scriptBytes: number
  /** How many of the drawn families came. */
  readonly families: number
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
}

type Answer = (path: string, body: Readonly<Record<string, unknown>>) => unknown
type Texts = (path: string) => Response | undefined

/** Opens the built arcade of a checkout with a slot of no name but its model, against that checkout's table in memory. */
export async function loadFirst(
  browser: Browser,
  root: string,
  asked: Readonly<{ model: string; family?: string }>,
): Promise<FirstLoad> {
  if (!existsSync(join(root, '.build/arcade/index.html'))) {
    throw new Error(`The arcade of ${root} is not built.`)
  }
  const server = await serve(root, asked)
  const visit = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  try {
    const page = await visit.newPage()
    const sizes: Promise<{ name: string; size: number }>[] = []
    page.on('response', (response) => {
      const name = new URL(response.url()).pathname
      if (name.startsWith('/arcade/assets/')) sizes.push(weigh(name, () => response.body()))
    })
    const { port } = server.address() as AddressInfo
    await page.goto(`http://127.0.0.1:${port}/arcade/?token=bench`, { waitUntil: 'networkidle' })
    await page.locator('#spin').waitFor()
    await page.waitForLoadState('networkidle')
    page.removeAllListeners('response')
    const loaded = await Promise.all(sizes)
    const sum = (of: typeof loaded) => of.reduce((all, { size }) => all + size, 0)
    return {
      bytes: sum(loaded),
      scriptBytes: sum(loaded.filter(({ name }) => name.endsWith('.js'))),
      families: loaded.filter(({ name }) => /\/family-[^/]*\.js$/.test(name)).length,
    }
  } finally {
    await visit.close()
    server.close()
  }
}

async function weigh(name: string, read: () => Promise<Buffer>) {
  const body = await read()
  return { name, size: name.endsWith('.woff2') ? body.length : gzipSize(body) }
}

async function serve(root: string, asked: Readonly<Record<string, string>>): Promise<Server> {
  const load = async (path: string) =>
    (await import(pathToFileURL(join(root, path)).href)) as Record<string, unknown>
  const [table, texts, catalogue] = await Promise.all([
    load('arcade/src/testing/fake-arcade.ts'),
    load('texts/testing/answer-texts.ts'),
    load('texts/catalogue.ts'),
  ])
  const { createFakeArcade } = table as { createFakeArcade(options: object): Answer }
  const { answerTexts } = texts as { answerTexts: Texts }
  const { bootRooms } = catalogue as { bootRooms: Record<'arcade', readonly string[]> }
  const answer = createFakeArcade(asked)
  const first = bootRooms.arcade.join('+')
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://127.0.0.1')
    const words = answerTexts(pathname.replace('first-arcade', first))
    if (words) {
      response.setHeader('content-type', 'application/json')
      void words.text().then((text) => response.end(text))
      return
    }
    const file = fileAt(root, pathname)
    if (file) {
      response.setHeader('content-type', types[extname(file)] ?? 'application/octet-stream')
      response.end(readFileSync(file))
      return
    }
    const value = answer(pathname, {})
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ success: true, value, message: '', code: '' }))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return server
}

function fileAt(root: string, pathname: string): string | undefined {
  if (pathname === '/arcade/') return join(root, '.build/arcade/index.html')
  const path = normalize(pathname.replace(/^\/arcade\//, '/'))
  const file = join(root, '.build/arcade', path)
  return pathname.startsWith('/arcade/assets/') && existsSync(file) ? file : undefined
}
