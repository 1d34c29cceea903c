import { describe, expect, it } from 'vitest'
import type { Profile } from '@baize/contract/identity/member'
import { newRegistrationRules } from '../../../../../testing/registration-rules.ts'
import { cleanText } from '../clean-text.ts'
import { changesOf, checkProfile, cleanProfile, lockedFields } from './rules.ts'

const empty: Profile = {
  nickname: 'Jessa',
  realName: '',
  birthday: '',
  idNumber: '',
  address: '',
  nationality: '',
  occupation: '',
  sourceOfIncome: '',
  contacts: {
    qq: '',
    wechat: '',
    whatsapp: '',
    facebook: '',
    telegram: '',
    line: '',
    zalo: '',
    skype: '',
  },
}

const asking = {
  rules: newRegistrationRules,
  zone: 'Asia/Manila',
  now: new Date('2026-11-15T12:00:00Z'),
}

describe('[I23] a text that others see', () => {
  it.each([
    ['Jessa', 'Jessa'],
    ['  Jessa \t Cruz ', 'Jessa Cruz'],
    ['Jes\u200bsa', 'Jessa'],
    ['\u202eassej\u202c', 'assej'],
    ['\u2066Jessa\u2069', 'Jessa'],
    ['Jessa\u0000\u0007', 'Jessa'],
    ['Jessa\u061c', 'Jessa'],
    ['\ufeffJessa', 'Jessa'],
    ['\u3164', ''],
    ['\u2800\u200d', ''],
    ['Jessa\u2028Cruz', 'Jessa Cruz'],
    ['a\u0301', 'á'],
    ['z\u0316\u0317\u0318\u0319\u031a\u031b', 'z\u031b\u0316\u0317'],
    ['👨‍👩‍👧', '👨‍👩‍👧'],
    ['❤️ 👍🏽', '❤️ 👍🏽'],
    ['👨\u200da', '👨a'],
    ['ทดสอบ', 'ทดสอบ'],
    ['ñandú', 'ñandú'],
  ])('%j is kept as %j', (typed, kept) => {
    expect(cleanText(typed)).toBe(kept)
  })
})

describe('a profile', () => {
  const check = (change: Partial<Profile>, before = empty) => {
    const result = checkProfile(before, cleanProfile({ ...before, ...change }), asking)
    if (result.ok) return 'ok'
    const { field = '', why = '' } = (result.value ?? {}) as { field?: string; why?: string }
    return [result.code, field, why].filter((part) => part !== '').join(' ')
  }

  it.each([
    [{ nickname: 'Queen of felt' }, 'ok'],
    [{ nickname: '\u200b' }, 'field_invalid nickname missing'],
    [{ nickname: '\u0958'.repeat(60) }, 'field_invalid nickname too_long'],
    [{ realName: "Ma. Jessa O'Neill-Cruz" }, 'ok'],
    [{ realName: '<b>Jessa</b>' }, 'person_name_invalid'],
    [{ nationality: 'PH' }, 'ok'],
    [{ nationality: 'ph' }, 'ok'],
    [{ nationality: 'XX' }, 'field_invalid nationality unknown'],
    [{ nationality: 'P' }, 'field_invalid nationality unknown'],
    [{ birthday: '1990-01-31' }, 'ok'],
    [{ birthday: '1990-02-31' }, 'field_invalid birthday wrong_pattern'],
    [{ birthday: '2010-01-01' }, 'too_young'],
    [{ idNumber: 'AB1234' }, 'ok'],
    [{ idNumber: 'A-1' }, 'field_invalid idNumber too_short'],
    [{ idNumber: 'AB-1234' }, 'field_invalid idNumber wrong_pattern'],
    [
      { contacts: { ...empty.contacts, telegram: 'a b c' } },
      'field_invalid telegram wrong_pattern',
    ],
    [{ contacts: { ...empty.contacts, qq: '12345' } }, 'ok'],
    [{ contacts: { ...empty.contacts, skype: 'anything at all' } }, 'ok'],
  ] satisfies [Partial<Profile>, string][])('[I21] %j: %s', (change, told) => {
    expect(check(change)).toBe(told)
  })

  it('[I21] is held only against rules of what changes', () => {
    const before = { ...empty, idNumber: 'A-1', birthday: '2015-01-01', realName: 'Jessa 2' }
    expect(check({ nickname: 'Other' }, before)).toBe('ok')
  })

  it('[I24] settles what was said of name, birthday and id number', () => {
    expect(lockedFields(empty)).toEqual([])
    expect(lockedFields({ ...empty, realName: 'Jessa Cruz', idNumber: 'A1' })).toEqual([
      'realName',
      'idNumber',
    ])
  })

  it('tells what differs, contacts among the rest', () => {
    const after = { ...empty, address: 'Manila', contacts: { ...empty.contacts, line: 'jessa' } }
    expect(changesOf(empty, after)).toEqual({
      address: { before: '', after: 'Manila' },
      line: { before: '', after: 'jessa' },
    })
    expect(changesOf(empty, empty)).toEqual({})
  })
})
