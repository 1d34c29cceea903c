import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import type { Http } from './http.ts'
import { pack, packingFor, type Packing } from './packed.ts'

type Shown = {
  readonly type: string
  readonly headers?: Readonly<Record<string, string>>
}

export type Paper = Shown & {
  /** What stands in it now; the same text is packed once. */
  readonly text: () => string
}

export type FixedPaper = Shown & { readonly text: string }

const perMinute = 600

/** A text that anybody may read, at an address of its own: made into bytes and packed once, and looked at again after an hour. */
export function servePaper(http: Http, path: string, { type, text, headers = {} }: Paper): void {
  let kept = keep('')
  http.app.get(path, { config: http.limitCalls(perMinute) }, async (request, reply) => {
    const now = text()
    if (now !== kept.text) kept = keep(now)
    const packing = packingFor(request.headers['accept-encoding'])
    void reply.headers(headersOf({ type, headers }))
    if (packing === undefined) return reply.send(kept.plain)
    const packed = kept.packed.get(packing) ?? pack[packing](kept.plain)
    kept.packed.set(packing, packed)
    return reply.header('content-encoding', packing).send(await packed)
  })
}

/**
 * A long text that never changes and is seldom asked for: it is packed at once, and only that is kept. Who takes nothing
 * packed is given it unpacked.
 */
export function serveFixedPaper(http: Http, path: string, { text, ...shown }: FixedPaper): void {
  const zipped = pack.gzip(Buffer.from(text))
  // Told to whoever asks; by then somebody waits for it.
  zipped.catch(() => undefined)
  const plain = async () => await promisify(gunzip)(await zipped)
  const packed = new Map<Packing, Promise<Buffer>>([['gzip', zipped]])
  http.app.get(path, { config: http.limitCalls(perMinute) }, async (request, reply) => {
    const packing = packingFor(request.headers['accept-encoding'])
    void reply.headers(headersOf(shown))
    if (packing === undefined) return reply.send(await plain())
    const kept = packed.get(packing) ?? plain().then(pack[packing])
    packed.set(packing, kept)
    return reply.header('content-encoding', packing).send(await kept)
  })
}

function headersOf({ type, headers = {} }: Shown) {
  return {
    'content-type': `${type}; charset=utf-8`,
    'cache-control': 'public, max-age=3600',
    vary: 'accept-encoding',
    ...headers,
  }
}

/** As bytes: a long text would be turned into them for everybody who asks. */
function keep(text: string) {
  return { text, plain: Buffer.from(text), packed: new Map<Packing, Promise<Buffer>>() }
}
