import { Type } from 'typebox'
import { fields } from '@baize/contract/schema'
import { TransportRefusal } from '../../../../platform/http/answer.ts'
import type { Http } from '../../../../platform/http/http.ts'
import type { MemberIcons } from './icons.ts'

/** A page of a chat room shows many faces. */
const perMinute = 1_200

/** Pictures go out as they are, to anybody who knows the name, which cannot be guessed and is never used again. */
export function serveMemberPictures(http: Http, icons: Pick<MemberIcons, 'find'>): void {
  http.app.get('/wps/icons/:name', {
    schema: {
      params: fields({ name: Type.String({ pattern: '^[\\w-]{24}\\.webp$', maxLength: 40 }) }),
    },
    config: http.limitCalls(perMinute),
    handler: async (request, reply) => {
      const { name } = request.params as { name: string }
      const picture = await icons.find(name)
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
