import { describe, expect, it } from 'vitest'
import { asName, foldUsername, isOneSlipApart, isUsernameReserved, reservedNames } from './names.ts'

describe('names', () => {
  it.each([
    'Dan Torres',
    'Ines Núñez-Reyes',
    "Siobhán O'Brien",
    'J. R. Ward Jr.',
    'Łukasz Đorđe Ångström',
    'Nguyễn Thị Hương',
    'Șerban Țuțea',
    'Ỵẹ́misí Adé',
    'Dan Torres 2',
    '山田 タロウ',
    '佐々木 はなこ',
    'ジャン・ピエール・ルー',
    '김 민준',
    '金 민준',
    'Παύλος Νίκου',
    'Анна Иванова',
    'محمد علي',
    'สมชาย ใจดี',
  ])('[I107] %s is a name', (name) => {
    expect(asName(name)).toBe(name.normalize('NFC'))
  })

  it.each([
    ['Cherokee', 'Ꭰan Torres'],
    ['Cherokee alone', 'ᎠᎪᎻᎢ'],
    ['a small capital', 'Dan Tᴏrres'],
    ['Cyrillic among Latin', 'Dаn Torres'],
    ['wide letters', 'Ｄａｎ Torres'],
    ['mathematical letters', '𝐃𝐚𝐧 𝐓𝐨𝐫𝐫𝐞𝐬'],
    ['kana among Korean', '김 ミン'],
    ['brackets', 'Dan Torres (manager)'],
    ['wide brackets', 'Dan Torres （manager）'],
    ['an address', 'dan@torres'],
    ['spaces', '   '],
    ['nothing that can be seen', '\u200b'],
    ['an empty letter', '김\u3164'],
    ['a choice of shape that cannot be seen', 'Da\ufe0fn Torres'],
    ['a mark without width', 'Dan\u200b Torres'],
    ['a turn of direction', 'Dan \u202eserroT'],
    ['a control character', 'Dan\u0007 Torres'],
    ['a line break', 'Dan\nTorres'],
    ['one letter', 'D'],
    ['a letter and digits', 'D 1234'],
    ['digits first', '1 Dan Torres'],
    ['marks in a heap', 'Da\u0323\u0331\u0325\u0330n Torres'],
    ['a picture', 'Dan Torres ✓'],
  ])('[I107] %s: no name', (_, name) => {
    expect(asName(name)).toBeUndefined()
  })

  it('[I107] spaces around and doubled are not part of a name', () => {
    expect(asName('  Dan   Torres ')).toBe('Dan Torres')
  })

  it('[I107] the platform, the brand and the roles are nobody’s names, in any language', () => {
    const reserved = reservedNames('Casa Azul')
    expect(reserved).toEqual(
      expect.arrayContaining(['system', 'baize', 'Casa Azul', 'admin', 'Auditoria', '監査']),
    )
  })
})

describe('usernames', () => {
  it.each([
    ['manaqer', 'manager'],
    ['adm1n', 'admin'],
    ['adrnin', 'admin'],
    ['a.d-m_in', 'admin'],
    ['b00k5', 'books'],
  ])('[I102] %s looks like %s', (one, other) => {
    expect(foldUsername(one)).toBe(foldUsername(other))
  })

  it.each([
    ['manager', 'managers', true],
    ['manager', 'mnager', true],
    ['manager', 'mananer', true],
    ['manager', 'manaegr', true],
    ['manager', 'amanager', true],
    ['manager', 'manager', true],
    ['manager', 'mangaers', false],
    ['manager', 'mnagers', false],
    ['risk', 'disk', false],
    ['content', 'support', false],
  ])('[I102] %s and %s are one slip apart: %s', (one, other, near) => {
    expect(isOneSlipApart(one, other)).toBe(near)
    expect(isOneSlipApart(other, one)).toBe(near)
  })

  it.each([
    ['system', true],
    ['sys.tem', true],
    ['5ystem', true],
    ['baize', true],
    ['command-line', true],
    ['manager', false],
    ['finance', false],
  ])('[I107] %s is reserved: %s', (username, reserved) => {
    expect(isUsernameReserved(username)).toBe(reserved)
  })
})
