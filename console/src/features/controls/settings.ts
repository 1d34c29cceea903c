import type { PolicyDocument } from '@baize/contract/system/system-settings'
import type { TextKey } from '@baize/texts/keys'
import type { Change } from '../../shared/documents/changes.ts'

type Of<Value> = {
  [Name in keyof PolicyDocument]: PolicyDocument[Name] extends Value ? Name : never
}[keyof PolicyDocument]
type Words = { readonly name: TextKey; readonly help: TextKey }

export type TimeSetting = Words & {
  readonly kind: 'time'
  readonly id: Of<number>
  readonly unit: TextKey
  readonly min: number
  readonly max: number
}
export type LimitSetting = Words & {
  readonly kind: 'limit'
  readonly id: 'secondPersonAbove' | 'secondPersonAbovePerDay'
}
export type SwitchSetting = Words & { readonly kind: 'switch'; readonly id: Of<boolean> }
export type RangesSetting = Words & { readonly kind: 'ranges'; readonly id: 'consoleRanges' }
export type ControlSetting = TimeSetting | LimitSetting | SwitchSetting | RangesSetting
export type ControlGroup = {
  readonly id: string
  readonly title: TextKey
  readonly text: TextKey
  readonly settings: readonly ControlSetting[]
}

const minutes = 'system-desk.unitMinutes'
const hours = 'system-desk.unitHours'
const time = (
  id: Of<number>,
  { name, help, unit }: Words & { readonly unit: TextKey },
  max: number,
): TimeSetting => ({ kind: 'time', id, name, help, unit, min: 1, max })

/** All controls, by what they are about, under the names that requests and alerts have for them. A test holds the bounds against the contract's. */
export const controlGroups: readonly ControlGroup[] = [
  {
    id: 'alone',
    title: 'system-desk.groupAlone',
    text: 'system-desk.groupAloneText',
    settings: [
      {
        kind: 'limit',
        id: 'secondPersonAbove',
        name: 'alerts.setAlone',
        help: 'system-desk.aloneHelp',
      },
      {
        kind: 'limit',
        id: 'secondPersonAbovePerDay',
        name: 'alerts.setAlonePerDay',
        help: 'system-desk.alonePerDayHelp',
      },
    ],
  },
  {
    id: 'sessions',
    title: 'system-desk.groupSessions',
    text: 'system-desk.groupSessionsText',
    settings: [
      time(
        'memberIdleMinutes',
        { name: 'alerts.setMemberIdle', help: 'system-desk.memberIdleHelp', unit: minutes },
        1440,
      ),
      time(
        'memberAbsoluteHours',
        { name: 'alerts.setMemberWhole', help: 'system-desk.memberWholeHelp', unit: hours },
        720,
      ),
      time(
        'operatorIdleMinutes',
        { name: 'alerts.setOperatorIdle', help: 'system-desk.operatorIdleHelp', unit: minutes },
        480,
      ),
      time(
        'operatorAbsoluteHours',
        { name: 'alerts.setOperatorWhole', help: 'system-desk.operatorWholeHelp', unit: hours },
        72,
      ),
    ],
  },
  {
    id: 'doors',
    title: 'system-desk.groupDoors',
    text: 'system-desk.groupDoorsText',
    settings: [
      {
        kind: 'ranges',
        id: 'consoleRanges',
        name: 'alerts.setConsoleRanges',
        help: 'system-desk.consoleRangesHelp',
      },
      {
        kind: 'switch',
        id: 'statusNeedsSecondPerson',
        name: 'alerts.setClosing',
        help: 'system-desk.closingHelp',
      },
    ],
  },
]

export const everyControl: readonly ControlSetting[] = controlGroups.flatMap(
  ({ settings }) => settings,
)

export type Problem = { readonly key: TextKey; readonly values?: Record<string, number> }

/** Why a control cannot be published so, if the page can tell. Ranges are read by the server. */
export function controlProblemOf(
  setting: ControlSetting,
  content: PolicyDocument,
): Problem | undefined {
  if (setting.kind !== 'time') return undefined
  const { id, min, max } = setting
  if (content[id] < min || content[id] > max) {
    return { key: 'system-desk.outOfBounds', values: { min, max } }
  }
  const most = {
    memberIdleMinutes: content.memberAbsoluteHours * 60,
    operatorIdleMinutes: content.operatorAbsoluteHours * 60,
    memberAbsoluteHours: max,
    operatorAbsoluteHours: max,
  }[id]
  return content[id] > most ? { key: 'system-desk.idleOverWhole', values: { most } } : undefined
}

/**
 * Whether a change lets somebody do more than before, which waits for a second person. The server decides; a range that is
 * new here and lies within one that stands already is the one thing that it knows better.
 */
export function loosensControl({ path: [id], before, after }: Change): boolean {
  const setting = everyControl.find((one) => one.id === id)
  switch (setting?.kind) {
    case 'time':
      return Number(after) > Number(before)
    case 'switch':
      return after === false
    case 'limit':
      // Without a sum nothing moves alone, so any sum is more.
      return typeof after === 'string' && (before === undefined || BigInt(after) > amountOf(before))
    case 'ranges':
      return opensConsole(wordsOf(before), wordsOf(after))
    case undefined:
      return false
  }
}

const amountOf = (value: unknown) => BigInt(typeof value === 'string' ? value : 0)
const wordsOf = (value: unknown) => (Array.isArray(value) ? value.map(String) : [])

function opensConsole(before: readonly string[], after: readonly string[]): boolean {
  if (before.length === 0) return false
  return after.length === 0 || after.some((range) => !before.includes(range))
}
