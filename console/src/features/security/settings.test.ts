import { describe, expect, it } from 'vitest'
import type { SecurityDocument } from '@baize/contract/identity/identity-settings'
import { securityDocument } from '@baize/contract/identity/identity-settings'
import { everyPolicySetting, policyProblemOf, type PolicySetting } from './settings.ts'
import { security } from './testing.ts'

const setting = (id: keyof SecurityDocument) =>
  everyPolicySetting.find((one) => one.id === id) as PolicySetting

describe('the security settings of the page', () => {
  it('are those of the document, each once', () => {
    expect(everyPolicySetting.map(({ id }) => id).sort()).toEqual(
      Object.keys(securityDocument.content.properties).sort(),
    )
  })
  it('have the bounds of the contract', () => {
    for (const one of everyPolicySetting) {
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
    expect(policyProblemOf(setting('captchaAfterFailures'), late)?.key).toBe(
      'identity-desk.captchaTooLate',
    )
    expect(policyProblemOf(setting('captchaAfterFailures'), security)).toBeUndefined()
  })
  it('refuse more messages an hour than a day', () => {
    const odd = { ...security, smsPerNumberPerHour: 50, smsPerNumberPerDay: 20 }
    expect(policyProblemOf(setting('smsPerNumberPerHour'), odd)?.key).toBe(
      'identity-desk.hourOverDay',
    )
  })
  it('name the bounds that a number leaves', () => {
    expect(policyProblemOf(setting('lockMinutes'), { ...security, lockMinutes: 0 })).toEqual({
      key: 'system-desk.outOfBounds',
      values: { min: 1, max: 1440 },
    })
  })
})
