import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { IconButton } from '@baize/ui/icon-button'
import { useAnnounce } from '@baize/ui/overlays/live-region'
import { useText } from '@baize/texts/use-text'
import type { ShelfCarousel } from './carousel.ts'

type Props = {
  readonly carousel: Pick<ShelfCarousel<unknown>, 'page' | 'pages' | 'busy' | 'turn'>
  readonly name: string
}

/** The two arrows of a carousel, in the head of its section. */
export function CarouselArrows({ carousel, name }: Props) {
  if (carousel.pages < 2) return null
  return (
    <div className="flex gap-1 max-md:hidden">
      <Arrow carousel={carousel} by={-1} name={name} />
      <Arrow carousel={carousel} by={1} name={name} />
    </div>
  )
}

/** The same below the tiles for a thumb, with the place in between. */
export function CarouselPager({ carousel, name }: Props) {
  const t = useText()
  const announce = useAnnounce()
  const { page, pages } = carousel
  const said = useRef(page)
  const words = t('shell.pageOfPages', { page: page + 1, pages })
  useEffect(() => {
    if (said.current !== page) announce(`${name}: ${words}`)
    said.current = page
  }, [page, name, words, announce])
  if (pages < 2) return null
  return (
    <div className="mt-3 flex items-center justify-center gap-3 md:hidden">
      <Arrow carousel={carousel} by={-1} name={name} />
      <span className="figures min-w-20 text-center text-meta text-text-3">{words}</span>
      <Arrow carousel={carousel} by={1} name={name} />
    </div>
  )
}

function Arrow({ carousel, by, name }: Props & { readonly by: 1 | -1 }) {
  const t = useText()
  const { page, pages, busy, turn } = carousel
  const Icon = by === 1 ? ChevronRight : ChevronLeft
  const label = t(by === 1 ? 'shell.nextGames' : 'shell.previousGames')
  return (
    <IconButton
      variant="outline"
      label={label}
      aria-description={name}
      icon={<Icon size={18} className="rtl:rotate-180" />}
      disabled={by === 1 ? page + 1 >= pages : page === 0}
      aria-busy={busy || undefined}
      onClick={() => turn(by)}
    />
  )
}
