import { describe as group, expect, it } from 'vitest'
import { belong, describe, madeOf, numbered, ofThe, readNouns, readWords } from './phrase.ts'

const [tiger, queen, riches] = readNouns(`
Tiger  | 虎   | 호랑이 | Tigre m     | Tigre
Queen  | 女王 | 여왕   | Rainha f    | Reyna
Riches | 富   | 부     | Riquezas fp | Yaman
`)
const [gate] = readNouns('Gate | 門 | 문 | Portão m | Tarangkahan')
const [golden, royal, flying, northern, gentle, swift, wild] = readWords(`
Golden   | 黄金の | 황금     | Dourado  | Gintong
Royal    | 王家の | 왕실     | Real     | Maharlikang
Flying   | 空飛ぶ | 나는     | Voador   | Lumilipad na
Northern | 北の   | 북방의   | do Norte | Hilagang
Gentle   | 優しい | 온화한   | Gentil   | Banayad na
Swift    | 俊足の | 날쌘     | Veloz    | Matuling
Wild     | 野生の | 야생     | Selvagem | Mailap na
`)
const [jade] = readWords('Jade | 翡翠 | 비취 | Jade | Jade')
if (!tiger || !queen || !riches || !gate || !golden || !royal || !flying || !northern) {
  throw new Error('The words of the test are missing.')
}
if (!gentle || !swift || !wild || !jade) throw new Error('The words of the test are missing.')

group('a phrase', () => {
  it('describes', () => {
    expect(describe(golden, tiger).names).toEqual({
      EN: 'Golden Tiger',
      JA: '黄金の虎',
      KO: '황금 호랑이',
      PT: 'Tigre Dourado',
      TY: 'Gintong Tigre',
    })
  })

  it('says whose something is, in two English ways and one of each other language', () => {
    const others = {
      JA: '女王の門',
      KO: '여왕의 문',
      PT: 'Portão da Rainha',
      TY: 'Tarangkahan ng Reyna',
    }
    expect(belong(queen, gate).names).toEqual({ EN: 'Queen Gate', ...others })
    expect(ofThe(gate, queen).names).toEqual({ EN: 'Gate of the Queen', ...others })
    expect(ofThe(gate, riches).names).toMatchObject({
      EN: 'Gate of Riches',
      PT: 'Portão das Riquezas',
    })
  })

  it('says what something is made of, and numbers it', () => {
    expect(madeOf(jade, gate).names).toMatchObject({ JA: '翡翠の門', PT: 'Portão de Jade' })
    expect(numbered(tiger, '68').names).toMatchObject({ EN: 'Tiger 68', KO: '호랑이 68' })
  })

  it.each([
    [golden, 'Rainha Dourada', 'Riquezas Douradas'],
    [royal, 'Rainha Real', 'Riquezas Reais'],
    [flying, 'Rainha Voadora', 'Riquezas Voadoras'],
    [northern, 'Rainha do Norte', 'Riquezas do Norte'],
    [gentle, 'Rainha Gentil', 'Riquezas Gentis'],
    [swift, 'Rainha Veloz', 'Riquezas Velozes'],
    [wild, 'Rainha Selvagem', 'Riquezas Selvagens'],
  ])('agrees in Portuguese', (adjective, one, many) => {
    expect(describe(adjective, queen).names.PT).toBe(one)
    expect(describe(adjective, riches).names.PT).toBe(many)
  })

  it('keeps the form of its head', () => {
    expect(describe(golden, belong(tiger, riches)).names.PT).toBe('Riquezas do Tigre Douradas')
  })
})

it('a table with a word or a form missing is refused', () => {
  expect(() => readWords('Golden | 黄金の | 황금 | Dourado')).toThrow('Not a row')
  expect(() => readWords('Golden | 黄金の |  | Dourado | Gintong')).toThrow('Not a row')
  expect(() => readNouns('Gate | 門 | 문 | Portão | Pinto')).toThrow('without a form')
})
