import { expect, it } from 'vitest'
import { maskPersonal } from './personal.ts'

const fields = new Set(['realName', 'mobile', 'birthday', 'idNumber', 'holder'])

it.each([
  [{ realName: 'Maria Clara Reyes' }, { realName: 'M••• C••• R•••' }],
  [{ realName: '田中　太郎' }, { realName: '田••• 太•••' }],
  [{ mobile: '+639171234567' }, { mobile: '•••567' }],
  [{ birthday: '1990-04-01' }, { birthday: '•••' }],
  [{ idNumber: '•••567' }, { idNumber: '•••567' }],
  [{ realName: '' }, { realName: '' }],
  [
    { content: { list: [{ holder: 'Ana Cruz', amount: '100' }] } },
    { content: { list: [{ holder: 'A••• C•••', amount: '100' }] } },
  ],
  [
    { nickname: 'Ana', amount: 5, state: null },
    { nickname: 'Ana', amount: 5, state: null },
  ],
])('[S33] %o is told as %o', (value, told) => {
  expect(maskPersonal(value, fields)).toEqual(told)
  expect(maskPersonal(told, fields)).toEqual(told)
})
