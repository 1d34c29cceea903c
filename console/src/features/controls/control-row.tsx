import type { PolicyDocument } from '@baize/contract/system/system-settings'
import type { Currency } from '@baize/kernel/money'
import { Switch } from '@baize/ui/forms/switch'
import { useText } from '@baize/texts/use-text'
import type { Change } from '../../shared/documents/changes.ts'
import { NumberRow } from '../../shared/settings/number-row.tsx'
import { SettingMarks } from '../../shared/settings/setting-marks.tsx'
import { SumsRow } from '../../shared/settings/sums-row.tsx'
import { RangesRow } from './ranges-row.tsx'
import { controlProblemOf, loosensControl, type ControlSetting } from './settings.ts'

type ControlRowProps = {
  readonly setting: ControlSetting
  readonly content: PolicyDocument
  readonly changes: readonly Change[]
  /** What the server said of it when it was last to be published. */
  readonly refused: string | undefined
  readonly brandCurrency: Currency
  readonly disabled: boolean
  readonly onContent: (content: PolicyDocument) => void
}

/** One control: its name, what it does in plain words, and how it stands. */
export function ControlRow(props: ControlRowProps) {
  const { setting, content, changes, refused, brandCurrency, disabled, onContent } = props
  const t = useText()
  const own = changes.filter(({ path: [id] }) => id === setting.id)
  const problem = controlProblemOf(setting, content)
  const given = {
    label: t(setting.name),
    help: t(setting.help),
    problem: problem ? t(problem.key, problem.values) : refused,
    marks: <SettingMarks isChanged={own.length > 0} isLoosened={own.some(loosensControl)} />,
    disabled,
  }
  const set = (value: PolicyDocument[keyof PolicyDocument]) =>
    onContent({ ...content, [setting.id]: value })
  switch (setting.kind) {
    case 'time':
      return (
        <NumberRow
          {...given}
          unit={t(setting.unit, { count: content[setting.id] })}
          min={setting.min}
          max={setting.max}
          value={content[setting.id]}
          onValue={set}
        />
      )
    case 'limit':
      return (
        <SumsRow
          {...given}
          none={t('alerts.noneAlone')}
          sums={content[setting.id]}
          brandCurrency={brandCurrency}
          onSums={set}
        />
      )
    case 'ranges':
      return <RangesRow {...given} ranges={content[setting.id]} onRanges={set} />
    case 'switch':
      return (
        <li className="py-3.5">
          <Switch
            atEnd
            label={
              <span className="font-medium">
                {given.label} {given.marks}
              </span>
            }
            help={given.help}
            checked={content[setting.id]}
            disabled={disabled}
            onChecked={set}
          />
        </li>
      )
  }
}
