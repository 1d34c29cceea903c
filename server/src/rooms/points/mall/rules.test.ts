import { expect, it } from 'vitest'
import type { GoodContent } from '@baize/contract/points/points-desk'
import { checkGood, inWords } from './rules.ts'

const cards: GoodContent = {
  kind: 'physical',
  category: 'table',
  name: { EN: ' Cards ', JA: ' ' },
  text: {},
  drawing: 'cards',
  price: 10,
  funds: null,
  perMember: null,
  variants: [{ code: 'one', name: '' }],
  isShown: true,
}
const funds: GoodContent = {
  ...cards,
  kind: 'funds',
  category: 'funds',
  funds: { amount: '100', currency: 'PHP' },
}

it('[PT20] words are kept without blanks, and a language without words is left out', () => {
  expect(checkGood(cards)).toMatchObject({ ok: true, value: { name: { EN: 'Cards' } } })
  const kept = checkGood(cards)
  expect(kept.ok && Object.keys(kept.value.name)).toEqual(['EN'])
})

it.each([
  ['no name in English', { ...cards, name: { JA: 'x' } }, 'text_empty'],
  ['funds without a sum', { ...funds, funds: null }, 'invalid_setting'],
  ['funds of nothing', { ...funds, funds: { amount: '0', currency: 'PHP' } }, 'invalid_setting'],
  [
    'funds below nothing',
    { ...funds, funds: { amount: '-5', currency: 'PHP' } },
    'invalid_setting',
  ],
  ['a sum for goods', { ...cards, funds: funds.funds }, 'invalid_setting'],
  ['funds on another shelf', { ...funds, category: 'table' }, 'invalid_setting'],
  ['nothing to choose', { ...cards, variants: [] }, 'invalid_setting'],
  [
    'two of one code',
    {
      ...cards,
      variants: [
        { code: 'a', name: 'A' },
        { code: 'a', name: 'B' },
      ],
    },
    'invalid_setting',
  ],
  [
    'a choice without names',
    {
      ...cards,
      variants: [
        { code: 'a', name: 'A' },
        { code: 'b', name: ' ' },
      ],
    },
    'invalid_setting',
  ],
] as const)('[PT20] a good with %s is refused', (_, content, code) => {
  expect(checkGood(content as GoodContent)).toMatchObject({ ok: false, code })
})

it('[PT20] a language that is not written reads English', () => {
  expect(inWords({ EN: 'Cards', KO: '카드' }, 'KO')).toBe('카드')
  expect(inWords({ EN: 'Cards' }, 'PT')).toBe('Cards')
})
