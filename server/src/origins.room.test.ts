import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { listCommitments, openArcade, resumeArcade } from '@baize/contract/arcade/arcade'
import type { Endpoint } from '@baize/contract/endpoint'
import { everyCall, testApp } from '../testing/app.ts'
import { emptyBuild } from '../testing/built-pages.ts'

const buildDir = emptyBuild()
for (const page of ['web', 'console', 'arcade']) {
  writeFileSync(join(buildDir, page, 'assets', 'code.js'), 'export {}')
}
const { server } = await testApp({}, { buildDir })

/** As a browser asks for a frame without an origin. */
const fromFrame = { origin: 'null', 'sec-fetch-site': 'cross-site' }
const before = {
  ...fromFrame,
  'access-control-request-method': 'POST',
  'access-control-request-headers': 'content-type,x-language',
}
const addressOf = ({ path }: Endpoint) => path.replaceAll(/:[A-Za-z]+/g, '0')
const leaveOf = (headers: object) =>
  Object.entries(headers).filter(([name]) => name.startsWith('access-control'))

const ofGames = everyCall.filter(([, { path }]) => path.startsWith('/arcade/'))
const allOthers = everyCall.filter(([, { path }]) => !path.startsWith('/arcade/'))

describe('a frame without an origin', () => {
  it('[H8] may ask what games ask, beforehand too, and never with a cookie', async () => {
    expect(ofGames).toHaveLength(17)
    for (const [name, endpoint] of ofGames) {
      const url = addressOf(endpoint)
      const asked = await server.inject({ method: 'OPTIONS', url, headers: before })
      expect([name, asked.statusCode, Object.fromEntries(leaveOf(asked.headers))]).toEqual([
        name,
        204,
        {
          'access-control-allow-origin': '*',
          'access-control-allow-methods': 'POST',
          'access-control-allow-headers': 'content-type, x-language',
          'access-control-max-age': '7200',
        },
      ])
      const answer = await server.inject({ method: 'POST', url, headers: fromFrame, payload: {} })
      expect(leaveOf(answer.headers)).toEqual([['access-control-allow-origin', '*']])
    }
  })

  it('[H8] is answered as the site would be, and reads why it is refused', async () => {
    const codeOf = async ({ path: url }: Endpoint, payload: object) => {
      const answer = await server.inject({ method: 'POST', url, headers: fromFrame, payload })
      return [answer.json<{ code: string }>().code, leaveOf(answer.headers).length]
    }
    expect(await codeOf(openArcade, { token: 'no such token' })).toEqual(['launch_over', 1])
    expect(await codeOf(resumeArcade, { session: 'S'.repeat(43) })).toEqual(['session_over', 1])
    expect(await codeOf(openArcade, { token: 1 })).toEqual(['invalid_input', 1])
  })

  it('[H8] may ask nothing else but the public list and the proofs of a draw and of a deck, and reads nothing else', async () => {
    const open: string[] = []
    for (const [name, endpoint] of allOthers) {
      const url = addressOf(endpoint)
      const asked = await server.inject({ method: 'OPTIONS', url, headers: before })
      const { method } = endpoint
      const payload = method === 'POST' || method === 'PUT' ? { payload: {} } : {}
      const answer = await server.inject({ method, url, headers: fromFrame, ...payload })
      if (leaveOf({ ...asked.headers, ...answer.headers }).length > 0) open.push(name)
    }
    expect(allOthers.length).toBeGreaterThan(200)
    const [list] = allOthers.find(([, { path }]) => path === listCommitments.path) ?? []
    expect(new Set(open)).toEqual(new Set([list, 'getDrawProof', 'getTicketProof']))
  })

  it.each(['/arcade/assets/code.js', '/texts/JA/arcade.json'])('[H8] loads %s', async (url) => {
    const { statusCode, headers } = await server.inject({ url, headers: fromFrame })
    expect([statusCode, headers['access-control-allow-origin']]).toEqual([200, '*'])
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin')
  })

  it.each(['/assets/code.js', '/ops/assets/code.js', '/', '/ops/', '/arcade/', '/art/v1/rays.svg'])(
    '[H8] does not read %s',
    async (url) => {
      const { statusCode, headers } = await server.inject({ url, headers: fromFrame })
      expect([statusCode, leaveOf(headers)]).toEqual([200, []])
      expect(headers['cross-origin-resource-policy']).toBe('same-origin')
    },
  )

  it('[H8] gets its page in the language that its address names, for it sends no cookie', async () => {
    const tagOf = async (url: string) => {
      const headers = { ...fromFrame, cookie: 'language=PT' }
      return /lang="(\w+)/.exec((await server.inject({ url, headers })).body)?.[1]
    }
    expect(await tagOf('/arcade/?language=JA')).toBe('ja')
    expect(await tagOf('/arcade/?language=XX')).toBe('pt')
    expect(await tagOf('/home?language=JA')).toBe('pt')
  })
})
