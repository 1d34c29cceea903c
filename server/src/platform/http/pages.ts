import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { languageEntry, type Language } from '@baize/kernel/language'
import { bootRooms, compileRooms } from '@baize/texts/catalogue'
import { StartupProblem } from '../startup-problem.ts'
import { usableByAll } from './any-origin.ts'
import { makeNonce, pagePolicy } from './headers.ts'
import type { Http } from './http.ts'
import { languageNamed, languageOf } from './language.ts'
import { isTaken } from './packed.ts'
import { gzipOf, partOf, plainOf, rememberParts, type Part } from './parts.ts'
import { addServiceWorker } from './service-worker.ts'

export type PageName = 'web' | 'console' | 'arcade'

/** What the page needs before its first paint; put into it, so that nothing is asked twice. */
export type BootData = Readonly<Record<string, unknown>>

export type PageStart = {
  readonly boot: BootData
  /** The same for many who ask: it is packed once, for as long as it says the same. */
  readonly shared?: BootData
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
    const { pieces, scriptHashes } = shells[page]
    const start = starts.get(page)?.(request, language)
    const said = page === 'web' ? headTags(head(request.url, language)) : noIndex
    const filled: Record<Hole, readonly (Part | string)[]> = {
      language: [`<html lang="${languageEntry(language).tag}"`],
      title: [`<title>${escapeText(title())}</title>`],
      head: [`${said}${preloadLink(start?.picture)}</head>`],
      'first-view': [firstView(start?.picture)],
      boot: [
        '<script type="application/json" id="boot">{"texts":',
        textsOf(page, language),
        ownData({ language, styleNonce: nonce, ...start?.boot }),
        ...sharedData(start?.shared ?? {}),
        '}</script>',
      ],
    }
    const parts = pieces.flatMap((piece) => (typeof piece === 'string' ? filled[piece] : [piece]))
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
    const isPacked = isTaken(request.headers['accept-encoding'] ?? '', 'gzip')
    if (!isPacked) return reply.send(plainOf(parts))
    return reply.header('content-encoding', 'gzip').send(gzipOf(parts))
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
    return { html, scriptHashes, pieces: cut(html) }
  } catch {
    throw new StartupProblem(`The built page ${path} is missing: run npm run build first.`)
  }
}

/** Where something is put into a shell, by what stands there. */
const holes = {
  language: '<html lang="en"',
  title: '<title></title>',
  head: '</head>',
  'first-view': '<!--first-view-->',
  boot: '<!--boot-->',
} as const
type Hole = keyof typeof holes

/** What lies between the holes of a shell is packed once; not every shell has each of them. */
function cut(html: string): readonly (Part | Hole)[] {
  const found = (Object.keys(holes) as Hole[])
    .map((hole) => ({ hole, at: html.indexOf(holes[hole]) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at)
  const pieces: (Part | Hole)[] = []
  let from = 0
  for (const { hole, at } of found) {
    pieces.push(partOf(html.slice(from, at)), hole)
    from = at + holes[hole].length
  }
  return [...pieces, partOf(html.slice(from))]
}

const knownTexts = new Map<string, Part>()

/** The sentences of a page as they stand in it; they are most of it, and the same for everybody. */
function textsOf(page: PageName, language: Language): Part {
  const key = `${page} ${language}`
  const known = knownTexts.get(key) ?? partOf(dataText(compileRooms(language, bootRooms[page])))
  knownTexts.set(key, known)
  return known
}

/** Some lists for each language that is spoken just now. */
const sharedPart = rememberParts(100)

// A data block is not a script: it is never run, and `<` is escaped so that it cannot end early.
function dataText(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}

function ownData(data: BootData): string {
  return `,${dataText(data).slice(1, -1)}`
}

function sharedData(data: BootData): (Part | string)[] {
  return Object.entries(data).flatMap(([name, value]) => [
    `,${JSON.stringify(name)}:`,
    sharedPart(dataText(value)),
  ])
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
