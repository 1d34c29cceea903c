import { useOnce } from '../../shared/use-once.ts'
import { Select } from '@baize/ui/forms/select'
import { useText } from '@baize/texts/use-text'
import { notify } from '../../shared/notices.ts'
import { setReminder } from './api.ts'
import { LimitFailureNote } from './limit-failure-note.tsx'

const usual = [15, 30, 45, 60, 90, 120] as const

/** How often one is told in play how long and how much. */
export function Reminder({ minutes }: { readonly minutes: number | null }) {
  const t = useText()
  const saving = useOnce({
    mutationFn: (value: string) => setReminder(value === '' ? null : Number(value)),
    onSuccess: () => notify(t('protection.reminderSaved'), 'ok'),
  })
  const offered = [...new Set([...usual, ...(minutes === null ? [] : [minutes])])]
  offered.sort((a, b) => a - b)
  return (
    <section aria-labelledby="own-reminder" className="grid gap-2">
      <h3 id="own-reminder" className="text-lead">
        {t('protection.reminder')}
      </h3>
      <p className="text-meta text-text-2">{t('protection.reminderAbout')}</p>
      <LimitFailureNote error={saving.error} />
      <div className="mt-1 max-w-xs">
        <Select
          label={t('protection.reminderEvery')}
          value={saving.isPending ? saving.variables : String(minutes ?? '')}
          disabled={saving.isPending}
          onValue={(value) => saving.mutate(value)}
          options={[
            { value: '', label: t('protection.never') },
            ...offered.map((count) => ({
              value: String(count),
              label: t('protection.everyMinutes', { minutes: count }),
            })),
          ]}
        />
      </div>
    </section>
  )
}
