import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { testSupport } from '../../../../testing/support.ts'
import { mostPerDay } from './rules.ts'

const room = await testSupport()
const { db, support, createMember, operator, makeId, told, mailed, clock, limits, listAudit } = room
const { feedback, inbox } = support

const png = await sharp({ create: { width: 2400, height: 30, channels: 3, background: '#105e41' } })
  .png()
  .toBuffer()
const other = await sharp(png).negate().png().toBuffer()
const words = 'The wheel stands still on my phone.'
let networks = 0
const given = (change: object = {}) => ({
  id: makeId('fbk'),
  category: 'game' as const,
  text: words,
  contact: '',
  language: 'EN' as const,
  ip: `198.51.100.${(networks += 1)}`,
  ...change,
})
const ending = { answer: 'It turns again.', close: false, reason: 'A test', operator }

describe('feedback', () => {
  it('[SU9] is taken from a visitor, and the desk hears of it', async () => {
    const sent = given({ contact: 'rico@example.com' })
    expect(await feedback.send(sent)).toEqual({ ok: true, value: undefined })
    expect(await feedback.find(sent.id)).toMatchObject({
      text: words,
      member: null,
      account: '',
      state: 'open',
    })
    expect(told.at(-1)).toEqual({
      topic: 'desk',
      event: { kind: 'queue.changed', queue: 'feedback' },
    })
  })

  it('[SU9] is taken once by its id, however often it is sent at once', async () => {
    const sent = given()
    const answers = await Promise.all([1, 2, 3, 4].map(() => feedback.send(sent)))
    expect(answers.every(({ ok }) => ok)).toBe(true)
    expect(await feedback.send({ ...sent, text: `${words} Again.` })).toMatchObject({
      code: 'id_used_differently',
    })
    // Nobody else gets to know what stands under an id.
    const { id: from, account } = await createMember()
    expect(await feedback.send({ ...sent, from: { id: from, account } })).toMatchObject({
      code: 'id_used_differently',
    })
  })

  it('[SU9] takes a picture for a place once, however often it is sent at once', async () => {
    const sent = given()
    await feedback.send(sent)
    const add = (change: object = {}) =>
      feedback.addPicture({ id: sent.id, place: 1, picture: png, ...change })
    const answers = await Promise.all([1, 2, 3, 4].map(() => add()))
    expect(answers.every(({ ok }) => ok)).toBe(true)
    expect(await add({ picture: other })).toMatchObject({ code: 'id_used_differently' })
    expect((await add({ picture: other, place: 2 })).ok).toBe(true)
    expect(await feedback.listPictures(sent.id)).toHaveLength(2)
    expect(await feedback.find(sent.id)).toMatchObject({ pictures: 2 })
  })

  it('[SU9] takes pictures from who sent it, soon, and while nobody has answered', async () => {
    const { id: from, account } = await createMember()
    const add = (id: string, change: object = {}) =>
      feedback.addPicture({ id, place: 1, picture: png, ...change })
    const [ofVisitor, ofMember, answered] = [
      given(),
      given({ from: { id: from, account } }),
      given(),
    ]
    for (const one of [ofVisitor, ofMember, answered]) await feedback.send(one)
    await feedback.end(answered.id, ending)
    const refused = { code: 'not_found' }
    expect(await add(makeId('fbk'))).toMatchObject(refused)
    expect(await add(ofVisitor.id, { from: { id: from, account } })).toMatchObject(refused)
    expect(await add(ofMember.id)).toMatchObject(refused)
    expect(await add(answered.id)).toMatchObject(refused)
    expect((await add(ofMember.id, { from: { id: from, account } })).ok).toBe(true)
    clock.ms += 31 * 60_000
    expect(await add(ofVisitor.id)).toMatchObject(refused)
  })

  it('[SU9] keeps of a picture nothing but its looks', async () => {
    const polyglot = Buffer.concat([png, Buffer.from('<script>alert(1)</script>PK\u0003\u0004')])
    const sent = given()
    await feedback.send(sent)
    expect((await feedback.addPicture({ ...sent, place: 1, picture: polyglot })).ok).toBe(true)
    const [kept = Buffer.alloc(0)] = await feedback.listPictures(sent.id)
    expect(kept.includes('script')).toBe(false)
    expect(await sharp(kept).metadata()).toMatchObject({ format: 'webp', width: 1600 })
  })

  it.each([
    ['a page', '<html><script>1</script></html>'],
    ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['a picture that ends too soon', png.subarray(0, 60)],
    ['GIF with a script', 'GIF89a/*<script>*/'],
  ])('[SU9] refuses %s as a picture', async (_, bytes) => {
    const sent = given()
    await feedback.send(sent)
    const picture = Buffer.from(bytes)
    expect(await feedback.addPicture({ ...sent, place: 1, picture })).toMatchObject({
      code: 'image_invalid',
    })
    expect(await feedback.listPictures(sent.id)).toEqual([])
  })

  it('[SU9] has no more pictures and words than are allowed now', async () => {
    limits.feedbackPictures = 1
    const sent = given()
    await feedback.send(sent)
    const add = (place: number) => feedback.addPicture({ ...sent, place, picture: png })
    expect((await add(1)).ok).toBe(true)
    expect(await add(2)).toMatchObject({ code: 'not_found' })
    limits.feedbackPictures = 3
    limits.feedbackMax = 20
    expect(await feedback.send(given())).toMatchObject({ code: 'text_too_long' })
    limits.feedbackMax = 500
  })

  it('[SU9] comes from one network so often a day', async () => {
    const ip = '203.0.113.200'
    for (let index = 0; index < mostPerDay; index += 1) await feedback.send(given({ ip }))
    expect(await feedback.send(given({ ip }))).toMatchObject({ code: 'too_many_requests' })
    clock.ms += 25 * 3_600_000
    expect((await feedback.send(given({ ip }))).ok).toBe(true)
  })
})

