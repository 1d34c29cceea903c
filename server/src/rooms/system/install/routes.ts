import type { FastifyReply } from 'fastify'
import { Type } from 'typebox'
import { fields, shortText } from '@baize/contract/schema'
import type { Http } from '../../../platform/http/http.ts'
import { languageOf } from '../../../platform/http/language.ts'
import {
  createInstallIcons,
  iconSizes,
  iconVersion,
  type BrandLook,
  type IconKind,
} from './icons.ts'
import { webManifest } from './manifest.ts'
import { profileFileName, webClipProfile } from './web-clip.ts'

type Deps = {
  readonly brand: () => BrandLook
  /** The address under which people reach the site. */
  readonly siteUrl: () => string
}

const perMinute = 600
const hour = 'public, max-age=3600'
const forEver = 'public, max-age=31536000, immutable'

/** What a device needs to keep the site like an app: its manifest, its icons, and a profile for iPhones. */
export function serveInstall(http: Http, { brand, siteUrl }: Deps): void {
  const icons = createInstallIcons()
  const config = http.limitCalls(perMinute)

  http.app.get('/manifest.webmanifest', { config }, async (request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-language, cookie')
      .type('application/manifest+json; charset=utf-8')
      .send(JSON.stringify(webManifest(look(brand()), languageOf(request)))),
  )

  const query = fields({ v: Type.Optional(shortText(40)) })
  http.app.get(
    '/app/icon.svg',
    { config, schema: { querystring: query } },
    async (request, reply) =>
      sendIcon(reply, icons.svg(look(brand()), 'any'), {
        type: 'image/svg+xml',
        cache: cacheFor(request.query, look(brand())),
      }),
  )
  // Whoever looks where icons used to be; every browser of today reads the type and not the name.
  http.app.get('/favicon.ico', { config }, async (_request, reply) =>
    sendIcon(reply, await icons.png(look(brand()), 'any', 192), { type: 'image/png', cache: hour }),
  )
  for (const kind of ['any', 'maskable'] satisfies IconKind[]) {
    for (const size of iconSizes) {
      http.app.get(
        `/app/icon-${kind}-${size}.png`,
        { config, schema: { querystring: query } },
        async (request, reply) =>
          sendIcon(reply, await icons.png(look(brand()), kind, size), {
            type: 'image/png',
            cache: cacheFor(request.query, look(brand())),
          }),
      )
    }
  }

  http.app.get('/content/app.mobileconfig', { config }, async (_request, reply) => {
    const icon = await icons.png(look(brand()), 'maskable', 180)
    const { name } = brand()
    return reply
      .headers({
        'content-type': 'application/x-apple-aspen-config',
        'content-disposition': `attachment; filename="${profileFileName(name)}"`,
        'cache-control': 'no-cache',
      })
      .send(webClipProfile({ brand: name, siteUrl: siteUrl(), icon }))
  })
}

/** Of a brand no more than its look, whatever else it has. */
const look = ({ name, hue }: BrandLook): BrandLook => ({ name, hue })

/** With the version of the present icon it may be kept for ever; any other address is looked at again. */
function cacheFor(query: unknown, brand: BrandLook): string {
  return (query as { v?: string }).v === iconVersion(brand) ? forEver : hour
}

function sendIcon(
  reply: FastifyReply,
  picture: string | Buffer,
  { type, cache }: { readonly type: string; readonly cache: string },
) {
  return reply
    .headers({
      'content-type': type,
      'cache-control': cache,
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    })
    .send(picture)
}
