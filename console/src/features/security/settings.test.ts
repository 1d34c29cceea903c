import { describe, expect, it } from 'vitest'
import type { SecurityDocument } from '@baize/contract/identity-settings'
import { securityDocument } from '@baize/contract/identity-settings'
import { everySetting, problemOf, type Setting } from './settings.ts'
import { security } from './testing.ts'

const setting = (id: keyof SecurityDocument) => everySetting.find((one) => one.id === id) as Setting

describe('the security settings of the page', () => {
  it('are those of the document, each once', () => {
    expect(everySetting.map(({ id }) => id).sort()).toEqual(
      Object.keys(securityDocument.content.properties).sort(),
    )
  })
  it('have the bounds of the contract', () => {
    for (const one of everySetting) {
      if (one.kind === 'switch') continue
      const { minimum, maximum } = securityDocument.content.properties[one.id] as {
        minimum?: number
        maximum?: number
      }
      expect([one.id, one.min, one.max]).toEqual([one.id, minimum, maximum])
    }
  })
  it('refuse a picture that would come with the lock or after it', () => {
    const late = { ...security, captchaAfterFailures: 5, lockAfterFailures: 5 }
    expect(problemOf(setting('captchaAfterFailures'), late)?.key).toBe(
      'identity-desk.captchaTooLate',
    )
    expect(problemOf(setting('captchaAfterFailures'), security)).toBeUndefined()
  })
  it('refuse more messages an hour than a day', () => {
    const odd = { ...security, smsPerNumberPerHour: 50, smsPerNumberPerDay: 20 }
    expect(problemOf(setting('smsPerNumberPerHour'), odd)?.key).toBe('identity-desk.hourOverDay')
  })
  it('name the bounds that a number leaves', () => {
    expect(problemOf(setting('lockMinutes'), { ...security, lockMinutes: 0 })).toEqual({
      key: 'identity-desk.outOfBounds',
      values: { min: 1, max: 1440 },
    })
  })
})
