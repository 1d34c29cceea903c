import { Switch } from '@baize/ui/forms/switch'
import { TextField } from '@baize/ui/forms/text-field'
import { useText } from '@baize/texts/use-text'
import { useOperator } from '../../shared/operator.ts'
import { fromZoneField, toZoneField } from '../../shared/figures/zone-time.ts'
import type { Window } from './entry-state.ts'

type WindowFieldsProps = {
  readonly window: Window
  readonly disabled: boolean
  readonly onWindow: (part: Partial<Window>) => void
}

/** From when until when it is shown, on the merchant's clock, and whether at all. */
export function WindowFields({ window, disabled, onWindow }: WindowFieldsProps) {
  const t = useText()
  const { zone } = useOperator()
  const { startsAt, endsAt, enabled } = window
  const isTurned = endsAt !== null && new Date(endsAt) <= new Date(startsAt)
  return (
    <div className="@container grid gap-4">
      <Switch
        label={t('content-desk.enabled')}
        help={t('content-desk.enabledHelp')}
        checked={enabled}
        disabled={disabled}
        onChecked={(on) => onWindow({ enabled: on })}
      />
      <div className="grid items-start gap-4 @lg:grid-cols-2">
        <TextField
          dense
          type="datetime-local"
          label={t('content-desk.starts')}
          hint={zone}
          disabled={disabled}
          value={toZoneField(new Date(startsAt), zone)}
          onChange={(event) => {
            const at = fromZoneField(event.target.value, zone)
            if (at) onWindow({ startsAt: at.toISOString() })
          }}
        />
        <TextField
          dense
          type="datetime-local"
          label={t('content-desk.ends')}
          disabled={disabled}
          value={endsAt === null ? '' : toZoneField(new Date(endsAt), zone)}
          help={t('content-desk.endsHelp')}
          error={isTurned ? t('errors.window_invalid') : undefined}
          onChange={(event) =>
            onWindow({ endsAt: fromZoneField(event.target.value, zone)?.toISOString() ?? null })
          }
        />
      </div>
    </div>
  )
}
