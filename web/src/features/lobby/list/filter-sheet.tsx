import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@baize/ui/button'
import { Sheet } from '@baize/ui/overlays/sheet'
import { useText } from '@baize/texts/use-text'
import { FilterFields } from './filter-fields.tsx'
import { countSet, type ListFilter } from './list-filter.ts'

type Props = {
  readonly filter: ListFilter
  readonly onChange: (change: Partial<ListFilter>) => void
  readonly withLines: boolean
  readonly total: number | undefined
}

/** The filters on a phone. What they leave is counted on the button before one goes back to the list. */
export function FilterSheet({ filter, onChange, withLines, total }: Props) {
  const t = useText()
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  const set = countSet(filter)
  return (
    <>
      <Button
        icon={<SlidersHorizontal size={18} />}
        onClick={() => setOpen(true)}
        className="flex-none px-3 md:hidden"
      >
        {t('catalogue.filters')}
        {set > 0 && (
          <span className="figures min-w-5 rounded-full bg-felt px-1 text-caption leading-5 text-on-felt">
            {set}
          </span>
        )}
      </Button>
      <Sheet
        open={open}
        onClose={close}
        title={t('catalogue.filters')}
        footer={
          <Button variant="primary" block onClick={close}>
            {total === undefined ? t('ui.loading') : t('catalogue.showFound', { count: total })}
          </Button>
        }
      >
        <div className="grid gap-3">
          <FilterFields filter={filter} onChange={onChange} withLines={withLines} />
        </div>
      </Sheet>
    </>
  )
}
