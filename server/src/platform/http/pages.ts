import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompress, constants, gzip } from 'node:zlib'
import fastifyStatic from '@fastify/static'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { languageEntry, type Language } from '@baize/kernel/language'
import { bootRooms, compileRooms } from '@baize/texts/catalogue'
import { StartupProblem } from '../startup-problem.ts'
import { usableByAll } from './any-origin.ts'
import { makeNonce, pagePolicy } from './headers.ts'
import type { Http } from './http.ts'
import { languageNamed, languageOf } from './language.ts'
import { addServiceWorker } from './service-worker.ts'

export type PageName = 'web' | 'console' | 'arcade'

/** What the page needs before its first paint; put into it, so that nothing is asked twice. */
export type BootData = Readonly<Record<string, unknown>>

export type PageStart = {
  readonly boot: BootData
  /** The picture of the first view, which the browser fetches and shows before the code has come. */
  readonly picture?: string | undefined
}

export type PageHead = { readonly description: string; readonly canonical: string }

export type Pages = {
  /** Sends the page's shell with its data inside. */
  send(request: FastifyRequest, reply: FastifyReply, page: PageName, status?: number): FastifyReply
  /** Set by the room that knows: data for the page, its title, and the hosts it may show from. */
  setBoot(page: PageName, start: (request: FastifyRequest, language: Language) => PageStart): void
  setTitle(title: () => string): void
  /** What the site's page says of itself to who reads no scripts. */
  setHead(head: (url: string, language: Language) => PageHead): void
  /** Whose pages the site may show in a frame, beside its own. */
  setFrameHosts(hosts: () => readonly string[]): void
}

const folders: Record<PageName, { base: string }> = {
  web: { base: '/' },
  console: { base: '/ops/' },
  arcade: { base: '/arcade/' },
}

const year = 31_536_000

/** Serves the built applications: hashed assets for ever, shells fresh each time. */
export async function addPages(http: Http, buildDir: string): Promise<Pages> {
  const shells = {
    web: readShell(buildDir, 'web'),
    console: readShell(buildDir, 'console'),
    arcade: readShell(buildDir, 'arcade'),
  }
  addServiceWorker(http, { file: join(buildDir, 'web', 'sw.js'), shell: shells.web.html })
  const starts = new Map<PageName, (request: FastifyRequest, language: Language) => PageStart>()
  let title = () => 'Baize'
  let head: (url: string, language: Language) => PageHead = () => ({
    description: '',
    canonical: '',
  })
  let frameHosts: () => readonly string[] = () => []

  for (const [index, page] of (Object.keys(folders) as PageName[]).entries()) {
    await http.app.register(fastifyStatic, {
      root: join(buildDir, page, 'assets'),
      prefix: `${folders[page].base}assets/`,
      decorateReply: index === 0,
      index: false,
      maxAge: year * 1000,
      immutable: true,
      preCompressed: true,
      allowedPath: (path) => !path.endsWith('.map'),
      // The arcade stands in a frame without an origin, so even its own files are another's.
      ...(page === 'arcade' ? { setHeaders: (reply) => void reply.headers(usableByAll) } : {}),
    })
  }

  function send(request: FastifyRequest, reply: FastifyReply, page: PageName, status = 200) {
    const language = (page === 'arcade' ? languageNamed(request) : undefined) ?? languageOf(request)
    const nonce = makeNonce()
    const { html, scriptHashes } = shells[page]
    const start = starts.get(page)?.(request, language)
    const boot = JSON.stringify({ language, styleNonce: nonce, ...start?.boot })
    const whole = `{"texts":${textsOf(page, language)},${boot.slice(1)}`
    const said = page === 'web' ? headTags(head(request.url, language)) : noIndex
    const filled = html
      .replace('<html lang="en"', `<html lang="${languageEntry(language).tag}"`)
      .replace('<title></title>', () => `<title>${escapeText(title())}</title>`)
      .replace('<!--boot-->', () => bootScript(whole))
      .replace('</head>', () => `${said}${preloadLink(start?.picture)}</head>`)
      .replace('<!--first-view-->', () => firstView(start?.picture))
    void reply.code(status).headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      vary: 'accept-language, cookie, accept-encoding',
      'content-security-policy': pagePolicy({
        scriptHashes,
        styleNonce: nonce,
        mayBeFramed: page === 'arcade',
        frameHosts: page === 'web' ? frameHosts() : [],
      }),
    })
    compress(request, reply, filled)
    return reply
  }

  return {
    send,
    setBoot: (page, start) => void starts.set(page, start),
    setTitle: (next) => {
      title = next
    },
    setHead: (next) => {
      head = next
    },
    setFrameHosts: (next) => {
      frameHosts = next
    },
  }
}

function readShell(buildDir: string, page: PageName) {
  const path = join(buildDir, page, 'index.html')
  try {
    const html = readFileSync(path, 'utf8')
    const inline = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
      (match) => match[1] ?? '',
    )
    const scriptHashes = inline.map((text) => createHash('sha256').update(text).digest('base64'))
    return { html, scriptHashes }
  } catch {
    throw new StartupProblem(`The built page ${path} is missing: run npm run build first.`)
  }
}

const knownTexts = new Map<string, string>()

/** The sentences of a page as they stand in it; they are most of it, and the same for everybody. */
function textsOf(page: PageName, language: Language): string {
  const key = `${page} ${language}`
  const known = knownTexts.get(key)
  if (known !== undefined) return known
  const json = JSON.stringify(compileRooms(language, bootRooms[page]))
  knownTexts.set(key, json)
  return json
}

// A data block is not a script: it is never run, and `<` is escaped so that it cannot end early.
function bootScript(json: string): string {
  const data = json.replaceAll('<', '\\u003c')
  return `<script type="application/json" id="boot">${data}</script>`
}

/** The console and the frame of a game are nothing to be found. */
const noIndex = '<meta name="robots" content="noindex">'

function headTags({ description, canonical }: PageHead): string {
  const about = `<meta name="description" content="${escapeAttribute(description)}">`
  if (canonical === '') return `${about}${noIndex}`
  return `${about}<link rel="canonical" href="${escapeAttribute(canonical)}">`
}

function preloadLink(url: string | undefined): string {
  if (url === undefined) return ''
  return `<link rel="preload" as="image" fetchpriority="high" href="${escapeAttribute(url)}">`
}

/** Stands where the page will show the same picture, until the page draws itself over it. */
function firstView(url: string | undefined): string {
  if (url === undefined) return ''
  const src = escapeAttribute(url)
  return `<div class="first-view"><img alt="" decoding="sync" fetchpriority="high" src="${src}"></div>`
}

function escapeAttribute(text: string): string {
  return escapeText(text).replaceAll('"', '&quot;')
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}

/** Packs the page apart from the event loop, which has better things to do for everybody else, and sends it. */
function compress(request: FastifyRequest, reply: FastifyReply, html: string): void {
  const accepted = request.headers['accept-encoding'] ?? ''
  const send = (error: Error | null, packed: Buffer) =>
    void reply.send(error === null ? packed : error)
  if (accepted.includes('br')) {
    void reply.header('content-encoding', 'br')
    const params = { [constants.BROTLI_PARAM_QUALITY]: 4 }
    brotliCompress(html, { params }, send)
  } else if (accepted.includes('gzip')) {
    void reply.header('content-encoding', 'gzip')
    gzip(html, { level: 5 }, send)
  } else void reply.send(html)
}