describe('an answer', () => {
  it('[SU11] of a member’s feedback is in the inbox, in one commit with the audit entry', async () => {
    const { id, account } = await createMember()
    const sent = given({ from: { id, account } })
    await feedback.send(sent)
    expect(await feedback.end(sent.id, ending)).toMatchObject({
      value: { state: 'answered', answer: 'It turns again.', answeredBy: 'Sue' },
    })
    const { items } = await inbox.list(id, { language: 'EN', limit: 10 })
    expect(items).toMatchObject([{ text: 'It turns again.', isRead: false }])
    expect((await listAudit('feedback.answered')).at(-1)).toMatchObject({ object: sent.id })
  })

  it('[SU11] to a visitor goes by mail where a mail address was left, and nowhere else', async () => {
    const before = mailed.length
    for (const contact of ['ana@example.com', '+63 917 555', '']) {
      const sent = given({ contact })
      await feedback.send(sent)
      expect((await feedback.end(sent.id, ending)).ok).toBe(true)
    }
    expect(mailed.slice(before)).toMatchObject([{ to: 'ana@example.com' }])
    expect(mailed.at(-1)?.text).toContain(words)
  })

  it('[SU11] is given by one of two who answer at once', async () => {
    const sent = given()
    await feedback.send(sent)
    const both = await Promise.all([
      feedback.end(sent.id, ending),
      feedback.end(sent.id, { ...ending, close: true }),
    ])
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
    expect(both.find(({ ok }) => !ok)).toMatchObject({ code: 'already_decided' })
  })

  it('[SU11] has words, and a closed one has none', async () => {
    const sent = given()
    await feedback.send(sent)
    expect(await feedback.end(sent.id, { ...ending, answer: '  ' })).toMatchObject({
      code: 'text_empty',
    })
    expect(await feedback.end('fbk_none', ending)).toMatchObject({ code: 'not_found' })
    expect(await feedback.end(sent.id, { ...ending, close: true })).toMatchObject({
      value: { state: 'closed', answer: '' },
    })
  })
})

describe('the queue', () => {
  it('[SU11] shows what is open by age and the rest newest first, in pages', async () => {
    const ids: string[] = []
    for (let index = 0; index < 3; index += 1) {
      const sent = given({ category: 'idea' })
      ids.push(sent.id)
      await feedback.send(sent)
    }
    const open = await feedback.list({ state: 'open', category: 'idea', limit: 2 })
    expect(open.map(({ id }) => id)).toEqual(ids.slice(0, 2))
    const after = open.at(-1)?.number
    const rest = await feedback.list({ state: 'open', category: 'idea', limit: 2, after })
    expect(rest.map(({ id }) => id)).toEqual(ids.slice(2))
    for (const id of ids) await feedback.end(id, ending)
    const done = await feedback.list({ state: 'answered', category: 'idea', limit: 5 })
    expect(done.map(({ id }) => id)).toEqual(ids.toReversed())
  })

  it('[SU4] keeps what is over for a year, and what is open for ever', async () => {
    const [over, open] = [given(), given()]
    await feedback.send(over)
    await feedback.send(open)
    await feedback.end(over.id, ending)
    clock.ms += 366 * 86_400_000
    await db.transaction(feedback.sweep)
    expect(await feedback.find(over.id)).toBeUndefined()
    expect(await feedback.find(open.id)).toBeDefined()
  })
})
