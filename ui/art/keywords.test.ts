import { describe, expect, test } from 'vitest'
import { findKeywords } from './keywords.ts'

describe('[A6] a name calls for its emblem', () => {
  test.each([
    ['Sweet Cherry Lane', 'cherry'],
    ['Tiger Roar', 'tiger'],
    ['ドラゴンの宝', 'dragon'],
    ['黄金の龍', 'dragon'],
    ['さくらんぼ娘', 'cherry'],
    ['호랑이의 밤', 'tiger'],
    ['황금 물고기', 'fish'],
    ['Dragão de Ouro', 'dragon'],
    ['Coração do Mar', 'wave'],
    ['TUBARÃO', 'shark'],
    ['Gintong Isda', 'fish'],
    ['Sabong ng Bayan', 'rooster'],
    ['Bulaklak', 'lotus'],
    ['7 7 7', 'seven'],
    ['Horseshoe Bend', 'horseshoe'],
    ['ラッキー', 'clover'],
    ['불꽃', 'flame'],
  ])('%s: %s', (name, emblem) => {
    expect(findKeywords(name)[0]).toContain(emblem)
  })

  test('a golden dragon is a dragon first and gold second', () => {
    const [first, second] = findKeywords('Golden Dragon')
    expect([first, second]).toEqual([['dragon'], ['coin', 'coinHole', 'ingot']])
  })

  test.each(['Catch', 'Reward', 'Season', 'Shots', 'Sunday', 'Starter', 'シルバー', '특별', ''])(
    '%j calls for nothing',
    (name) => {
      expect(findKeywords(name)).toEqual([])
    },
  )
})
