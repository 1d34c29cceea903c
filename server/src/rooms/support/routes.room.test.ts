import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { Role } from '@baize/contract/roles'
import { createIdMaker } from '@baize/kernel/ids'
import { systemRandomBytes } from '@baize/kernel/random'
import { testApp } from '../../../testing/app.ts'

const { server, tokenFor } = await testApp()
const makeId = createIdMaker({ now: () => new Date(), randomBytes: systemRandomBytes })

type Options = { role?: Role; payload?: object; language?: string }

async function ask<Value>(
  method: 'GET' | 'POST' | 'PUT',
  url: string,
  { role, payload, language = 'en' }: Options = {},
) {
  const token = role === undefined ? {} : { authorization: `Bearer ${await tokenFor(role)}` }
  const reply = await server.inject({
    method,
    url,
    headers: {
      ...token,
      'accept-language': language,
      ...(Buffer.isBuffer(payload) ? { 'content-type': 'application/octet-stream' } : {}),
    },
    ...(payload === undefined ? {} : { payload }),
  })
  return reply.json<{ code: string; value: Value; success: boolean; message: string }>()
}

const unread = async (role: Role) =>
  (await ask<{ count: number }>('GET', '/wps/relay/CSP_unreadCount', { role })).value.count

const reason = 'A test'
const message = (change: object = {}) => ({
  id: makeId('snd'),
  audience: { to: 'member', member: 'mem_member' },
  kind: 'personal',
  title: { EN: 'Hello', JA: 'こんにちは' },
  text: { EN: 'A word', JA: 'ひとこと' },
  link: '/promotions',
  reason,
  ...change,
})
const send = (payload: object, role: Role = 'support') =>
  ask<{ state: string; sent: number }>('POST', '/ops/api/messages/send', { role, payload })

const feedback = (change: object = {}) => ({
  id: makeId('fbk'),
  category: 'site',
  text: 'The page stands still.',
  contact: '',
  ...change,
})
const give = (payload: object, role?: Role) =>
  ask('PUT', '/wps/feedback', { payload, ...(role && { role }) })

describe('the inbox', () => {
  it('[SU3] the unread count follows what is sent, read and removed', async () => {
    // Whoever has no account yet gets one with the first token.
    expect(await unread('member')).toBe(0)
    expect((await send(message())).value).toMatchObject({ state: 'sent', sent: 1 })
    await send(message({ title: { EN: 'Second' }, text: { EN: 'x' } }))
    expect(await unread('member')).toBe(2)
    const list = await ask<{ items: { id: string; title: string }[]; unread: number }>(
      'GET',
      '/wps/relay/CSP_messageList?limit=10',
      { role: 'member', language: 'ja' },
    )
    expect(list.value.items.map(({ title }) => title)).toEqual(['Second', 'こんにちは'])
    const ids = list.value.items.map(({ id }) => id)
    await ask('PUT', '/wps/relay/CSP_readMessages', {
      role: 'member',
      payload: { ids: ids.slice(0, 1) },
    })
    expect(await unread('member')).toBe(1)
    // An agent of this test is another person, who can touch none of it.
    for (const url of ['CSP_readMessages', 'CSP_removeMessages']) {
      const method = url === 'CSP_readMessages' ? 'PUT' : 'POST'
      const touched = await ask(method, `/wps/relay/${url}`, { role: 'agent', payload: { ids } })
      expect(touched.value).toEqual({ count: 0 })
    }
    expect(await unread('member')).toBe(1)
    await ask('POST', '/wps/relay/CSP_removeMessages', { role: 'member', payload: { ids } })
    expect(await unread('member')).toBe(0)
  })

  it('[SU3] is not for trial accounts and visitors', async () => {
    const url = '/wps/relay/CSP_unreadCount'
    expect((await ask('GET', url, { role: 'trial' })).code).toBe('not_allowed')
    expect((await ask('GET', url)).code).toBe('sign_in_required')
  })

  it('[SU8] what goes to all agents is written by the queue', async () => {
    const before = await unread('agent')
    const sent = await send(message({ audience: { to: 'type', type: 'agent' }, kind: 'site' }))
    expect(sent.value.state).toBe('sending')
    for (let tries = 0; tries < 100 && (await unread('agent')) === before; tries += 1) {
      await sleep(100)
    }
    expect(await unread('agent')).toBe(before + 1)
  })

  it('[SU5] is written to by support, and by nobody who only reads', async () => {
    expect((await send(message(), 'auditor')).code).toBe('not_allowed')
    expect((await send(message({ link: 'https://evil.example' }))).code).toBe('link_invalid')
    expect((await send(message({ text: { EN: 'x'.repeat(4001) } }))).code).toBe('invalid_input')
  })
})

