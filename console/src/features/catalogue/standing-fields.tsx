import type { ReactNode } from 'react'
import { Switch } from '@baize/ui/forms/switch'
import { useText } from '@baize/texts/use-text'
import type { StandingDraft } from './standing.ts'
import { UntilField } from './until-field.tsx'

type StandingFieldsProps = {
  readonly draft: StandingDraft
  readonly disabled: boolean
  /** What being switched off means here. */
  readonly enabledHelp: ReactNode
  readonly onDraft: (part: Partial<StandingDraft>) => void
}

/** Whether it is shown at all, and whether it is closed for a while. */
export function StandingFields({ draft, disabled, enabledHelp, onDraft }: StandingFieldsProps) {
  const t = useText()
  return (
    <>
      <Switch
        label={t('catalogue-desk.enabled')}
        help={enabledHelp}
        checked={draft.enabled}
        disabled={disabled}
        onChecked={(enabled) => onDraft({ enabled })}
      />
      <Switch
        tone="amber"
        label={t('catalogue-desk.maintenance')}
        help={t('catalogue-desk.maintenanceHelp')}
        checked={draft.maintenance}
        disabled={disabled}
        onChecked={(maintenance) => onDraft({ maintenance })}
      />
      {draft.maintenance && (
        <UntilField
          until={draft.maintenanceUntil}
          disabled={disabled}
          onUntil={(maintenanceUntil) => onDraft({ maintenanceUntil })}
        />
      )}
    </>
  )
}
