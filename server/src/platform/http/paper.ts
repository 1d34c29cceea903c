import type { Http } from './http.ts'
import { pack, packingFor, type Packing } from './packed.ts'

export type Paper = {
  readonly type: string
  /** What stands in it now; the same text is packed once. */
  readonly text: () => string
  readonly headers?: Readonly<Record<string, string>>
}

const perMinute = 600

/** A text that anybody may read, at an address of its own: made into bytes and packed once, and looked at again after an hour. */
export function servePaper(http: Http, path: string, { type, text, headers = {} }: Paper): void {
  let kept = keep('')
  http.app.get(path, { config: http.limitCalls(perMinute) }, async (request, reply) => {
    const now = text()
    if (now !== kept.text) kept = keep(now)
    const packing = packingFor(request.headers['accept-encoding'])
    void reply.headers({
      'content-type': `${type}; charset=utf-8`,
      'cache-control': 'public, max-age=3600',
      vary: 'accept-encoding',
      ...headers,
    })
    if (packing === undefined) return reply.send(kept.plain)
    const packed = kept.packed.get(packing) ?? pack[packing](kept.plain)
    kept.packed.set(packing, packed)
    return reply.header('content-encoding', packing).send(await packed)
  })
}

/** As bytes: a long text would be turned into them for everybody who asks. */
function keep(text: string) {
  return { text, plain: Buffer.from(text), packed: new Map<Packing, Promise<Buffer>>() }
}
