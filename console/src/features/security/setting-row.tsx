import { useId, useState } from 'react'
import type { SecurityDocument } from '@baize/contract/identity/identity-settings'
import { cx } from '@baize/ui/look/cx.ts'
import { FieldNote } from '@baize/ui/forms/field'
import { bareInputClass, shellClass } from '@baize/ui/forms/input-shell'
import { keepNumber } from '@baize/ui/figures/number-text.ts'
import { StatusChip } from '@baize/ui/figures/status-chip'
import { Switch } from '@baize/ui/forms/switch'
import { useText } from '@baize/texts/use-text'
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
    <NumberRow setting={setting} {...rest} />
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
            {t(name)} {isChanged && <Changed />}
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

function NumberRow({ setting, content, isChanged, disabled, onContent }: RowProps<PolicyNumber>) {
  const t = useText()
  const id = useId()
  const [typed, setTyped] = useState<string>()
  const value = content[setting.id]
  const problem = policyProblemOf(setting, content)
  const change = (text: string) => {
    const kept = keepNumber(text, 0).slice(0, 5)
    setTyped(kept)
    // While it is empty the last number holds, and comes back when the field is left.
    if (kept !== '') onContent({ ...content, [setting.id]: Number(kept) })
  }
  return (
    <li className="flex flex-wrap items-start gap-x-6 gap-y-2 py-3.5">
      <div className="min-w-0 flex-1 basis-64">
        <label htmlFor={id} className="text-body-s font-medium">
          {t(setting.name)} {isChanged && <Changed />}
        </label>
        <FieldNote
          id={`${id}-note`}
          help={t(setting.help)}
          error={problem && t(problem.key, problem.values)}
        />
      </div>
      <div className="w-40 flex-none">
        <div className={cx(shellClass, 'h-9 pe-3 text-body-s pointer-coarse:h-11')}>
          <input
            id={id}
            inputMode="numeric"
            autoComplete="off"
            aria-invalid={problem !== undefined || undefined}
            aria-describedby={`${id}-note`}
            disabled={disabled}
            value={typed ?? String(value)}
            onChange={(event) => change(event.target.value)}
            onBlur={() => setTyped(undefined)}
            className={cx(bareInputClass, 'figures w-full ps-3 text-end')}
          />
          <span className="flex-none text-meta text-text-3">
            {t(setting.unit, { count: value })}
          </span>
        </div>
        <p className="mt-1 text-end text-meta text-text-3">
          {t('identity-desk.bounds', { min: setting.min, max: setting.max })}
        </p>
      </div>
    </li>
  )
}

function Changed() {
  const t = useText()
  return <StatusChip tone="info">{t('identity-desk.changed')}</StatusChip>
}
