import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply } from 'fastify'
import { Type, type TObject } from 'typebox'
import { gameCategories } from '@baize/contract/catalogue/catalogue-names'
import { fields } from '@baize/contract/schema'
import { bannerArtSvg } from '@baize/ui/art/banner'
import { cardBackSvg } from '@baize/ui/art/card-back'
import { liveTableSvg } from '@baize/ui/art/live-table'
import { vendorLogoSvg } from '@baize/ui/art/monogram'
import { offerArtSvg } from '@baize/ui/art/offer'
import { tileSvg } from '@baize/ui/art/tile'
import type { Http } from '../../platform/http/http.ts'
import { packingFor, type Packing } from '../../platform/http/packed.ts'
import { createLru } from './lru.ts'
import { markSvg, raysSvg, vendorCardSvg } from './pictures.ts'

const keptPictures = 2_000

/** A page shows some hundred pictures, and whoever scrolls fast wants thousands. */
const perMinute = 6_000

const code = Type.String({ pattern: '^[A-Za-z0-9_-]{1,60}$' })
const name = Type.Optional(Type.String({ pattern: '^\\P{C}{0,120}$' }))
const category = Type.Optional(Type.Enum([...gameCategories]))

const asked = {
  nothing: fields({}),
  named: fields({ n: name }),
  /** The labels of a banner, by their codes. */
  tiles: fields({
    t: Type.Optional(Type.String({ pattern: '^[a-z-]{1,40}(\\.[a-z-]{1,40}){0,2}$' })),
  }),
  sorted: fields({ c: category, n: name }),
}

type Asked = { vendor?: string; code?: string; c?: string; n?: string; t?: string }
type Encoding = Packing | 'identity'

/**
 * Pictures that are drawn from their address. The address alone decides, so whoever has one may keep it for ever;
 * a drawing that changes gets a new version in its address.
 */
export function serveArt(http: Http): void {
  const kept = createLru<Promise<Buffer>>(keptPictures)

  function pack(key: string, encoding: Encoding, draw: () => string): Promise<Buffer> {
    let packed = kept.get(key)
    if (packed === undefined) {
      packed = compress(draw(), encoding)
      kept.set(key, packed)
      packed.catch(() => kept.delete(key))
    }
    return packed
  }

  function add(path: string, params: TObject, query: TObject, draw: (asked: Asked) => string) {
    http.app.get(`/art/v1/${path}`, {
      schema: { params, querystring: query },
      config: http.limitCalls(perMinute),
      handler: async (request, reply) => {
        const asked = { ...(request.params as object), ...(request.query as object) }
        const encoding = packingFor(request.headers['accept-encoding']) ?? 'identity'
        const key = JSON.stringify([encoding, path, asked])
        return sendPicture(reply, encoding, await pack(key, encoding, () => draw(asked)))
      },
    })
  }

  const ofCode = fields({ code })
  add(':vendor/:code.svg', fields({ vendor: code, code }), asked.sorted, (of) =>
    tileSvg({ vendor: of.vendor ?? '', ...subject(of) }),
  )
  add('live/:code.svg', ofCode, asked.named, (of) =>
    liveTableSvg({ vendor: 'live', ...subject(of) }),
  )
  add('vendor/:code.svg', ofCode, asked.named, (of) => vendorLogoSvg(subject(of)))
  add('vendor/:code/card.svg', ofCode, asked.sorted, ({ code = '', n = '', c = '' }) =>
    vendorCardSvg(code, n, c),
  )
  add('banner/:code.svg', ofCode, asked.tiles, ({ code = '', t = '' }) => {
    const names = t.split('.').filter((name) => name !== '')
    return bannerArtSvg({
      seed: code,
      tiles: names.map((name) => ({ vendor: 'baize', code: name, name })),
    })
  })
  for (const shape of ['card', 'wide', 'plate'] as const) {
    add(`offer/:code/${shape}.svg`, ofCode, asked.nothing, ({ code = '' }) =>
      offerArtSvg(code, shape),
    )
  }
  add('card-back.svg', asked.nothing, asked.nothing, cardBackSvg)
  add('rays.svg', asked.nothing, asked.nothing, raysSvg)
  add('mark.svg', asked.nothing, asked.nothing, markSvg)
}

function subject({ code = '', n = '', c = '' }: Asked) {
  return { code, name: n, category: c }
}

function sendPicture(reply: FastifyReply, encoding: Encoding, picture: Buffer) {
  if (encoding !== 'identity') void reply.header('content-encoding', encoding)
  return reply
    .headers({
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      vary: 'accept-encoding',
    })
    .send(picture)
}

const packBrotli = promisify(brotliCompress)
const packGzip = promisify(gzip)

async function compress(svg: string, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return Buffer.from(svg)
  if (encoding === 'gzip') return await packGzip(svg, { level: 6 })
  return await packBrotli(svg, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 6,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  })
}
