import { isLanguage } from '@baize/kernel/language'
import { bootRooms, compileRooms } from '@baize/texts/catalogue'
import { listRooms } from '@baize/texts/sources'
import type { TextRoom } from '@baize/texts/keys'
import { TransportRefusal } from './answer.ts'
import { usableByAll } from './any-origin.ts'
import type { Http } from './http.ts'

const known = new Set<string>(listRooms())
const first = new Map(Object.entries(bootRooms).map(([app, rooms]) => [`first-${app}`, rooms]))

/**
 * Compiled texts for a page that changes its language or needs another room: `/texts/JA/shell+ui.json`. A page of the
 * development server asks for those that it would have come with: `/texts/JA/first-web.json`.
 */
export function addTexts(http: Http): void {
  http.app.get<{ Params: { language: string; rooms: string } }>(
    '/texts/:language/:rooms.json',
    async ({ params }, reply) => {
      const rooms: readonly string[] = first.get(params.rooms) ?? params.rooms.split('+')
      if (
        !isLanguage(params.language) ||
        rooms.length > known.size ||
        !rooms.every((room) => known.has(room))
      ) {
        throw new TransportRefusal('unknown_call')
      }
      return reply
        .headers({ 'cache-control': 'public, max-age=300', ...usableByAll })
        .type('application/json; charset=utf-8')
        .send(JSON.stringify(compileRooms(params.language, rooms as TextRoom[])))
    },
  )
}
