import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { CSSProperties, KeyboardEvent, ReactNode } from 'react'
import type { Banner } from '@baize/contract/content/content'
import { cx } from '@baize/ui/look/cx.ts'
import { useText } from '@baize/texts/use-text'
import { carousel, useTurn, type Turn } from './carousel-turn.ts'
import { CarouselDots, PauseButton } from './carousel-dots.tsx'
import { useAutoplay } from './use-autoplay.ts'
import { useSwipe } from './use-swipe.ts'
import './carousel.css'

type Props = {
  readonly label: string
  readonly banners: readonly Banner[]
  readonly renderSlide: (banner: Banner, index: number) => ReactNode
  /** Where dots and pause stand: beside the picture where it is wide, below it in a narrow place. */
  readonly dots: 'side' | 'foot'
  readonly className?: string
}

const constants = {
  '--slide-time': `${carousel.transitionMs}ms`,
  '--slide-gap': `${carousel.spacingPx}px`,
} as CSSProperties

/** One banner at a time, in a loop. A single one stands still and has nothing to press. */
export function BannerCarousel({ label, banners, renderSlide, dots, className }: Props) {
  const t = useText()
  const { turn, next, previous, to } = useTurn(banners.length)
  const several = banners.length > 1
  const autoplay = useAutoplay({
    possible: several,
    everyMs: carousel.autoplayMs,
    turn,
    onTurn: () => next(),
  })
  const swipe = useSwipe(previous, next)
  const byKey = (event: KeyboardEvent) => {
    if (!several || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return
    event.preventDefault()
    if ((event.key === 'ArrowRight') === (document.dir !== 'rtl')) next()
    else previous()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- heard for the buttons and links inside
    <section
      aria-label={label}
      aria-roledescription={t('shell.carousel')}
      className={cx('group/carousel relative', className)}
      style={constants}
      {...autoplay.hold}
      onKeyDown={byKey}
    >
      <ul
        {...(several && swipe)}
        className="carousel-slides rounded-card"
        data-way={turn.way}
        aria-live={autoplay.playing || !several ? 'off' : 'polite'}
      >
        {banners.map((banner, index) => (
          <li
            key={banner.id}
            className="carousel-slide"
            data-place={placeOf(index, turn)}
            inert={index !== turn.at}
            aria-roledescription={t('shell.slide')}
            aria-label={t('shell.slideOf', { at: index + 1, count: banners.length })}
          >
            {renderSlide(banner, index)}
          </li>
        ))}
      </ul>
      {several && (
        <>
          <Arrow side="start" label={t('shell.previousBanner')} onClick={previous} />
          <Arrow side="end" label={t('shell.nextBanner')} onClick={next} />
          <CarouselDots count={banners.length} at={turn.at} onShow={to} place={dots}>
            <PauseButton playing={autoplay.playing} onToggle={autoplay.toggle} />
          </CarouselDots>
        </>
      )}
    </section>
  )
}

function placeOf(index: number, { at, leaving }: Turn): string | undefined {
  if (index === at) return leaving === undefined ? 'shown' : 'arriving'
  return index === leaving ? 'leaving' : undefined
}

type ArrowProps = {
  readonly side: 'start' | 'end'
  readonly label: string
  readonly onClick: () => void
}

/** For a pointer that hovers and for the keyboard; a finger swipes. */
function Arrow({ side, label, onClick }: ArrowProps) {
  const Icon = side === 'start' ? ChevronLeft : ChevronRight
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onClick}
      className={cx(
        'absolute top-1/2 grid size-8 -translate-y-1/2 place-items-center rounded-full bg-[#05110c]/70 text-[#f8f3e6] opacity-0 transition-opacity group-hover/carousel:opacity-100 focus-visible:opacity-100 pointer-coarse:hidden',
        side === 'start' ? 'start-1' : 'end-1',
      )}
    >
      <Icon size={18} aria-hidden="true" className="rtl:rotate-180" />
    </button>
  )
}
