import type { SecurityDocument } from '@baize/contract/identity/identity-settings'
import { Switch } from '@baize/ui/forms/switch'
import { useText } from '@baize/texts/use-text'
import { NumberRow } from '../../shared/settings/number-row.tsx'
import { SettingMarks } from '../../shared/settings/setting-marks.tsx'
import {
  policyProblemOf,
  type PolicyNumber,
  type PolicySetting,
  type SwitchSetting,
} from './settings.ts'

type RowProps<Kind extends PolicySetting> = {
  readonly setting: Kind
  readonly content: SecurityDocument
  readonly isChanged: boolean
  readonly disabled: boolean
  readonly onContent: (content: SecurityDocument) => void
}

/** One setting: its name, what it does in plain words, its value with the unit. */
export function SettingRow({ setting, ...rest }: RowProps<PolicySetting>) {
  return setting.kind === 'switch' ? (
    <SwitchRow setting={setting} {...rest} />
  ) : (
    <PolicyNumberRow setting={setting} {...rest} />
  )
}

function SwitchRow({ setting, content, isChanged, disabled, onContent }: RowProps<SwitchSetting>) {
  const t = useText()
  const { id, name, help, weakens = false } = setting
  return (
    <li className="py-3.5">
      <Switch
        atEnd
        tone={weakens ? 'amber' : 'felt'}
        label={
          <span className="font-medium">
            {t(name)} <SettingMarks isChanged={isChanged} />
          </span>
        }
        help={t(help)}
        checked={content[id]}
        disabled={disabled}
        onChecked={(on) => onContent({ ...content, [id]: on })}
      />
    </li>
  )
}

function PolicyNumberRow(props: RowProps<PolicyNumber>) {
  const { setting, content, isChanged, disabled, onContent } = props
  const t = useText()
  const { id, name, help, unit, min, max } = setting
  const problem = policyProblemOf(setting, content)
  return (
    <NumberRow
      label={t(name)}
      help={t(help)}
      unit={t(unit, { count: content[id] })}
      min={min}
      max={max}
      value={content[id]}
      problem={problem && t(problem.key, problem.values)}
      marks={<SettingMarks isChanged={isChanged} />}
      disabled={disabled}
      onValue={(value) => onContent({ ...content, [id]: value })}
    />
  )
}
