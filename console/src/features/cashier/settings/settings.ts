import type { CashierDocument } from '@baize/contract/cashier-settings'
import type { TextKey } from '@baize/texts/keys'

type SumName = {
  [Name in keyof CashierDocument]: CashierDocument[Name] extends number ? never : Name
}[keyof CashierDocument]
type NumberName = Exclude<keyof CashierDocument, SumName>

type Words = { readonly name: TextKey; readonly help: TextKey }
export type SumSetting = Words & {
  readonly kind: 'sum'
  readonly id: SumName
  readonly none: TextKey
}
export type NumberSetting = Words & {
  readonly kind: 'number'
  readonly id: NumberName
  readonly unit: TextKey
  readonly min: number
  readonly max: number
  /** Kept in hundredths of a percent and typed in percent. */
  readonly isPercent?: boolean
}
export type Setting = SumSetting | NumberSetting
export type SettingGroup = {
  readonly id: string
  readonly title: TextKey
  readonly text: TextKey
  readonly settings: readonly Setting[]
}

const sum = (id: SumName, name: TextKey, help: TextKey, none: TextKey): SumSetting => ({
  kind: 'sum',
  id,
  name,
  help,
  none,
})
const number = (
  id: NumberName,
  words: Words & { readonly unit: TextKey },
  min: number,
  max: number,
): NumberSetting => ({ kind: 'number', id, ...words, min, max })

const noBound = 'cashdesk.noBound'

/** All settings, by what they are about. A test holds the bounds against the contract's. */
export const groups: readonly SettingGroup[] = [
  {
    id: 'bounds',
    title: 'cashdesk.groupBounds',
    text: 'cashdesk.groupBoundsText',
    settings: [
      sum('withdrawMin', 'cashdesk.setMin', 'cashdesk.setMinHelp', noBound),
      sum('withdrawMax', 'cashdesk.setMax', 'cashdesk.setMaxHelp', noBound),
      sum('withdrawPerDay', 'cashdesk.setPerDay', 'cashdesk.setPerDayHelp', noBound),
      number(
        'withdrawTimesPerDay',
        { name: 'cashdesk.setTimes', help: 'cashdesk.setTimesHelp', unit: 'cashdesk.unitTimes' },
        1,
        100,
      ),
    ],
  },
  {
    id: 'fees',
    title: 'cashdesk.groupFees',
    text: 'cashdesk.groupFeesText',
    settings: [
      {
        ...number(
          'withdrawFeeBps',
          { name: 'cashdesk.setFee', help: 'cashdesk.setFeeHelp', unit: 'cashdesk.unitPercent' },
          0,
          10_000,
        ),
        isPercent: true,
      },
      sum('withdrawFeeFixed', 'cashdesk.setFeeFixed', 'cashdesk.setFeeFixedHelp', 'cashdesk.noFee'),
    ],
  },
  {
    id: 'people',
    title: 'cashdesk.groupPeople',
    text: 'cashdesk.groupPeopleText',
    settings: [
      sum(
        'secondPersonAbove',
        'cashdesk.setSecond',
        'cashdesk.setSecondHelp',
        'cashdesk.alwaysSecond',
      ),
      number(
        'newAccountDays',
        { name: 'cashdesk.setNew', help: 'cashdesk.setNewHelp', unit: 'cashdesk.unitDays' },
        0,
        365,
      ),
      number(
        'unusualTimes',
        {
          name: 'cashdesk.setUnusual',
          help: 'cashdesk.setUnusualHelp',
          unit: 'cashdesk.unitTimes',
        },
        2,
        1000,
      ),
      number(
        'targetMinutes',
        {
          name: 'cashdesk.setTarget',
          help: 'cashdesk.setTargetHelp',
          unit: 'cashdesk.unitMinutes',
        },
        5,
        1440,
      ),
    ],
  },
  {
    id: 'after',
    title: 'cashdesk.groupAfter',
    text: 'cashdesk.groupAfterText',
    settings: [
      number(
        'confirmMinutes',
        {
          name: 'cashdesk.setConfirm',
          help: 'cashdesk.setConfirmHelp',
          unit: 'cashdesk.unitMinutes',
        },
        15,
        10_080,
      ),
      number(
        'payeeWaitHours',
        { name: 'cashdesk.setWait', help: 'cashdesk.setWaitHelp', unit: 'cashdesk.unitHours' },
        0,
        168,
      ),
      number(
        'mostPayees',
        {
          name: 'cashdesk.setPayees',
          help: 'cashdesk.setPayeesHelp',
          unit: 'cashdesk.unitAccounts',
        },
        1,
        50,
      ),
    ],
  },
  {
    id: 'orders',
    title: 'cashdesk.groupOrders',
    text: 'cashdesk.groupOrdersText',
    settings: [
      number(
        'mostOpenDeposits',
        { name: 'cashdesk.setOpen', help: 'cashdesk.setOpenHelp', unit: 'cashdesk.unitOrders' },
        1,
        20,
      ),
      number(
        'paymentTries',
        { name: 'cashdesk.setTries', help: 'cashdesk.setTriesHelp', unit: 'cashdesk.unitTries' },
        1,
        20,
      ),
      number(
        'paymentLockMinutes',
        { name: 'cashdesk.setLock', help: 'cashdesk.setLockHelp', unit: 'cashdesk.unitMinutes' },
        1,
        10_080,
      ),
    ],
  },
  {
    id: 'upline',
    title: 'cashdesk.groupUpline',
    text: 'cashdesk.groupUplineText',
    settings: [
      sum('uplinePerDay', 'cashdesk.setUpDay', 'cashdesk.setUpDayHelp', noBound),
      sum('uplineMin', 'cashdesk.setUpMin', 'cashdesk.setUpMinHelp', noBound),
    ],
  },
]

export const everySetting: readonly Setting[] = groups.flatMap(({ settings }) => settings)

export type Problem = { readonly key: TextKey; readonly values?: Record<string, string | number> }

/** Why a setting cannot be published so, if it cannot: out of its bounds, or against another one. */
export function problemOf(setting: Setting, content: CashierDocument): Problem | undefined {
  if (setting.kind === 'number') {
    const { id, min, max } = setting
    if (content[id] < min || content[id] > max) {
      return setting.isPercent
        ? { key: 'cashdesk.percentWrong' }
        : { key: 'cashdesk.outOfBounds', values: { min, max } }
    }
    return undefined
  }
  const clash = Object.entries(content[setting.id]).find(([currency, amount]) =>
    clashes(setting.id, currency, BigInt(amount ?? 0), content),
  )
  return clash && { key: 'cashdesk.belowLeast', values: { currency: clash[0] } }
}

/** What is at most allowed cannot lie below what is at least. */
function clashes(id: SumName, currency: string, sum: bigint, content: CashierDocument): boolean {
  const least = (name: SumName) => {
    const amount = content[name][currency as keyof CashierDocument['withdrawMin']]
    return amount === undefined ? undefined : BigInt(amount)
  }
  const below = id === 'withdrawMax' || id === 'withdrawPerDay' ? least('withdrawMin') : undefined
  const floor = id === 'uplinePerDay' ? least('uplineMin') : below
  return floor !== undefined && sum < floor
}
