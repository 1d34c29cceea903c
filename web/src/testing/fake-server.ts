import { languages } from '@baize/kernel/language'
import type { Lane } from '@baize/contract/catalogue'
import type { TextRoom } from '@baize/texts/keys'
import { compileRooms } from '@baize/texts/catalogue'
import { vi } from 'vitest'
import { game, lane, openStatus } from './fixtures.ts'

/** What a path answers: the value of the envelope, a function of the address, or an error of the network. */
export type Answers = Readonly<Record<string, unknown>>

export const callPaths = {
  vendors: '/wps/relay/GCSGAME_newGameVendor',
  hot: '/wps/relay/GCSGAME_hotGamesV2',
  games: '/wps/relay/GCSGAME_gameList',
  status: '/wps/system/status',
} as const

export const vendorsAnswer = (lanes: readonly Lane[]) => ({ data: { lanes } })

const usual: Answers = {
  [callPaths.vendors]: vendorsAnswer([lane('HOT', 2), lane('RNG', 3), lane('SPORTS', 2)]),
  [callPaths.hot]: { list: [game(1), game(2), game(3), game(4)] },
  [callPaths.games]: { games: [game(5), game(6)], totalPages: 1, total: 2 },
  [callPaths.status]: openStatus,
}

/** Puts a table in the place of the network, and gives the list of what was asked. */
export function fakeServer(answers: Answers): URL[] {
  const asked: URL[] = []
  vi.stubGlobal('fetch', async (input: string) => {
    const url = new URL(input, location.origin)
    asked.push(url)
    if (url.pathname.startsWith('/texts/')) return Response.json(textsOf(url.pathname))
    const written = { ...usual, ...answers }[url.pathname]
    const value: unknown = typeof written === 'function' ? await written(url) : written
    if (value instanceof Error) throw value
    if (value === undefined) throw new Error(`The test has no answer for ${url.pathname}`)
    return Response.json({ success: true, value, message: '', code: '' })
  })
  return asked
}

function textsOf(path: string) {
  const [, , wire, rooms = ''] = path.split('/')
  const language = languages.find((entry) => entry.wire === wire)?.wire ?? 'EN'
  return compileRooms(language, rooms.replace('.json', '').split('+') as TextRoom[])
}
