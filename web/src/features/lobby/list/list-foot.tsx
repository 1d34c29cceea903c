import { useEffect, useRef, useState } from 'react'
import { languageEntry } from '@baize/kernel/language'
import { Button } from '@baize/ui/button'
import { useLanguage, useText } from '@baize/texts/use-text'

type Props = {
  readonly shown: number
  readonly total: number
  /** Opens the next page; one that the scroll asked for makes no step of the history. */
  readonly onMore: (by: 'press' | 'scroll') => void
}

/**
 * The end of what is open of a list. The first press opens the next page, and from then on the list grows with the
 * scroll; before it the foot of the site is within reach.
 */
export function GamesListFoot({ shown, total, onMore }: Props) {
  const t = useText()
  const { tag } = languageEntry(useLanguage())
  const foot = useRef<HTMLDivElement>(null)
  const [grows, setGrows] = useState(false)
  const [before, setBefore] = useState(shown)
  const isMore = shown < total
  // Whoever goes back wants the list as it was, and not that it grows again.
  if (shown !== before) {
    setBefore(shown)
    if (shown < before) setGrows(false)
  }
  useEffect(() => {
    const node = foot.current
    if (!node || !grows || !isMore) return undefined
    const watcher = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) onMore('scroll')
      },
      { rootMargin: '200px' },
    )
    watcher.observe(node)
    return () => watcher.disconnect()
  }, [grows, isMore, onMore])
  const more = () => {
    setGrows(true)
    onMore('press')
  }
  return (
    <div ref={foot} className="mt-6 flex flex-col items-center gap-3">
      <p className="figures text-meta text-text-3">
        {t('catalogue.shownOf', {
          shown: shown.toLocaleString(tag),
          total: total.toLocaleString(tag),
        })}
      </p>
      {isMore && <Button onClick={more}>{t('catalogue.showMore')}</Button>}
    </div>
  )
}
