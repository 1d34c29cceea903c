import { handlingOf, keepablePage } from './rules.ts'

// The few names of a service worker that are used here; the library of types for it cannot stand beside that of pages.
type Waits = { waitUntil(work: Promise<unknown>): void }
type FetchEvent = Event &
  Waits & {
    readonly request: Request
    respondWith(answer: Promise<Response> | Response): void
  }
type Worker = {
  addEventListener(type: 'install' | 'activate', listener: (event: Event & Waits) => void): void
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void
  addEventListener(type: 'message', listener: (event: MessageEvent & Waits) => void): void
}
const worker = self as unknown as Worker

/** The build that this worker belongs to, and the files of its first view. The server writes it in front. */
declare const build: { readonly version: string; readonly files: readonly string[] }

const prefix = 'site '
const cacheName = prefix + build.version
const shell = '/'
const mostKept = 600
const lookAfter = 50
let keptSinceLook = 0

/*
 * A new build has a cache of its own. The worker before it goes on serving the pages that are open, with the files that
 * they were opened with, until the last of them is closed; only then does this one take over and clear away.
 */
worker.addEventListener('install', (event) => event.waitUntil(prepare()))
worker.addEventListener('activate', (event) => event.waitUntil(clearOld()))

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const asked = {
    method: request.method,
    url: new URL(request.url),
    mode: request.mode,
    hasToken: request.headers.has('authorization'),
  }
  const handling = handlingOf(asked, location.origin)
  if (handling === 'page') event.respondWith(answerPage(event))
  else if (handling === 'kept') event.respondWith(answerKept(event))
  else if (handling === 'fresh') event.respondWith(answerFresh(event))
})

/** A page tells what it had loaded before this worker was there. */
worker.addEventListener('message', (event) => {
  const { keep } = event.data as { keep?: unknown }
  if (Array.isArray(keep)) event.waitUntil(keepAll(keep.map(String)))
})

async function prepare(): Promise<void> {
  const cache = await caches.open(cacheName)
  await cache.addAll([...build.files])
  const page = await fetch(shell, { credentials: 'same-origin' })
  await keepPage(page)
}

async function clearOld(): Promise<void> {
  const names = await caches.keys()
  const old = names.filter((name) => name.startsWith(prefix) && name !== cacheName)
  await Promise.all(old.map((name) => caches.delete(name)))
}

async function keepAll(addresses: readonly string[]): Promise<void> {
  const cache = await caches.open(cacheName)
  for (const address of addresses) {
    const url = new URL(address, location.origin)
    const asked = { method: 'GET', url, mode: 'no-cors', hasToken: false }
    if (handlingOf(asked, location.origin) === 'pass') continue
    // One that fails is not kept, and that is all.
    if (!(await cache.match(url.href))) await cache.add(url.href).catch(() => undefined)
  }
}

async function answerPage(event: FetchEvent): Promise<Response> {
  try {
    const page = await fetch(event.request)
    if (page.ok && page.type === 'basic') event.waitUntil(keepPage(page.clone()))
    return page
  } catch (error) {
    const kept = await (await caches.open(cacheName)).match(shell)
    if (kept) return kept
    throw error
  }
}

async function keepPage(page: Response): Promise<void> {
  const html = page.ok ? keepablePage(await page.text(), new Date()) : undefined
  if (html === undefined) return
  const headers = new Headers(page.headers)
  // The text is unpacked by now.
  headers.delete('content-encoding')
  headers.delete('content-length')
  const cache = await caches.open(cacheName)
  await cache.put(shell, new Response(html, { status: 200, headers }))
}

async function answerKept(event: FetchEvent): Promise<Response> {
  const cache = await caches.open(cacheName)
  const kept = await cache.match(event.request)
  if (kept) return kept
  const answer = await fetch(event.request)
  if (answer.ok && answer.type === 'basic') {
    event.waitUntil(keep(cache, event.request, answer.clone()))
  }
  return answer
}

/** To list what a cache holds takes as long as a frame and more, so it is done only now and then. */
async function keep(cache: Cache, request: Request, answer: Response): Promise<void> {
  await cache.put(request, answer)
  keptSinceLook += 1
  if (keptSinceLook < lookAfter) return
  keptSinceLook = 0
  await forgetOldest(cache)
}

async function answerFresh(event: FetchEvent): Promise<Response> {
  const cache = await caches.open(cacheName)
  try {
    const answer = await fetch(event.request)
    if (answer.ok) event.waitUntil(cache.put(event.request, answer.clone()))
    return answer
  } catch (error) {
    const kept = await cache.match(event.request)
    if (kept) return kept
    throw error
  }
}

/** Caches list what they hold in the order in which it came. The shell and its files stay. */
async function forgetOldest(cache: Cache): Promise<void> {
  const requests = await cache.keys()
  const staying = new Set(
    [shell, ...build.files].map((path) => new URL(path, location.origin).href),
  )
  const loose = requests.filter(({ url }) => !staying.has(url))
  const spare = loose.slice(0, Math.max(0, loose.length - mostKept))
  await Promise.all(spare.map((request) => cache.delete(request)))
}
