import { ArrowLeft, ChevronLeft, ChevronRight } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import type { Announcement } from '@baize/contract/content/content'
import { languageEntry } from '@baize/kernel/language'
import { Button } from '@baize/ui/button'
import { cx } from '@baize/ui/look/cx.ts'
import { Pager } from '@baize/ui/tables/pager'
import { useText } from '@baize/texts/use-text'
import { FallbackNote } from '../fallback-note.tsx'
import { RichText } from '../rich-text.tsx'
import { BrandMoment } from '../../../shared/brand-moment.tsx'

/** The product's number of announcements on one page of the list. */
export const newsPerPage = 9

type Props = {
  readonly items: readonly Announcement[]
  /** The item that is open; none shows the list alone on a phone and the first item on a desk. */
  readonly open: string | undefined
  readonly onOpen: (id: string | undefined) => void
  /** What can be done with the item that is open. */
  readonly renderAction?: (item: Announcement) => ReactNode
}

/** Titles on one side, the text of one of them on the other; a phone shows one of the two. A single one has no list. */
export function NewsReader({ items, open, onOpen, renderAction }: Props) {
  const at = items.findIndex(({ id }) => id === open)
  const shown = items[Math.max(0, at)]
  const pageOf = (index: number) => Math.floor(Math.max(0, index) / newsPerPage) + 1
  const [page, setPage] = useState(pageOf(at))
  if (!shown) return null
  const turn = (by: number) => {
    const next = items[Math.max(0, at) + by]
    if (!next) return
    setPage(pageOf(items.indexOf(next)))
    onOpen(next.id)
  }
  if (items.length === 1) {
    return (
      <article>
        <Item item={shown} />
        {renderAction?.(shown)}
      </article>
    )
  }
  return (
    <div className="grid gap-x-8 gap-y-4 md:grid-cols-[minmax(0,17rem)_minmax(0,1fr)]">
      <div className={cx(at >= 0 && 'max-md:hidden')}>
        <Titles items={items} page={page} current={shown.id} onOpen={onOpen} />
        <div className="mt-3">
          <Pager page={page} count={Math.ceil(items.length / newsPerPage)} onPage={setPage} />
        </div>
      </div>
      <article className={cx('min-w-0', at < 0 && 'max-md:hidden')}>
        <BackToList onBack={() => onOpen(undefined)} />
        <Item item={shown} />
        {renderAction?.(shown)}
        <Neighbours isFirst={at <= 0} isLast={Math.max(0, at) === items.length - 1} onTurn={turn} />
      </article>
    </div>
  )
}

type TitlesProps = {
  readonly items: readonly Announcement[]
  readonly page: number
  readonly current: string
  readonly onOpen: (id: string) => void
}

function Titles({ items, page, current, onOpen }: TitlesProps) {
  return (
    <ul className="grid gap-1">
      {items.slice((page - 1) * newsPerPage, page * newsPerPage).map((item) => (
        <li key={item.id}>
          <button
            type="button"
            aria-current={item.id === current ? 'true' : undefined}
            onClick={() => onOpen(item.id)}
            className="block min-h-11 w-full rounded-ctl border border-line px-3 py-2 text-start hover:bg-hover md:aria-[current=true]:border-transparent md:aria-[current=true]:bg-s2 md:aria-[current=true]:shadow-[inset_0_0_0_2px_var(--brass)]"
          >
            <span className="line-clamp-2 font-medium wrap-anywhere" lang={langOf(item)}>
              {item.title}
            </span>
            <Day item={item} className="text-meta text-text-3" />
          </button>
        </li>
      ))}
    </ul>
  )
}

function Item({ item }: { item: Announcement }) {
  return (
    <>
      <h3 className="text-h4 wrap-anywhere" lang={langOf(item)}>
        {item.title}
      </h3>
      <Day item={item} className="mt-0.5 mb-3 block text-meta text-text-3" />
      <div className="mb-3 empty:hidden">
        <FallbackNote language={item.fallbackLanguage} />
      </div>
      <RichText html={item.content} language={item.fallbackLanguage} />
    </>
  )
}

function langOf({ fallbackLanguage }: Announcement): string | undefined {
  return fallbackLanguage === null ? undefined : languageEntry(fallbackLanguage).tag
}

function Day({ item, className }: { item: Announcement; className: string }) {
  return <BrandMoment at={item.startsAt} className={className} />
}

function BackToList({ onBack }: { onBack: () => void }) {
  const t = useText()
  return (
    <button
      type="button"
      onClick={onBack}
      className="mb-3 flex min-h-11 items-center gap-1.5 font-medium text-link md:hidden"
    >
      <ArrowLeft size={18} aria-hidden="true" className="rtl:rotate-180" />
      {t('content.backToList')}
    </button>
  )
}

type NeighboursProps = {
  readonly isFirst: boolean
  readonly isLast: boolean
  readonly onTurn: (by: number) => void
}

function Neighbours({ isFirst, isLast, onTurn }: NeighboursProps) {
  const t = useText()
  return (
    <div className="mt-6 flex justify-between gap-3 border-t border-line pt-4">
      <Button variant="ghost" disabled={isFirst} onClick={() => onTurn(-1)}>
        <ChevronLeft size={18} aria-hidden="true" className="rtl:rotate-180" />
        {t('content.newer')}
      </Button>
      <Button variant="ghost" disabled={isLast} onClick={() => onTurn(1)}>
        {t('content.older')}
        <ChevronRight size={18} aria-hidden="true" className="rtl:rotate-180" />
      </Button>
    </div>
  )
}
