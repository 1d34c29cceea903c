import { describe, expect, it } from 'vitest'
import * as calls from '@baize/contract/arcade/arcade'
import * as books from '@baize/contract/ledger/books'
import * as sharedCalls from '@baize/contract/arcade/shared-table'
import type {
  ArcadePlayed,
  ArcadeRound,
  ArcadeTable,
  NextSeed,
  RecalledRound,
  SeedPair,
} from '@baize/contract/arcade/arcade'
import { auditPair } from '@baize/games/audit-pair'
import type { Endpoint } from '@baize/contract/endpoint'
import { testArcade } from '../../../testing/arcade.ts'

const { server, memberWith, launchToken, wagers, app, db, cashOf, defects } = await testArcade()
const rich = 1_000_000n

async function ask<T>(
  { method, path }: Pick<Endpoint, 'method' | 'path'>,
  input: Record<string, unknown>,
  token?: string,
) {
  const body = { ...input }
  const url = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = body[name]
    delete body[name]
    return String(value)
  })
  const query = new URLSearchParams(body as Record<string, string>).toString()
  const reply = await server.inject({
    method,
    url: method === 'GET' && query !== '' ? `${url}?${query}` : url,
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    ...(method === 'GET' ? {} : { payload: body }),
  })
  return { status: reply.statusCode, ...reply.json<{ code: string; value: T }>() }
}

async function open(member: string | null, model: string): Promise<ArcadeTable> {
  const token = await launchToken(member, model)
  const opened = await ask<ArcadeTable>(calls.openArcade, { token })
  expect(opened.code).toBe('')
  const { session, seed, nextSeed } = opened.value
  if (seed === null) {
    const own = { session, clientSeed: 'of-the-browser', commitment: nextSeed.commitment }
    await ask(calls.exchangeSeeds, own)
  }
  return (await ask<ArcadeTable>(calls.resumeArcade, { session })).value
}

async function exchange(session: string, clientSeed: string) {
  const { next } = (await ask<{ next: NextSeed }>(calls.getSeeds, { session })).value
  return await ask(calls.exchangeSeeds, { session, clientSeed, commitment: next.commitment })
}

const signIn = (id: string, kind: 'member' | 'operator', role: 'member' | 'auditor') =>
  db.transaction((tx) =>
    app.http.sessions.open(tx, { kind, id, name: id, roles: [role], ip: '::1', userAgent: '' }),
  )

let asked = 0
const choice = { side: 'under', target: 5_000 }

