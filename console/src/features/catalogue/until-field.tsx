import { Button } from '@baize/ui/button'
import { TextField } from '@baize/ui/forms/text-field'
import { useText } from '@baize/texts/use-text'
import { serverNow } from '../../shared/api.ts'
import { useOperator } from '../../shared/operator.ts'
import { useServerTime } from '../../shared/figures/use-server-time.ts'
import { fromZoneField, toZoneField } from '../../shared/figures/zone-time.ts'

type UntilFieldProps = {
  readonly until: string | null
  readonly disabled?: boolean
  readonly onUntil: (until: string | null) => void
}

const minuteMs = 60_000
const steps = [30, 60, 120, 240]

/** When a maintenance should be over, on the merchant's clock. People are told; it does not end by itself. */
export function UntilField({ until, disabled = false, onUntil }: UntilFieldProps) {
  const t = useText()
  const { zone } = useOperator()
  const isPast = useIsPast()
  const inMinutes = (minutes: number) => {
    const at = Math.ceil((serverNow() + minutes * minuteMs) / minuteMs) * minuteMs
    onUntil(new Date(at).toISOString())
  }
  return (
    <div className="grid gap-2">
      <TextField
        dense
        type="datetime-local"
        label={t('catalogue-desk.untilField')}
        hint={zone}
        disabled={disabled}
        value={until === null ? '' : toZoneField(new Date(until), zone)}
        error={isPast(until) ? t('errors.ends_in_past') : undefined}
        help={t('catalogue-desk.untilHelp')}
        onChange={(event) =>
          onUntil(fromZoneField(event.target.value, zone)?.toISOString() ?? null)
        }
      />
      {!disabled && (
        <div className="flex flex-wrap gap-2">
          {steps.map((minutes) => (
            <Button key={minutes} size="sm" onClick={() => inMinutes(minutes)}>
              {t('system-desk.minutes', { minutes })}
            </Button>
          ))}
          <Button size="sm" disabled={until === null} onClick={() => onUntil(null)}>
            {t('system-desk.noEnd')}
          </Button>
        </div>
      )}
    </div>
  )
}

/** Whether a time is over by the server's clock; no time never is. */
export function useIsPast(): (until: string | null) => boolean {
  const now = useServerTime(30_000)
  return (until) => until !== null && new Date(until) <= now
}
