import { beforeEach, describe, expect, it } from 'vitest'
import {
  dropReferral,
  forgetInvitation,
  keepInvitation,
  mayBeCode,
  readInvitation,
} from './invitation.ts'

const dayMs = 86_400_000
const none = { affiliateCode: '', referralCode: '' }

beforeEach(() => localStorage.clear())

describe('an invitation', () => {
  it('outlives the tab', () => {
    keepInvitation('?affiliateCode=RICO88')
    sessionStorage.clear()
    expect(readInvitation()).toEqual({ affiliateCode: 'RICO88', referralCode: '' })
  })

  it('holds for thirty days and not longer', () => {
    keepInvitation('?code=RICO88', 0)
    expect(readInvitation(30 * dayMs - 1).affiliateCode).toBe('RICO88')
    expect(readInvitation(30 * dayMs)).toEqual(none)
  })

  it('gives way, whole, to a later one, and not to an address without any', () => {
    keepInvitation('?affiliateCode=RICO88&referralCode=friend')
    keepInvitation('?x=1')
    keepInvitation('?affiliateCode=')
    expect(readInvitation()).toEqual({ affiliateCode: 'RICO88', referralCode: 'friend' })
    keepInvitation('?affiliateCode=MAYA7')
    expect(readInvitation()).toEqual({ affiliateCode: 'MAYA7', referralCode: '' })
  })

  it.each(['affiliateCode', 'referralCode'] as const)(
    'of a thousand characters, as %s, is kept so far that it can be told as wrong',
    (name) => {
      keepInvitation(`?${name}=${'x'.repeat(1000)}`)
      const code = readInvitation()[name]
      expect(code.length).toBeLessThan(50)
      expect(mayBeCode(code)).toBe(false)
    },
  )

  it('loses its referral alone, and holds no longer for it', () => {
    keepInvitation('?affiliateCode=RICO88&referralCode=friend', 0)
    dropReferral()
    expect(readInvitation(30 * dayMs - 1)).toEqual({ affiliateCode: 'RICO88', referralCode: '' })
    expect(readInvitation(30 * dayMs)).toEqual(none)
  })

  it('is over once somebody has registered', () => {
    keepInvitation('?affiliateCode=RICO88')
    forgetInvitation()
    expect(readInvitation()).toEqual(none)
  })

  it.each(['', 'null', '[]', '{', '{"until":"soon"}', '{"until":1e99,"affiliateCode":"x"}', '7'])(
    'that somebody wrote by hand as %j is none',
    (written) => {
      localStorage.setItem('invitation', written)
      expect(readInvitation()).toEqual(none)
    },
  )

  it('with something else in the place of a code has none there', () => {
    const until = Date.now() + dayMs
    localStorage.setItem('invitation', JSON.stringify({ until, affiliateCode: 7 }))
    expect(readInvitation()).toEqual(none)
  })
})
