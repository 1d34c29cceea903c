import { expect, it } from 'vitest'
import { contract } from './every-call.ts'

const calls = Object.entries(contract)

it('[H10] what anybody may send is small, and never says otherwise', () => {
  const large = calls.filter(
    ([, { access, carries, bodyBytes, bodyValues }]) =>
      access === 'everyone' &&
      carries === undefined &&
      (bodyBytes !== undefined || bodyValues !== undefined),
  )
  expect(large.map(([name]) => name)).toEqual([])
})

it('[H14] a picture is never a text: no call takes a field that is longer than a page', () => {
  const longest = (schema: unknown): number => {
    if (typeof schema !== 'object' || schema === null) return 0
    const { type, maxLength } = schema as { type?: unknown; maxLength?: number }
    const own = type === 'string' ? (maxLength ?? 0) : 0
    return Math.max(own, ...Object.values(schema).map(longest))
  }
  const long = calls.filter(([, { input }]) => longest(input) > 60_000)
  // Of ten thousand lines; a slip of many tickets is as large, and the bytes of the call bound both.
  expect(long.map(([name]) => name)).toEqual(['buyChase', 'buyLotteryTickets'])
  expect(long.every(([, { input, bodyBytes = 0 }]) => longest(input) <= bodyBytes)).toBe(true)
})

it('[H14] a call that carries a picture has it under that name, is counted, and reads no more than it', () => {
  const carrying = calls.filter(([, { carries }]) => carries !== undefined)
  expect(carrying.map(([name]) => name).toSorted((a, b) => a.localeCompare(b))).toEqual([
    'addApplicationPicture',
    'addFeedbackPicture',
    'attachSlip',
    'changeIcon',
    'confirmWithdrawal',
    'sendDepositSlip',
    'uploadPicture',
  ])
  for (const [name, { input, perMinute = 300, bodyBytes = 0, sealed, form }] of carrying) {
    const isBounded = perMinute <= 30 && bodyBytes < 5.5 * 1024 * 1024
    expect([name, 'picture' in input.properties, isBounded, sealed ?? form]).toEqual([
      name,
      true,
      true,
      undefined,
    ])
  }
})
