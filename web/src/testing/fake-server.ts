import type { Lane } from '@baize/contract/catalogue/catalogue'
import type { ErrorCode } from '@baize/contract/errors'
import { sentence } from '@baize/texts/catalogue'
import { answerTexts } from '@baize/texts/testing/answer-texts'
import { vi } from 'vitest'
import { contentAnswers } from './content.ts'
import { game, lane, openStatus } from './fixtures.ts'
import { lobbyAnswers } from './lobby.ts'
import { readBody } from './sealed-bodies.ts'

/**
 * What a path answers: the value of the envelope, a refusal, an error of the network, or a function of what was asked
 * that gives one of them. A path may have its method in front; a method with `*` answers what no path does.
 */
export type Answers = Readonly<Record<string, unknown>>

/** What a page asked for, and with which body; sealed ones are opened. */
export type Asked = URL & { readonly method: string; readonly body: unknown }

/** The server says no. Its sentence is the English one of the code, unless the test has its own. */
export class Refused {
  readonly code: ErrorCode
  readonly value: unknown
  readonly message: string
  constructor(code: ErrorCode, value: unknown = null, message?: string) {
    this.code = code
    this.value = value
    this.message = message ?? sentence('EN', `errors.${code}`, { minutes: 15, min: 8 })
  }
}

export const callPaths = {
  vendors: '/wps/relay/GCSGAME_newGameVendor',
  hot: '/wps/relay/GCSGAME_hotGamesV2',
  games: '/wps/relay/GCSGAME_gameList',
  status: '/wps/system/status',
} as const

export const vendorsAnswer = (lanes: readonly Lane[]) => ({ data: { lanes } })

const usual: Answers = {
  ...contentAnswers,
  ...lobbyAnswers,
  [callPaths.vendors]: vendorsAnswer([lane('HOT', 2), lane('RNG', 3), lane('SPORTS', 2)]),
  [callPaths.hot]: { list: [game(1), game(2), game(3), game(4)] },
  // None of them is the house's own.
  [callPaths.games]: ({ searchParams }: URL) =>
    searchParams.get('gameType') === 'OWN'
      ? { games: [], totalPages: 0, total: 0 }
      : { games: [game(5), game(6)], totalPages: 1, total: 2 },
  [callPaths.status]: openStatus,
  '/wps/relay/CSP_unreadCount': { count: 0 },
  '/wps/rewards/count': { availablePromoCount: 0 },
}

/** Puts a table in the place of the network, and gives the list of what was asked. */
export function fakeServer(answers: Answers): Asked[] {
  const asked: Asked[] = []
  vi.stubGlobal('fetch', async (input: string, init: RequestInit = {}) => {
    const { method = 'GET' } = init
    const body = await readBody(init.body)
    const url = Object.assign(new URL(input, location.origin), { method, body })
    asked.push(url)
    const texts = answerTexts(url.pathname)
    if (texts) return texts
    const table: Answers = { ...usual, ...answers }
    const written =
      table[`${method} ${url.pathname}`] ?? table[url.pathname] ?? table[`${method} *`]
    const value: unknown = typeof written === 'function' ? await written(url) : written
    if (value instanceof Error) throw value
    if (value instanceof Refused) {
      return Response.json({ ...value, success: false, requestId: 'req-1' })
    }
    if (value === undefined) throw new Error(`The test has no answer for ${url.pathname}`)
    return Response.json({ success: true, value, message: '', code: '' })
  })
  return asked
}
