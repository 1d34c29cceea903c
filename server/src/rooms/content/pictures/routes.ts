import { Type } from 'typebox'
import { fields } from '@baize/contract/schema'
import { TransportRefusal } from '../../../platform/http/answer.ts'
import type { Http } from '../../../platform/http/http.ts'
import type { Pictures } from './pictures.ts'

const perMinute = 1_200

/** Uploaded pictures, to anybody who knows the name, which is never used again. */
export function servePictures(http: Http, pictures: Pick<Pictures, 'find'>): void {
  http.app.get('/content/pictures/:name', {
    schema: {
      params: fields({ name: Type.String({ pattern: '^[\\w-]{24}\\.webp$', maxLength: 40 }) }),
    },
    config: http.limitCalls(perMinute),
    handler: async (request, reply) => {
      const { name } = request.params as { name: string }
      const picture = await pictures.find(name.slice(0, -'.webp'.length))
      if (picture === undefined) throw new TransportRefusal('not_found')
      return reply
        .headers({
          'content-type': 'image/webp',
          'cache-control': 'public, max-age=31536000, immutable',
        })
        .send(picture)
    },
  })
}
