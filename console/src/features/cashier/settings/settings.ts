import type { CashierDocument } from '@baize/contract/cashier/cashier-settings'
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
export type CashierNumber = Words & {
  readonly kind: 'number'
  readonly id: NumberName
  readonly unit: TextKey
  readonly min: number
  readonly max: number
  /** Kept in hundredths of a percent and typed in percent. */
  readonly isPercent?: boolean
}
export type CashierSetting = SumSetting | CashierNumber
export type CashierSettingGroup = {
  readonly id: string
  readonly title: TextKey
  readonly text: TextKey
  readonly settings: readonly CashierSetting[]
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
): CashierNumber => ({ kind: 'number', id, ...words, min, max })

const noBound = 'cashier-desk.noBound'

/** All settings, by what they are about. A test holds the bounds against the contract's. */
export const cashierSettingGroups: readonly CashierSettingGroup[] = [
  {
    id: 'bounds',
    title: 'cashier-desk.groupBounds',
    text: 'cashier-desk.groupBoundsText',
    settings: [
      sum('withdrawMin', 'cashier-desk.setMin', 'cashier-desk.setMinHelp', noBound),
      sum('withdrawMax', 'cashier-desk.setMax', 'cashier-desk.setMaxHelp', noBound),
      sum('withdrawPerDay', 'cashier-desk.setPerDay', 'cashier-desk.setPerDayHelp', noBound),
      number(
        'withdrawTimesPerDay',
        {
          name: 'cashier-desk.setTimes',
          help: 'cashier-desk.setTimesHelp',
          unit: 'cashier-desk.unitTimes',
        },
        1,
        100,
      ),
    ],
  },
  {
    id: 'fees',
    title: 'cashier-desk.groupFees',
    text: 'cashier-desk.groupFeesText',
    settings: [
      {
        ...number(
          'withdrawFeeBps',
          {
            name: 'cashier-desk.setFee',
            help: 'cashier-desk.setFeeHelp',
            unit: 'cashier-desk.unitPercent',
          },
          0,
          10_000,
        ),
        isPercent: true,
      },
      sum(
        'withdrawFeeFixed',
        'cashier-desk.setFeeFixed',
        'cashier-desk.setFeeFixedHelp',
        'cashier-desk.noFee',
      ),
    ],
  },
  {
    id: 'people',
    title: 'cashier-desk.groupPeople',
    text: 'cashier-desk.groupPeopleText',
    settings: [
      number(
        'newAccountDays',
        {
          name: 'cashier-desk.setNew',
          help: 'cashier-desk.setNewHelp',
          unit: 'cashier-desk.unitDays',
        },
        0,
        365,
      ),
      number(
        'unusualTimes',
        {
          name: 'cashier-desk.setUnusual',
          help: 'cashier-desk.setUnusualHelp',
          unit: 'cashier-desk.unitTimes',
        },
        2,
        1000,
      ),
      number(
        'targetMinutes',
        {
          name: 'cashier-desk.setTarget',
          help: 'cashier-desk.setTargetHelp',
          unit: 'cashier-desk.unitMinutes',
        },
        5,
        1440,
      ),
    ],
  },
  {
    id: 'after',
    title: 'cashier-desk.groupAfter',
    text: 'cashier-desk.groupAfterText',
    settings: [
      number(
        'confirmMinutes',
        {
          name: 'cashier-desk.setConfirm',
          help: 'cashier-desk.setConfirmHelp',
          unit: 'cashier-desk.unitMinutes',
        },
        15,
        10_080,
      ),
      number(
        'payeeWaitHours',
        {
          name: 'cashier-desk.setWait',
          help: 'cashier-desk.setWaitHelp',
          unit: 'cashier-desk.unitHours',
        },
        0,
        168,
      ),
      number(
        'mostPayees',
        {
          name: 'cashier-desk.setPayees',
          help: 'cashier-desk.setPayeesHelp',
          unit: 'cashier-desk.unitAccounts',
        },
        1,
        50,
      ),
    ],
  },
  {
    id: 'orders',
    title: 'cashier-desk.groupOrders',
    text: 'cashier-desk.groupOrdersText',
    settings: [
      number(
        'mostOpenDeposits',
        {
          name: 'cashier-desk.setOpen',
          help: 'cashier-desk.setOpenHelp',
          unit: 'cashier-desk.unitOrders',
        },
        1,
        20,
      ),
      number(
        'paymentTries',
        {
          name: 'cashier-desk.setTries',
          help: 'cashier-desk.setTriesHelp',
          unit: 'cashier-desk.unitTries',
        },
        1,
        20,
      ),
      number(
        'paymentLockMinutes',
        {
          name: 'cashier-desk.setLock',
          help: 'cashier-desk.setLockHelp',
          unit: 'cashier-desk.unitMinutes',
        },
        1,
        10_080,
      ),
      number(
        'paymentResetHoldHours',
        {
          name: 'cashier-desk.setResetHold',
          help: 'cashier-desk.setResetHoldHelp',
          unit: 'cashier-desk.unitHours',
        },
        0,
        168,
      ),
    ],
  },
  {
    id: 'upline',
    title: 'cashier-desk.groupUpline',
    text: 'cashier-desk.groupUplineText',
    settings: [
      sum('uplinePerDay', 'cashier-desk.setUpDay', 'cashier-desk.setUpDayHelp', noBound),
      sum('uplineMin', 'cashier-desk.setUpMin', 'cashier-desk.setUpMinHelp', noBound),
    ],
  },
]

export const everyCashierSetting: readonly CashierSetting[] = cashierSettingGroups.flatMap(
  ({ settings }) => settings,
)

export type Problem = { readonly key: TextKey; readonly values?: Record<string, string | number> }

/** Why a setting cannot be published so, if it cannot: out of its bounds, or against another one. */
export function cashierProblemOf(
  setting: CashierSetting,
  content: CashierDocument,
): Problem | undefined {
  if (setting.kind === 'number') {
    const { id, min, max } = setting
    if (content[id] < min || content[id] > max) {
      return setting.isPercent
        ? { key: 'cashier-desk.percentWrong' }
        : { key: 'cashier-desk.outOfBounds', values: { min, max } }
    }
    return undefined
  }
  const clash = Object.entries(content[setting.id]).find(([currency, amount]) =>
    clashes(setting.id, currency, BigInt(amount ?? 0), content),
  )
  return clash && { key: 'cashier-desk.belowLeast', values: { currency: clash[0] } }
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
