import fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { createLog } from '../log.ts'
import { sendRefusal, TransportRefusal } from './answer.ts'
import { createJudgement, guardLoad, isShed, sheddings } from './load-guard.ts'

describe('[H15] the load of a node', () => {
  const late = (waitMs: number, busy = 1, ran = 1) => ({ waitMs, busy, ran })

  it('is judged by two samples in a row, and is over with one', () => {
    const judge = createJudgement()
    expect(judge(late(900))).toBe('nobody')
    expect(judge(late(10))).toBe('nobody')
    expect(judge(late(120))).toBe('nobody')
    expect(judge(late(300))).toBe('strangers')
    expect(judge(late(9_000))).toBe('most')
    expect(judge(late(9_000))).toBe('all')
    expect(judge(late(10))).toBe('nobody')
  })

  it.each([
    ['has little to do', late(900, 0.5, 1)],
    ['waits for the machine', late(900, 1, 0.3)],
  ])('is none of ours while the loop %s', (_, sample) => {
    const judge = createJudgement()
    expect([judge(sample), judge(sample)]).toEqual(['nobody', 'nobody'])
  })

  it('turns strangers away first, money last, and never who asks for health', () => {
    const asker = (config: object, authorization?: string) =>
      ({ headers: { authorization }, routeOptions: { config } }) as Parameters<typeof isShed>[1]
    const turned = (one: Parameters<typeof isShed>[1]) => sheddings.filter((by) => isShed(by, one))
    const money = { endpoint: { shedLast: true } }
    expect(turned(asker({}))).toEqual(['strangers', 'most', 'all'])
    expect(turned(asker({}, 'Bearer x'))).toEqual(['most', 'all'])
    expect(turned(asker(money, 'Bearer x'))).toEqual(['all'])
    expect(turned(asker({ shed: 'last' }))).toEqual(['all'])
    expect(turned(asker({ shed: 'never' }))).toEqual([])
  })
})

it('[H15] a loop that is always late refuses with a time to come back, tells health, and goes on when it is over', async () => {
  const lines: string[] = []
  const app = fastify()
  app.setErrorHandler((error, request, reply) =>
    sendRefusal(request, reply, error instanceof TransportRefusal ? error : { code: 'defect' }),
  )
  const log = createLog('warn', { write: (line) => void lines.push(line) })
  // However little the machine gives to this test.
  const guard = guardLoad(app, log, 0)
  app.get('/any', async () => ({}))
  app.get('/health', { config: { shed: 'never' } }, async () => ({}))
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  // As long as it takes where others want the machine too.
  const end = performance.now() + 20_000
  const isBusy = () => performance.now() < end
  let refused: Response | undefined
  while (refused === undefined && isBusy()) {
    const stop = performance.now() + 300
    while (performance.now() < stop);
    const answer = await fetch(`${url}/any`)
    if (answer.status === 503) refused = answer
    expect((await fetch(`${url}/health`)).status).toBe(200)
  }
  expect(guard.refused()).toBe(1)
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0)
  const status = async () => (await fetch(`${url}/any`)).status
  await expect.poll(status, { timeout: 20_000, interval: 500 }).toBe(200)
  expect(lines.length).toBeGreaterThan(1)
  await app.close()
}, 60_000)
