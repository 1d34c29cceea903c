import { ChevronLeft, ChevronRight } from 'lucide-react'
import { cx } from '../look/cx.ts'
import { IconButton } from '../icon-button.tsx'
import { pagerItems } from './pager-items.ts'
import { useUiTexts } from '../texts.tsx'

export type PagerProps = {
  page: number
  count: number
  onPage: (page: number) => void
  range?: number
  margin?: number
}

/** Nothing when there is one page or none. */
export function Pager({ page, count, onPage, range, margin }: PagerProps) {
  const texts = useUiTexts()
  if (count < 2) return null
  return (
    <nav aria-label={texts.pages} className="flex flex-wrap items-center gap-1">
      <IconButton
        label={texts.previousPage}
        icon={<ChevronLeft size={18} className="rtl:rotate-180" />}
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      />
      {pagerItems(page, count, range, margin).map((item, index) =>
        item === 'gap' ? (
          <span key={`gap-${index}`} className="w-6 text-center text-text-3" aria-hidden="true">
            …
          </span>
        ) : (
          <PageButton key={item} page={item} on={item === page} onPage={onPage} />
        ),
      )}
      <IconButton
        label={texts.nextPage}
        icon={<ChevronRight size={18} className="rtl:rotate-180" />}
        disabled={page >= count}
        onClick={() => onPage(page + 1)}
      />
    </nav>
  )
}

type PageButtonProps = { page: number; on: boolean; onPage: (page: number) => void }

function PageButton({ page, on, onPage }: PageButtonProps) {
  const texts = useUiTexts()
  return (
    <button
      type="button"
      aria-label={texts.page(page)}
      aria-current={on ? 'page' : undefined}
      onClick={() => onPage(page)}
      className={cx(
        'figures h-10 min-w-10 rounded-ctl px-2 pointer-coarse:h-11 pointer-coarse:min-w-11',
        on
          ? 'bg-s2 font-semibold shadow-[inset_0_0_0_2px_var(--brass)]'
          : 'text-text-2 hover:bg-hover',
      )}
    >
      {page}
    </button>
  )
}
