import { SlidersHorizontal } from 'lucide-react'
import type { ReactNode } from 'react'
import { useText } from '@baize/texts/use-text'
import { useIsWide } from '../../shared/report/use-is-wide.ts'

type FilterBoxProps = {
  /** Whether something is narrowed now; then the box stands open on a phone too. */
  readonly isNarrowed: boolean
  readonly children: ReactNode
}

/** The filters in a row; on a phone behind a word, so that the record itself is what one sees first. */
export function FilterBox({ isNarrowed, children }: FilterBoxProps) {
  const t = useText()
  const fields = (
    <div
      role="group"
      aria-label={t('reports.filters')}
      className="grid grid-cols-[repeat(auto-fit,minmax(max(8rem,min(10.5rem,50%-0.375rem)),1fr))] items-end gap-3"
    >
      {children}
    </div>
  )
  if (useIsWide()) return fields
  return (
    <details open={isNarrowed} className="rounded-card border border-line bg-s2">
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 px-3.5 font-semibold">
        <SlidersHorizontal size={18} aria-hidden="true" className="text-text-3" />
        {t('reports.filters')}
      </summary>
      <div className="px-3.5 pt-1 pb-3.5">{fields}</div>
    </details>
  )
}
