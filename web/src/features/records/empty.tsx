import { addDays } from '@baize/kernel/time'
import { Button } from '@baize/ui/button'
import { presetDays } from '@baize/ui/forms/date-presets.ts'
import { EmptyState } from '@baize/ui/waiting/empty-state'
import { RecordsPicture } from '@baize/ui/figures/pictures'
import { useText } from '@baize/texts/use-text'
import { useRecordFilter } from './use-record-filter.ts'

type EmptyProps = {
  readonly title: string
  readonly text: string
  /** Whether something else than the days narrows the list. */
  readonly isNarrowed: boolean
}

const monthDays = 30
const yearDays = 365

/** Nothing was found: says where to look instead. */
export function Empty({ title, text, isNarrowed }: EmptyProps) {
  const t = useText()
  const { filter, change, now, zone } = useRecordFilter()
  const { firstDay, lastDay } = filter.range
  const month = presetDays('previous30', now, zone)
  const isShort = addDays(firstDay, monthDays - 1) > lastDay || lastDay < month.firstDay
  const year = { firstDay: addDays(month.lastDay, -yearDays), lastDay: month.lastDay }
  const isYear = firstDay <= year.firstDay && lastDay >= year.lastDay
  const clear = { product: '', vendor: '', state: '', number: '', kind: '', outcome: '' } as const
  return (
    <EmptyState
      picture={<RecordsPicture />}
      title={title}
      text={text}
      action={
        <>
          {isNarrowed && <Button onClick={() => change(clear)}>{t('reports.clearFilters')}</Button>}
          {!isYear && (
            <Button onClick={() => change({ range: isShort ? month : year })}>
              {t(isShort ? 'reports.showWider' : 'reports.showYear')}
            </Button>
          )}
        </>
      }
    />
  )
}
