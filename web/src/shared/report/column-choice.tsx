import { Columns3 } from 'lucide-react'
import { Button } from '@baize/ui/button'
import { Checkbox } from '@baize/ui/forms/checkbox'
import { Popover } from '@baize/ui/overlays/popover'
import { useText } from '@baize/texts/use-text'

type Named = { readonly id: string; readonly name: string; readonly isFixed?: boolean }

type ColumnChoiceProps = {
  readonly columns: readonly Named[]
  readonly hidden: readonly string[]
  readonly onHidden: (hidden: readonly string[]) => void
}

/** Which columns a report shows; it is kept on this device. */
export function ColumnChoice({ columns, hidden, onHidden }: ColumnChoiceProps) {
  const t = useText()
  const shown = columns.filter(({ id }) => !hidden.includes(id)).length
  const toggle = (id: string) =>
    onHidden(hidden.includes(id) ? hidden.filter((one) => one !== id) : [...hidden, id])
  return (
    <Popover
      align="end"
      label={t('reports.columns')}
      trigger={<Button icon={<Columns3 size={18} />}>{t('reports.columns')}</Button>}
    >
      <div className="mb-3 flex items-center gap-2">
        <b>{t('reports.columns')}</b>
        <span className="text-meta text-text-3">
          {t('reports.columnsShown', { shown, all: columns.length })}
        </span>
        <Button size="sm" className="ms-auto" onClick={() => onHidden([])}>
          {t('reports.columnsReset')}
        </Button>
      </div>
      <div className="grid gap-2.5">
        {columns.map(({ id, name, isFixed = false }) => (
          <Checkbox
            key={id}
            label={name}
            checked={isFixed || !hidden.includes(id)}
            disabled={isFixed}
            onChange={() => toggle(id)}
          />
        ))}
      </div>
    </Popover>
  )
}
