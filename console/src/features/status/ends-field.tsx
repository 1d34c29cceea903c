import { Button } from '@baize/ui/button'
import { TextField } from '@baize/ui/forms/text-field'
import { useText } from '@baize/texts/use-text'
import { serverNow } from '../../shared/api.ts'
import { useOperator } from '../../shared/operator.ts'
import { useServerTime } from '../../shared/figures/use-server-time.ts'
import { fromZoneField, toZoneField } from '../../shared/figures/zone-time.ts'

type EndsFieldProps = {
  readonly endsAt: string | null
  readonly onEndsAt: (endsAt: string | null) => void
}

const minuteMs = 60_000
const steps = [30, 60, 120, 240]

/** When maintenance ends, on the merchant's clock; visitors see it on theirs. It may stay open. */
export function EndsField({ endsAt, onEndsAt }: EndsFieldProps) {
  const t = useText()
  const { zone } = useOperator()
  const now = useServerTime(30_000)
  const isPast = endsAt !== null && new Date(endsAt) <= now
  const inMinutes = (minutes: number) => {
    const at = Math.ceil((serverNow() + minutes * minuteMs) / minuteMs) * minuteMs
    onEndsAt(new Date(at).toISOString())
  }
  return (
    <div className="grid items-start gap-x-4 gap-y-2 sm:grid-cols-2">
      <TextField
        dense
        type="datetime-local"
        label={t('system-desk.ends')}
        hint={zone}
        value={endsAt === null ? '' : toZoneField(new Date(endsAt), zone)}
        error={isPast ? t('errors.ends_in_past') : undefined}
        help={endsAt === null ? t('system-desk.endsOpen') : t('system-desk.endsHelp')}
        onChange={(event) =>
          onEndsAt(fromZoneField(event.target.value, zone)?.toISOString() ?? null)
        }
      />
      <div>
        <p className="mb-1.5 font-medium">{t('system-desk.endsIn')}</p>
        <div className="flex flex-wrap gap-2">
          {steps.map((minutes) => (
            <Button key={minutes} size="sm" onClick={() => inMinutes(minutes)}>
              {t('system-desk.minutes', { minutes })}
            </Button>
          ))}
          <Button size="sm" disabled={endsAt === null} onClick={() => onEndsAt(null)}>
            {t('system-desk.noEnd')}
          </Button>
        </div>
      </div>
    </div>
  )
}
