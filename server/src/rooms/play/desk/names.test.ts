import { expect, it, vi } from 'vitest'
import type { Member } from '../../identity/identity.ts'
import { createNames, type NamesDeps } from './names.ts'

const known = new Map([
  ['mem_1', { id: 'mem_1', account: 'jessa' }],
  ['mem_2', { id: 'mem_2', account: 'marco' }],
]) as unknown as ReadonlyMap<string, Member>
const koi = { game: { code: 'koi' }, vendor: { name: 'Kite Games' } }
const list = vi.fn<NamesDeps['members']['list']>(async () => known)
const findByAccount = vi.fn<NamesDeps['members']['findByAccount']>(async (_, account) =>
  [...known.values()].find((member) => member.account === account),
)
const names = createNames({
  db: {} as NamesDeps['db'],
  members: { list, findByAccount },
  catalogue: {
    findGameByCode: (_: string, code: string) => (code === 'koi' ? koi : undefined),
    findVendor: (code: string) => (code === 'KITE' ? koi.vendor : undefined),
    showGame: (_: unknown, language: string) => ({
      displayName: `Koi ${language}`,
      iconUrl: '/koi.svg',
    }),
  } as unknown as NamesDeps['catalogue'],
  providerName: (key) => (key === 'ARCADE' ? 'Baize arcade' : undefined),
})
const reader = { language: 'JA', seesMembers: true } as const
const game = { vendor: 'KITE', code: 'koi' }

it('[Y28] the accounts of a page are one question', async () => {
  const name = await names.read(['mem_1', null, 'mem_2'], reader)
  expect(name({ vendor: 'ARCADE', member: 'mem_2' }, game)).toEqual({
    vendorName: 'Baize arcade',
    account: 'marco',
    gameName: 'Koi JA',
    gameVendorName: 'Kite Games',
    iconUrl: '/koi.svg',
  })
  expect(name({ vendor: 'ARCADE', member: null }, game).account).toBe('')
  expect(list).toHaveBeenCalledOnce()
  expect(list.mock.lastCall?.[1]).toEqual(['mem_1', 'mem_2'])
})

it('[Y28] what nobody named goes by its code', async () => {
  const name = await names.read([], reader)
  expect(name({ vendor: 'ACME', member: 'mem_9' }, { vendor: 'KITE', code: 'gone' })).toEqual({
    vendorName: 'ACME',
    account: '',
    gameName: 'gone',
    gameVendorName: 'Kite Games',
    iconUrl: '',
  })
})

it('[Y28] who may not look at members is told no account, nor finds one by it', async () => {
  list.mockClear()
  findByAccount.mockClear()
  const stranger = { ...reader, seesMembers: false }
  const name = await names.read(['mem_1'], stranger)
  expect(name({ vendor: 'ARCADE', member: 'mem_1' }, game).account).toBe('')
  expect(await names.memberOf('jessa', stranger)).toBe('jessa')
  expect(list).not.toHaveBeenCalled()
  expect(findByAccount).not.toHaveBeenCalled()
})

it.each([
  [undefined, undefined],
  ['', ''],
  ['mem_7', 'mem_7'],
  [' jessa ', 'mem_1'],
  ['nobody', 'nobody'],
])('[Y28] the words %j mean %j', async (words, member) => {
  expect(await names.memberOf(words, reader)).toBe(member)
})