const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#105e41' } })
  .png()
  .toBuffer()

describe('feedback', () => {
  it('[SU9] is taken from anybody without a token, and the rules say how much', async () => {
    expect((await ask('GET', '/wps/feedback')).value).toEqual({
      min: 10,
      max: 500,
      mostPictures: 3,
    })
    for (const role of [undefined, 'member', 'trial'] as const) {
      expect((await give(feedback(), role)).success).toBe(true)
    }
    expect((await give(feedback({ text: 'Too short' }))).code).toBe('text_too_short')
    for (const length of [10, 500]) {
      expect((await give(feedback({ text: '麻'.repeat(length) }))).success).toBe(true)
    }
    expect((await give(feedback({ text: 'x'.repeat(4001) }))).code).toBe('invalid_input')
    expect((await give(feedback({ text: '麻'.repeat(501) }))).code).toBe('text_too_long')
  })

  it('[SU9] takes its pictures one by one, as bytes, from who sent it', async () => {
    const sent = feedback()
    const add = (payload: Buffer | object, place = 1, role?: Role) =>
      ask('PUT', `/wps/feedback/${sent.id}/pictures/${place}`, { payload, ...(role && { role }) })
    expect((await add(png)).code).toBe('not_found')
    await give(sent)
    expect((await add(Buffer.from('no picture'))).code).toBe('image_invalid')
    expect((await add({ picture: png.toString('base64') })).code).toBe('invalid_content_type')
    expect((await add(png, 1, 'member')).code).toBe('not_found')
    expect((await add(png)).success).toBe(true)
    expect((await add(png, 4)).code).toBe('invalid_input')
  })

  it('[SU11] stands in the queue with its pictures, and its answer in the inbox', async () => {
    const sent = feedback({ category: 'idea' })
    await give(sent, 'member')
    await ask('PUT', `/wps/feedback/${sent.id}/pictures/1`, { payload: png, role: 'member' })
    const list = await ask<{ items: { id: string; account: string }[]; open: number }>(
      'GET',
      '/ops/api/feedback?state=open&category=idea',
      { role: 'auditor' },
    )
    expect(list.value.items.at(-1)).toMatchObject({ id: sent.id, account: 'member' })
    const url = `/ops/api/feedback/${sent.id}`
    const one = await ask<{ pictures: string[] }>('GET', url, { role: 'risk' })
    expect(one.value.pictures[0]).toMatch(/^data:image\/webp;base64,/)
    const before = await unread('member')
    const payload = { answer: 'It will come.', close: false, reason }
    expect((await ask('POST', url, { role: 'auditor', payload })).code).toBe('not_allowed')
    expect((await ask('POST', url, { role: 'support', payload })).value).toMatchObject({
      state: 'answered',
    })
    expect((await ask('POST', url, { role: 'admin', payload })).code).toBe('already_decided')
    expect(await unread('member')).toBe(before + 1)
  })
})

describe('the chat', () => {
  it('[SU12] names its models, and where each begins', async () => {
    const models = await ask<{ list: { model: string }[] }>('GET', '/wps/relay/CBS_modelList')
    expect(models.value.list).toEqual([{ model: 'LEAVE_MESSAGE' }])
    const launched = await ask('GET', '/wps/relay/CBS_launchChat?model=LIVECHAT')
    expect(launched.value).toEqual({ chatUrl: '/help#feedback' })
  })
})