describe('the calls of the arcade', () => {
  it('[AR46] tell with every answer of a round a head of the public list, which stands in it', async () => {
    const { session, stakes } = await open(await memberWith(rich), 'dice')
    const played = await ask<ArcadePlayed>(calls.playRound, {
      session,
      request: 'request-of-head',
      stake: stakes.usual,
      choice,
    })
    const { position, hash } = played.value.head
    expect(position).toBeGreaterThan(0)
    const { list } = (
      await ask<{ list: { position: number; hash: string }[] }>(calls.listCommitments, {
        cursor: String(position - 1),
        limit: 1,
      })
    ).value
    expect(list).toMatchObject([{ position, hash }])
    const heads = await ask<{ promises: unknown }>(books.listDayHeads, {})
    expect(heads.value.promises).toEqual({ position, hash })
  })

  it('[AR4] open, play, list, tell and exchange seeds', async () => {
    const member = await memberWith(rich)
    const table = await open(member, 'dice')
    const { session, stakes } = table
    const played = await ask<ArcadePlayed>(calls.playRound, {
      session,
      request: 'request-1',
      stake: stakes.usual,
      choice,
    })
    expect(played).toMatchObject({
      status: 200,
      value: { round: { state: 'settled', nonce: 0 }, nonce: 1 },
    })
    expect(BigInt(played.value.balance)).toBe(await cashOf(member))
    const listed = await ask<{ list: unknown[] }>(calls.listArcadeRounds, { session })
    expect(listed.value.list).toMatchObject([{ id: played.value.round.id }])
    expect((await ask(calls.getSeeds, { session })).value).toMatchObject({
      active: { id: table.seed?.id, serverSeed: '', nonce: 1 },
      revealed: [],
    })
    const exchanged = await exchange(session, 'mine')
    expect(exchanged.value).toMatchObject({
      active: { clientSeed: 'mine' },
      revealed: { id: table.seed?.id, commitment: table.seed?.commitment },
    })
    expect((await ask(calls.resumeArcade, { session })).value).toMatchObject({ session })
    const published = await ask<{ list: { id: string }[] }>(calls.listCommitments, { limit: 100 })
    expect(published.value.list.map(({ id }) => id)).toContain(table.seed?.id)
    expect(defects).toEqual([])
  })

  it('[AR17] list every round of a pair over all games, voided ones with their reason, and prove them as one', async () => {
    const member = await memberWith(1_000n)
    const { session, seed } = await open(member, 'dice')
    const at = await open(member, 'mines')
    const play = (table: string, stake: string, about: object) =>
      ask(calls.playRound, {
        session: table,
        request: `of-a-pair-${(asked += 1)}`,
        stake,
        ...about,
      })
    expect((await play(session, '400', { choice })).code).toBe('')
    expect((await play(at.session, '99999', { choice: { mines: 3 } })).code).not.toBe('')
    expect((await play(at.session, '50000', { choice: { mines: 3 } })).code).toBe(
      'insufficient_funds',
    )
    expect((await play(session, '50000', { choice })).code).toBe('insufficient_funds')
    expect((await play(session, '400', { choice })).code).toBe('')
    await exchange(session, 'next')
    const list = (input: Record<string, unknown>) =>
      ask<{ pair: SeedPair; list: ArcadeRound[]; next: string }>(calls.listPairRounds, input)
    const first = (await list({ session, seed: seed?.id, limit: 3 })).value
    const rest = (await list({ session, seed: seed?.id, cursor: first.next })).value
    const { pair } = rest
    const rounds = [...first.list, ...rest.list]
    expect(rounds.map(({ nonce, state, voidedBy }) => [nonce, state, voidedBy])).toEqual([
      [0, 'settled', ''],
      [1, 'voided', 'insufficient_funds'],
      [2, 'voided', 'insufficient_funds'],
      [3, 'settled', ''],
    ])
    expect(auditPair({ ...pair, rounds })).toMatchObject({
      verdict: 'incomplete',
      checks: { commitment: true },
      unshown: [],
      proven: 2,
    })
    const hidden = rounds.filter(({ nonce }) => nonce !== 2)
    expect(auditPair({ ...pair, rounds: hidden })).toMatchObject({
      verdict: 'refuted',
      skipped: [2],
    })

    const stranger = await open(await memberWith(1_000n), 'dice')
    const code = (await list({ session: stranger.session, seed: seed?.id })).code
    expect(code).toBe('not_found')
  })

  it('[AR3] take no forged outcome, no cents that are none, and no unknown session', async () => {
    const member = await memberWith(rich)
    const { session, stakes } = await open(member, 'dice')
    const round = { session, request: 'request-1', stake: stakes.min, choice }
    for (const forged of [
      { payout: '1000000' },
      { shown: { roll: 1 } },
      { nonce: 5 },
      { outcome: 'win' },
      { stake: '1.5' },
      { stake: '-1' },
      { stake: '01' },
      { stake: 100 },
      { request: '' },
      { session: 'short' },
    ]) {
      expect(await ask(calls.playRound, { ...round, ...forged })).toMatchObject({ status: 400 })
    }
    const forgedChoice = { ...choice, roll: 0 }
    expect(await ask(calls.playRound, { ...round, choice: forgedChoice })).toMatchObject({
      code: 'invalid_choice',
    })
    const nobody = 'x'.repeat(43)
    expect(await ask(calls.playRound, { ...round, session: nobody })).toMatchObject({
      code: 'session_over',
    })
    expect(await cashOf(member)).toBe(rich)
    expect(await wagers.listWagers(member)).toEqual([])
  })

  it('[AR5] a hundred spins at once by a script are one', async () => {
    const member = await memberWith(rich)
    const { session, stakes, roundMs } = await open(member, 'lines-20-medium')
    expect(roundMs).toBe(2_500)
    const all = await Promise.all(
      Array.from({ length: 100 }, (_, n) =>
        ask(calls.playRound, { session, request: `request-${n}`, stake: stakes.min, choice: null }),
      ),
    )
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(all.filter(({ code }) => code === 'too_soon')).toHaveLength(99)
    expect(await wagers.listWagers(member)).toHaveLength(1)
  })

  it('[AR34] serve the table of crash', async () => {
    const { session, stakes } = await open(await memberWith(rich), 'crash')
    const look = () => ask<{ state: { round: number } }>(sharedCalls.getSharedTable, { session })
    // The very first flight waits for the public value of its chain.
    await expect.poll(async () => (await look()).code, { timeout: 5_000 }).toBe('')
    const looked = await look()
    expect(looked.value.state).toMatchObject({ phase: 'betting', link: '', outcome: null })
    const bet = { session, request: 'request-1', slot: 1, stake: stakes.min, choice: { outAt: 0 } }
    const placed = await ask(sharedCalls.betShared, bet)
    expect(placed.value).toMatchObject({
      bet: { own: true, move: null },
      round: looked.value.state.round,
    })
    expect(
      await ask(calls.playRound, { session, request: 'request-2', stake: '1', choice: null }),
    ).toMatchObject({
      code: 'not_allowed',
    })
  })
})

