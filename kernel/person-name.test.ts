import { expect, it } from 'vitest'
import { isPersonName } from './person-name.ts'

it.each([
  ['Maria Clara Reyes', true],
  [' José  Dela-Cruz, Jr. ', true],
  ["Siobhán O'Neill", true],
  ['Siobhán O’Neill', true],
  ['Nguyễn Thị Bích', true],
  ['田中　太郎', true],
  ['ジョン・スミス', true],
  ['김민수', true],
  ['สมชาย ใจดี', true],
  ['عبد الله', true],
  ['', false],
  ['   ', false],
  ['---', false],
  ["'", false],
  ['Maria 2', false],
  ['maria@example.com', false],
  ['Maria (own)', false],
  ['=SUM(A1)', false],
  ['Maria 👑', false],
  ['<img src=x onerror=alert(1)>', false],
  ['"><script>alert(1)</script>', false],
  ['Maria\u202eReyes', false],
])('[K46] a person can be called %j: %s', (name, can) => {
  expect(isPersonName(name)).toBe(can)
})
