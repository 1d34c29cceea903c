import type { SecurityDocument } from '@baize/contract/identity/identity-settings'
import type { TextKey } from '@baize/texts/keys'

export type SettingName = keyof SecurityDocument
type SwitchName = 'tellUnknownAccounts' | 'twoStepOnNewNetwork'
export type NumberName = Exclude<SettingName, SwitchName>

type Words = { readonly name: TextKey; readonly help: TextKey }
export type PolicyNumber = Words & {
  readonly kind: 'number'
  readonly id: NumberName
  readonly unit: TextKey
  readonly min: number
  readonly max: number
}
export type SwitchSetting = Words & {
  readonly kind: 'switch'
  readonly id: SwitchName
  /** On weakens the protection, so it is shown in amber. */
  readonly weakens?: boolean
}
export type PolicySetting = PolicyNumber | SwitchSetting
export type PolicyGroup = {
  readonly id: string
  readonly title: TextKey
  readonly text: TextKey
  readonly settings: readonly PolicySetting[]
}

const number = (
  id: NumberName,
  words: Words & { readonly unit: TextKey },
  min: number,
  max: number,
): PolicyNumber => ({ kind: 'number', id, ...words, min, max })

const minutes = 'system-desk.unitMinutes'
const tries = 'identity-desk.unitTries'
const days = 'identity-desk.unitDays'
const messages = 'identity-desk.unitMessages'

/** All settings, by what they are about. A test holds the bounds against the contract's. */
export const policyGroups: readonly PolicyGroup[] = [
  {
    id: 'guessing',
    title: 'identity-desk.groupGuessing',
    text: 'identity-desk.groupGuessingText',
    settings: [
      number(
        'captchaAfterFailures',
        { name: 'identity-desk.captchaAfter', help: 'identity-desk.captchaAfterHelp', unit: tries },
        1,
        20,
      ),
      number(
        'lockAfterFailures',
        { name: 'identity-desk.lockAfter', help: 'identity-desk.lockAfterHelp', unit: tries },
        2,
        100,
      ),
      number(
        'lockMinutes',
        { name: 'identity-desk.lockMinutes', help: 'identity-desk.lockMinutesHelp', unit: minutes },
        1,
        1440,
      ),
      {
        kind: 'switch',
        id: 'tellUnknownAccounts',
        name: 'identity-desk.tellUnknown',
        help: 'identity-desk.tellUnknownHelp',
        weakens: true,
      },
    ],
  },
  {
    id: 'codes',
    title: 'identity-desk.groupCodes',
    text: 'identity-desk.groupCodesText',
    settings: [
      number(
        'smsCodeMinutes',
        {
          name: 'identity-desk.smsCodeMinutes',
          help: 'identity-desk.smsCodeMinutesHelp',
          unit: minutes,
        },
        1,
        60,
      ),
      number(
        'codeAttempts',
        { name: 'identity-desk.codeAttempts', help: 'identity-desk.codeAttemptsHelp', unit: tries },
        1,
        20,
      ),
      number(
        'smsPerNumberPerHour',
        { name: 'identity-desk.smsPerHour', help: 'identity-desk.smsPerHourHelp', unit: messages },
        1,
        100,
      ),
      number(
        'smsPerNumberPerDay',
        { name: 'identity-desk.smsPerDay', help: 'identity-desk.smsPerDayHelp', unit: messages },
        1,
        1000,
      ),
      number(
        'smsPerAddressPerHour',
        {
          name: 'identity-desk.smsPerAddress',
          help: 'identity-desk.smsPerAddressHelp',
          unit: messages,
        },
        1,
        10_000,
      ),
    ],
  },
  {
    id: 'second-step',
    title: 'identity-desk.groupTwoStep',
    text: 'identity-desk.groupTwoStepText',
    settings: [
      {
        kind: 'switch',
        id: 'twoStepOnNewNetwork',
        name: 'identity-desk.twoStepNew',
        help: 'identity-desk.twoStepNewHelp',
      },
      number(
        'twoStepAttempts',
        {
          name: 'identity-desk.twoStepAttempts',
          help: 'identity-desk.twoStepAttemptsHelp',
          unit: tries,
        },
        1,
        20,
      ),
      number(
        'twoStepLockMinutes',
        { name: 'identity-desk.twoStepLock', help: 'identity-desk.twoStepLockHelp', unit: minutes },
        1,
        1440,
      ),
      number(
        'trustDays',
        { name: 'identity-desk.trustDays', help: 'identity-desk.trustDaysHelp', unit: days },
        1,
        365,
      ),
    ],
  },
  {
    id: 'passwords',
    title: 'identity-desk.groupPasswords',
    text: 'identity-desk.groupPasswordsText',
    settings: [
      number(
        'passwordDays',
        { name: 'identity-desk.passwordDays', help: 'identity-desk.passwordDaysHelp', unit: days },
        0,
        3650,
      ),
      number(
        'resetLinkMinutes',
        { name: 'identity-desk.resetLink', help: 'identity-desk.resetLinkHelp', unit: minutes },
        5,
        1440,
      ),
    ],
  },
]

export const everyPolicySetting: readonly PolicySetting[] = policyGroups.flatMap(
  ({ settings }) => settings,
)

/** Why a setting cannot be published so, if it cannot: out of its bounds, or against another one. */
export function policyProblemOf(
  setting: PolicySetting,
  content: SecurityDocument,
): { readonly key: TextKey; readonly values?: Record<string, number> } | undefined {
  if (setting.kind === 'switch') return undefined
  const { id, min, max } = setting
  if (content[id] < min || content[id] > max) {
    return { key: 'system-desk.outOfBounds', values: { min, max } }
  }
  if (id === 'captchaAfterFailures' && content[id] >= content.lockAfterFailures) {
    return { key: 'identity-desk.captchaTooLate' }
  }
  if (id === 'smsPerNumberPerHour' && content[id] > content.smsPerNumberPerDay) {
    return { key: 'identity-desk.hourOverDay' }
  }
  return undefined
}