describe('recall', () => {
  it('[AR15] draws a round again for its player and for operators, and for nobody else', async () => {
    const member = await memberWith(rich)
    const { session, stakes } = await open(member, 'lines-20-medium')
    const played = await ask<ArcadePlayed>(calls.playRound, {
      session,
      request: 'request-1',
      stake: stakes.min,
      choice: null,
    })
    const [wager] = await wagers.listWagers(member)
    const own = await signIn(member, 'member', 'member')
    const recall = () => ask<RecalledRound>(calls.recallRound, { wager: wager?.id }, own)
    // Its end is noted a moment after the player was answered.
    await expect.poll(async () => (await recall()).value.round?.endedAt).not.toBe('')
    expect((await recall()).value).toMatchObject({
      round: { shown: played.value.round.shown, payout: played.value.round.payout },
      seed: null,
      shared: null,
      engine: 'lines',
      model: 'lines-20-medium',
      // Its record is drawn in the place in which it was played.
      family: expect.any(String),
    })
    const stranger = await signIn(await memberWith(0n), 'member', 'member')
    expect(await ask(calls.recallRound, { wager: wager?.id }, stranger)).toMatchObject({
      code: 'not_found',
    })
    expect(await ask(calls.recallRound, { wager: wager?.id })).toMatchObject({
      code: 'sign_in_required',
    })
    expect(await ask(calls.recallAnyRound, { wager: wager?.id }, own)).toMatchObject({
      code: 'not_allowed',
    })
    const auditor = await signIn('opr_auditor', 'operator', 'auditor')
    const audited = await ask<RecalledRound>(calls.recallAnyRound, { wager: wager?.id }, auditor)
    expect(audited.value.round).toEqual((await recall()).value.round)
    await exchange(session, 'next')
    const revealed = await ask<RecalledRound>(calls.recallRound, { wager: wager?.id }, own)
    expect(revealed.value.seed?.serverSeed).toMatch(/^[0-9a-f]{64}$/)
  })

  it('[AR15] tells a flight by its number, chain and salt', async () => {
    const member = await memberWith(rich)
    const { session, stakes } = await open(member, 'crash')
    for (;;) {
      const { value } = await ask<{ state: { phase: string } }>(sharedCalls.getSharedTable, {
        session,
      })
      if (value.state.phase === 'betting') break
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
    await ask(sharedCalls.betShared, {
      session,
      request: 'request-1',
      slot: 1,
      stake: stakes.min,
      choice: { outAt: 0 },
    })
    const [wager] = await wagers.listWagers(member)
    const own = await signIn(member, 'member', 'member')
    const recalled = await ask<RecalledRound>(calls.recallRound, { wager: wager?.id }, own)
    expect(recalled.value).toMatchObject({
      seed: null,
      shared: { link: '', outcome: null, move: null },
      model: 'crash',
    })
    expect(recalled.value.shared?.chain.salt).not.toBe('')
  })
})
