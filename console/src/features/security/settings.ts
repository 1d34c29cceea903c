import type { SecurityDocument } from '@baize/contract/identity-settings'
import type { TextKey } from '@baize/texts/keys'

export type SettingName = keyof SecurityDocument
type SwitchName = 'tellUnknownAccounts' | 'twoStepOnNewNetwork'
export type NumberName = Exclude<SettingName, SwitchName>

type Words = { readonly name: TextKey; readonly help: TextKey }
export type NumberSetting = Words & {
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
export type Setting = NumberSetting | SwitchSetting
export type SettingGroup = {
  readonly id: string
  readonly title: TextKey
  readonly text: TextKey
  readonly settings: readonly Setting[]
}

const number = (
  id: NumberName,
  words: Words & { readonly unit: TextKey },
  min: number,
  max: number,
): NumberSetting => ({ kind: 'number', id, ...words, min, max })

const minutes = 'members.unitMinutes'
const tries = 'members.unitTries'
const days = 'members.unitDays'
const messages = 'members.unitMessages'

/** All settings, by what they are about. A test holds the bounds against the contract's. */
export const groups: readonly SettingGroup[] = [
  {
    id: 'guessing',
    title: 'members.groupGuessing',
    text: 'members.groupGuessingText',
    settings: [
      number(
        'captchaAfterFailures',
        { name: 'members.captchaAfter', help: 'members.captchaAfterHelp', unit: tries },
        1,
        20,
      ),
      number(
        'lockAfterFailures',
        { name: 'members.lockAfter', help: 'members.lockAfterHelp', unit: tries },
        2,
        100,
      ),
      number(
        'lockMinutes',
        { name: 'members.lockMinutes', help: 'members.lockMinutesHelp', unit: minutes },
        1,
        1440,
      ),
      {
        kind: 'switch',
        id: 'tellUnknownAccounts',
        name: 'members.tellUnknown',
        help: 'members.tellUnknownHelp',
        weakens: true,
      },
    ],
  },
  {
    id: 'codes',
    title: 'members.groupCodes',
    text: 'members.groupCodesText',
    settings: [
      number(
        'smsCodeMinutes',
        { name: 'members.smsCodeMinutes', help: 'members.smsCodeMinutesHelp', unit: minutes },
        1,
        60,
      ),
      number(
        'codeAttempts',
        { name: 'members.codeAttempts', help: 'members.codeAttemptsHelp', unit: tries },
        1,
        20,
      ),
      number(
        'smsPerNumberPerHour',
        { name: 'members.smsPerHour', help: 'members.smsPerHourHelp', unit: messages },
        1,
        100,
      ),
      number(
        'smsPerNumberPerDay',
        { name: 'members.smsPerDay', help: 'members.smsPerDayHelp', unit: messages },
        1,
        1000,
      ),
      number(
        'smsPerAddressPerHour',
        { name: 'members.smsPerAddress', help: 'members.smsPerAddressHelp', unit: messages },
        1,
        10_000,
      ),
    ],
  },
  {
    id: 'second-step',
    title: 'members.groupTwoStep',
    text: 'members.groupTwoStepText',
    settings: [
      {
        kind: 'switch',
        id: 'twoStepOnNewNetwork',
        name: 'members.twoStepNew',
        help: 'members.twoStepNewHelp',
      },
      number(
        'twoStepAttempts',
        { name: 'members.twoStepAttempts', help: 'members.twoStepAttemptsHelp', unit: tries },
        1,
        20,
      ),
      number(
        'twoStepLockMinutes',
        { name: 'members.twoStepLock', help: 'members.twoStepLockHelp', unit: minutes },
        1,
        1440,
      ),
      number(
        'trustDays',
        { name: 'members.trustDays', help: 'members.trustDaysHelp', unit: days },
        1,
        365,
      ),
    ],
  },
  {
    id: 'passwords',
    title: 'members.groupPasswords',
    text: 'members.groupPasswordsText',
    settings: [
      number(
        'passwordDays',
        { name: 'members.passwordDays', help: 'members.passwordDaysHelp', unit: days },
        0,
        3650,
      ),
      number(
        'resetLinkMinutes',
        { name: 'members.resetLink', help: 'members.resetLinkHelp', unit: minutes },
        5,
        1440,
      ),
    ],
  },
]

export const everySetting: readonly Setting[] = groups.flatMap(({ settings }) => settings)

/** Why a setting cannot be published so, if it cannot: out of its bounds, or against another one. */
export function problemOf(
  setting: Setting,
  content: SecurityDocument,
): { readonly key: TextKey; readonly values?: Record<string, number> } | undefined {
  if (setting.kind === 'switch') return undefined
  const { id, min, max } = setting
  if (content[id] < min || content[id] > max) {
    return { key: 'members.outOfBounds', values: { min, max } }
  }
  if (id === 'captchaAfterFailures' && content[id] >= content.lockAfterFailures) {
    return { key: 'members.captchaTooLate' }
  }
  if (id === 'smsPerNumberPerHour' && content[id] > content.smsPerNumberPerDay) {
    return { key: 'members.hourOverDay' }
  }
  return undefined
}
