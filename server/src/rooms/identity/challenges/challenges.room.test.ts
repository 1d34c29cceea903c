import { Buffer } from 'node:buffer'
import { solveChallenge, type Challenge, type Solution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { describe, expect, it } from 'vitest'
import type { ChallengePurpose } from '@baize/contract/identity/verification'
import { testIdentity } from '../../../../testing/identity.ts'
import { createChallenges } from './challenges.ts'
import { drawText } from './image.ts'
import { drawFor, provePerson } from './prove-person.ts'

const identity = await testIdentity()
const { db, clock, makeId } = identity
let drawn = ''
const challenges = createChallenges({
  ...identity,
  draw(text) {
    drawn = text
    return drawText(text)
  },
})
const minute = 60_000

const pack = (challenge: unknown, solution: unknown) =>
  Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')

/** As a browser does it, with the web's own cryptography. */
async function solve(purpose: ChallengePurpose = 'login', counterStart = 0) {
  const issued = await challenges.issue(purpose)
  const challenge = JSON.parse(issued.challenge) as Challenge
  const solution = await solveChallenge({ challenge, deriveKey, counterStart })
  if (solution === null) throw new Error('A challenge was not solved in time.')
  return { challenge, solution, answer: pack(challenge, solution) }
}

const refused = { ok: false, code: 'verification_required' }

describe('a proof of work', () => {
  it('[I41] is accepted once, for the purpose that it was made for', async () => {
    const { answer } = await solve()
    expect(await challenges.require(['register'], answer)).toMatchObject(refused)
    expect(await challenges.require(['login'], answer)).toMatchObject({ ok: true })
    expect(await challenges.require(['login'], answer)).toMatchObject(refused)
  })

  it('[I41] of ten who bring the same answer at once one passes', async () => {
    const { answer } = await solve()
    const tries = Array.from({ length: 10 }, () => challenges.require(['login'], answer))
    expect((await Promise.all(tries)).filter(({ ok }) => ok)).toHaveLength(1)
  })

  it('[I41] holds for five minutes', async () => {
    const { answer } = await solve()
    clock.ms += 5 * minute
    expect(await challenges.require(['login'], answer)).toMatchObject(refused)
    clock.ms -= minute
    expect(await challenges.require(['login'], answer)).toMatchObject({ ok: true })
  })

  it('[I41] cannot be changed, made by somebody else, or answered without the work', async () => {
    const { challenge, solution } = await solve()
    const { parameters } = challenge
    const forged: [Challenge, Solution][] = [
      [{ ...challenge, parameters: { ...parameters, data: { purpose: 'register' } } }, solution],
      [{ ...challenge, parameters: { ...parameters, expiresAt: 9_999_999_999 } }, solution],
      [{ ...challenge, parameters: { ...parameters, nonce: '00'.repeat(16) } }, solution],
      [{ parameters, signature: '00'.repeat(32) }, solution],
      [{ parameters }, solution],
      [challenge, { ...solution, derivedKey: parameters.keyPrefix + '00'.repeat(16) }],
    ]
    for (const [given, answer] of forged) {
      expect(await challenges.require(['login', 'register'], pack(given, answer))).toMatchObject(
        refused,
      )
    }
    expect(await challenges.require(['login'], pack(challenge, solution))).toMatchObject({
      ok: true,
    })
  })

  it.each([
    undefined,
    '',
    'x',
    '{}',
    pack(null, null),
    pack({ parameters: {}, signature: '' }, {}),
    pack({ parameters: { data: [] }, signature: 'é' }, { counter: -1 }),
    pack({ parameters: JSON.parse(`${'['.repeat(900)}${']'.repeat(900)}`), signature: 'a' }, {}),
  ])('[I41] nonsense is refused (%#)', async (answer) => {
    expect(await challenges.require(['login'], answer)).toMatchObject(refused)
  })

  it('[I43] takes ten times the work where it stands for the image', async () => {
    const { solution } = await solve('login')
    expect(solution.counter).toBeGreaterThanOrEqual(220)
    expect(solution.counter).toBeLessThan(340)
    // Were it less work, a search that begins here would not end.
    const harder = await solve('instead_of_image', 2200)
    expect(harder.solution.counter).toBeGreaterThanOrEqual(2200)
  })
})

describe('an image', () => {
  async function draw(id: string = makeId('cap')) {
    const image = await challenges.drawImage(id)
    return { id, image, text: drawn }
  }

  it('[I42] is answered by its letters, whatever their case, once', async () => {
    const { id, text } = await draw()
    expect(await challenges.checkImage(id, text.toLowerCase())).toMatchObject({ ok: true })
    expect(await challenges.checkImage(id, text)).toMatchObject({ code: 'captcha_wrong' })
  })

  it('[I42] of ten who answer it at once one is right', async () => {
    const { id, text } = await draw()
    const tries = Array.from({ length: 10 }, () => challenges.checkImage(id, text))
    expect((await Promise.all(tries)).filter(({ ok }) => ok)).toHaveLength(1)
  })

  it('[I42] is over after five minutes', async () => {
    const { id, text } = await draw()
    clock.ms += 5 * minute
    expect(await challenges.checkImage(id, text)).toMatchObject({ code: 'captcha_wrong' })
  })

  it('[I42] is a PNG in base64', async () => {
    const { image } = await draw()
    const png = Buffer.from(image, 'base64')
    expect(png.subarray(1, 4).toString()).toBe('PNG')
    expect(image.length).toBeLessThan(100_000)
  })

  it('[I42] is used up by a wrong answer, and told so', async () => {
    const { id, text } = await draw()
    expect(await challenges.checkImage(id, '')).toMatchObject({ code: 'captcha_required' })
    expect(await challenges.checkImage(undefined, 'ACDEF')).toMatchObject({
      code: 'captcha_required',
    })
    expect(await challenges.checkImage(id, 'wrong')).toMatchObject({ code: 'captcha_wrong' })
    expect(await challenges.checkImage(id, text)).toMatchObject({ code: 'captcha_wrong' })
  })

  it('[I42] without an id is drawn under one that the browser keeps, and answered by it', async () => {
    const call = identity.caller()
    const image = await drawFor(challenges, undefined, call)
    expect(Buffer.from(image, 'base64').subarray(1, 4).toString()).toBe('PNG')
    const { answer } = await solve('register')
    const given = { challenge: answer, captcha: drawn }
    const other = identity.caller()
    expect(await provePerson(challenges, 'register', given, other, true)).toMatchObject({
      code: 'captcha_required',
    })
    const again = { ...given, challenge: (await solve('register')).answer }
    expect(await provePerson(challenges, 'register', again, call, true)).toMatchObject({ ok: true })
  })

  it('[I42] is kept as a keyed hash, and another under the same id takes its place', async () => {
    const { id } = await draw()
    const hashOf = () => db.sql.one<{ hash: Buffer }>`
      select answer_hash as hash from identity.captchas where id = ${id}`
    const { hash } = await hashOf()
    expect(hash).toHaveLength(32)
    await draw(id)
    expect((await hashOf()).hash.equals(hash)).toBe(false)
  })
})
