import { describe, expect, it } from 'vitest'
import { lottery } from '../../testing/lottery.ts'
import { ofMode, readLaunch } from './read-launch.ts'

const back = (backUrl: string) => readLaunch({ backUrl }).back

describe('[W46] what the address of a launch asks for', () => {
  it('is a lottery, a mode, a view and a way back', () => {
    const search = { gameCode: 'mb', prizeMode: 'SEA', view: 'lobby', backUrl: '/lott?page=2' }
    expect(readLaunch(search)).toEqual({
      gameCode: 'mb',
      mode: 'SEA',
      isLobby: true,
      back: { path: '/lott', search: { page: '2' }, hash: '' },
    })
  })

  it('is nothing of what is unknown', () => {
    const nothing = { gameCode: undefined, mode: undefined, isLobby: false, back: undefined }
    expect(readLaunch({ gameCode: '', prizeMode: 'FREE', view: 'other' })).toEqual(nothing)
    expect(readLaunch({})).toEqual(nothing)
  })

  it.each([
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example/',
    '\\\\evil.example',
    'javascript:alert(1)',
    ' //evil.example',
    '/\t/evil.example',
    '/login?next=//evil.example',
    '/ops/members',
    '/sandbox/pay/1',
    '/lottery?backUrl=/lottery',
    'lott',
  ])('never leads back to %j', (text) => {
    expect(back(text)).toBeUndefined()
  })

  it('shows the lotteries of its mode, of ZY those of LOTT, and all where there are none', () => {
    const one = lottery({ id: 'one', prizeMode: 'LOTT' })
    const other = lottery({ id: 'other', prizeMode: 'ELOTT' })
    expect(ofMode([one, other], 'ELOTT')).toEqual([other])
    expect(ofMode([one, other], 'ZY')).toEqual([one])
    expect(ofMode([one, other], 'SEA')).toEqual([one, other])
    expect(ofMode([one, other], undefined)).toEqual([one, other])
  })
})
