import { Suspense } from 'react'
import type { Banner } from '@baize/contract/content'
import { languageEntry } from '@baize/kernel/language'
import { buttonClass } from '@baize/ui/button-class.ts'
import { cx } from '@baize/ui/cx.ts'
import { Fence } from '@baize/ui/fence'
import { part } from '@baize/ui/part'
import { BannerLink } from './banner-link.tsx'

const RichText = part(() => import('../rich-text.tsx'), 'RichText')

type Props = {
  readonly banner: Banner
  /** The first picture of a page is what it is judged by; the others wait for their turn. */
  readonly first: boolean
}

// Drawings of ours are dark enough for ivory words; nobody knows that of an uploaded picture.
const shades = {
  drawn: 'from-[#05110c]/75 via-[#05110c]/55 via-50% @xl:from-transparent @xl:via-transparent',
  uploaded: 'from-[#05110c]/80 via-[#05110c]/65 via-45%',
}

/** A picture with words on its leading side, and over all of it the link. */
export function BannerSlide({ banner, first }: Props) {
  const { picture, title, content, alt, action, fallbackLanguage } = banner
  const hasWords = title !== '' || content !== '' || action !== ''
  const shade = picture.url.startsWith('/art/') ? shades.drawn : shades.uploaded
  return (
    <article
      lang={fallbackLanguage === null ? undefined : languageEntry(fallbackLanguage).tag}
      className="@container relative isolate grid h-full min-h-[188px] items-center overflow-hidden rounded-card bg-[#0f4f37] text-[#f8f3e6] md:min-h-56"
    >
      <img
        src={picture.url}
        alt={alt}
        width={picture.width}
        height={picture.height}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : 'auto'}
        decoding={first ? 'sync' : 'async'}
        className="absolute inset-0 size-full object-cover object-[58%_50%] @xl:object-right rtl:@xl:object-left"
      />
      {hasWords && (
        <div
          aria-hidden="true"
          className={cx(
            'absolute inset-0 bg-linear-to-r to-transparent to-75% rtl:bg-linear-to-l',
            shade,
          )}
        />
      )}
      <div
        aria-hidden="true"
        className="pointer-events-none absolute inset-2 rounded-ctl border-[1.5px] border-metal opacity-55"
      />
      {hasWords && (
        // A place in the grid, not a position: the link below is to cover the banner, not these words alone.
        <div className="z-1 max-w-[64%] px-6 py-4 pb-8 @xl:max-w-[58%] @xl:px-10 @xl:py-6">
          {title !== '' && (
            <h2 className="wrap-anywhere hyphens-auto text-h4 text-balance [word-break:auto-phrase] @xs:text-h3 @3xl:text-h1">
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
