import type { Banner, Picture } from '@baize/contract/content/content'
import { cx } from '@baize/ui/look/cx.ts'
import { useText } from '@baize/texts/use-text'
import { RichText } from '../rich-text.tsx'
import { BannerLink } from './banner-link.tsx'
import { BannerCarousel } from './carousel.tsx'

/** The operator's banners beside the form of login or registration. */
export function PlateBanners({ banners, wide }: { banners: readonly Banner[]; wide: boolean }) {
  const t = useText()
  return (
    <BannerCarousel
      label={t('shell.banners')}
      banners={banners}
      dots="foot"
      className={cx(
        'h-full [&_.carousel-slides]:h-full [&_.carousel-slides]:rounded-none',
        wide ? 'w-80' : 'w-66',
      )}
      renderSlide={(banner) => <PlateSlide banner={banner} />}
    />
  )
}

const isLabel = ({ url, width, height }: Picture) => url.startsWith('/art/') && height > width

function PlateSlide({ banner }: { banner: Banner }) {
  const { picture, title, content, alt, action } = banner
  return (
    <article className="relative isolate flex h-full flex-col justify-end overflow-hidden bg-[#0f4f37] text-[#f8f3e6]">
      {isLabel(picture) ? (
        // A label of ours is a card, and lies on the cloth like those of the house.
        <div className="absolute inset-0 grid place-items-center bg-[repeating-conic-gradient(at_50%_40%,rgb(248_243_230/0.07)_0_6deg,transparent_6deg_12deg)] pb-32">
          <img
            src={picture.url}
            alt={alt}
            width={picture.width}
            height={picture.height}
            className="w-[54%] -rotate-4 rounded-tile"
          />
        </div>
      ) : (
        <img
          src={picture.url}
          alt={alt}
          width={picture.width}
          height={picture.height}
          className="absolute inset-0 size-full object-cover object-[72%_50%]"
        />
      )}
      <div className="relative bg-linear-to-t from-[#05110c]/85 from-55% to-transparent p-8 pt-16 pb-12">
        {title !== '' && <p className="font-display text-h3 font-(--display-weight)">{title}</p>}
        {content !== '' && (
          <p className="mt-2 text-[#dfe6d6]">
            <RichText html={content} form="line" />
          </p>
        )}
        <BannerLink
          banner={banner}
          aria-label={action || title || alt}
          className="mt-2 inline-block min-h-6 font-semibold text-[#f0d17d] underline after:absolute after:inset-0"
        >
          {action}
        </BannerLink>
      </div>
    </article>
  )
}
