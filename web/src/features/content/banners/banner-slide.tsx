import { Suspense } from 'react'
import type { Banner } from '@baize/contract/content/content'
import { languageEntry } from '@baize/kernel/language'
import { buttonClass } from '@baize/ui/button-class.ts'
import { cx } from '@baize/ui/look/cx.ts'
import { Fence } from '@baize/ui/waiting/fence'
import { part } from '@baize/ui/waiting/part'
import { BannerLink } from './banner-link.tsx'

const RichText = part(() => import('../rich-text.tsx'), 'RichText')

type Props = {
  readonly banner: Banner
  /** The first picture of a page is what it is judged by; the others wait for their turn. */
  readonly first: boolean
}

// Drawings of ours are dark enough for ivory words; nobody knows that of an uploaded picture.
const shades = {
  // Where large text leaves no room beside the cards, the words stand before them, on more shade.
  drawn:
    'from-[#05110c]/60 via-[#05110c]/30 via-45% @max-[19.5rem]:from-[#05110c]/85 @max-[19.5rem]:via-[#05110c]/75 @max-[16rem]:to-[#05110c]/65 @xl:from-transparent @xl:via-transparent',
  uploaded: 'from-[#05110c]/80 via-[#05110c]/65 via-45%',
}

// A drawing is seen with room above and below, so that its cards keep their size where long words make the banner taller;
// on a phone from further off, so that all of them stand beside the words. Same file, other view.
const views = {
  wide: '#svgView(viewBox(0,-34,780,292))',
  phone: '#svgView(viewBox(68,-68,650,422))',
}

/** A picture with words on its leading side, and over all of it the link. */
export function BannerSlide({ banner, first }: Props) {
  const { picture, title, content, alt, action, fallbackLanguage } = banner
  const hasWords = title !== '' || content !== '' || action !== ''
  const isDrawn = picture.url.startsWith('/art/')
  return (
    <article
      lang={fallbackLanguage === null ? undefined : languageEntry(fallbackLanguage).tag}
      className="@container relative isolate grid h-full min-h-[188px] items-center overflow-hidden rounded-card bg-[#0f4f37] text-[#f8f3e6] md:min-h-56"
    >
      <picture>
        {isDrawn && <source media="(max-width: 519px)" srcSet={`${picture.url}${views.phone}`} />}
        <img
          src={isDrawn ? `${picture.url}${views.wide}` : picture.url}
          alt={alt}
          width={picture.width}
          height={picture.height}
          loading={first ? 'eager' : 'lazy'}
          fetchPriority={first ? 'high' : 'auto'}
          decoding={first ? 'sync' : 'async'}
          className={cx(
            'absolute inset-0 size-full object-cover @xl:object-right rtl:@xl:object-left',
            isDrawn ? 'object-right min-[520px]:object-[58%_50%]' : 'object-[58%_50%]',
          )}
        />
      </picture>
      {hasWords && (
        <div
          aria-hidden="true"
          className={cx(
            'absolute inset-0 bg-linear-to-r to-transparent to-75% rtl:bg-linear-to-l',
            isDrawn ? shades.drawn : shades.uploaded,
          )}
        />
      )}
      <div
        aria-hidden="true"
        className="pointer-events-none absolute inset-2 rounded-ctl border-[1.5px] border-metal opacity-55"
      />
      {hasWords && (
        // A place in the grid, not a position: the link below is to cover the banner, not these words alone.
        <div className="z-1 max-w-[58%] ps-6 py-4 pb-8 @max-[19.5rem]:max-w-[72%] @max-[16rem]:max-w-full @max-[16rem]:px-4 @xl:max-w-[54%] @xl:ps-10 @xl:py-6">
          {title !== '' && (
            <h2 className="wrap-break-word hyphens-auto text-h4 text-balance [word-break:auto-phrase] @xs:text-h3 @3xl:text-h1">
              {title}
            </h2>
          )}
          {content !== '' && <Words html={content} />}
          {action !== '' && <Action banner={banner} />}
        </div>
      )}
      {action === '' && (
        <BannerLink
          banner={banner}
          aria-label={title || alt}
          className="absolute inset-0 rounded-card focus-visible:-outline-offset-4"
        />
      )}
    </article>
  )
}

/** The same words without their marks stand there until the marks have come, so that nothing moves. */
function Words({ html }: { html: string }) {
  const plain = html.replaceAll(/<[^>]*>/g, ' ')
  return (
    <p className="relative z-1 mt-1 line-clamp-2 text-meta text-pretty [word-break:auto-phrase] text-[#e6eadb] @xl:text-body [&_a]:underline">
      <Fence renderFailure={() => plain}>
        <Suspense fallback={plain}>
          <RichText html={html} form="line" />
        </Suspense>
      </Fence>
    </p>
  )
}

/** The button says it, and the whole banner is its target. */
function Action({ banner }: { banner: Banner }) {
  return (
    <BannerLink
      banner={banner}
      className={cx(
        buttonClass({ variant: 'metal' }),
        'static! mt-2.5 after:absolute after:inset-0 @xl:mt-4',
      )}
    >
      {banner.action}
    </BannerLink>
  )
}
