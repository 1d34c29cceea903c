import type { Banner } from '@baize/contract/content/content'
import { useText } from '@baize/texts/use-text'
import { useBanners } from '../api.ts'
import { BannerLink } from './banner-link.tsx'
import { BannerCarousel } from './carousel.tsx'

/** The operator's small banners in the side menu; without any, no room is taken. */
export function MenuBanners({ onLeave }: { onLeave?: (() => void) | undefined }) {
  const t = useText()
  const banners = useBanners('w_leftmenu')
  if (banners.length === 0) return null
  return (
    <BannerCarousel
      label={t('shell.banners')}
      banners={banners}
      dots="foot"
      className="mx-0.5 mt-2"
      renderSlide={(banner) => <MenuSlide banner={banner} onLeave={onLeave} />}
    />
  )
}

type SlideProps = { readonly banner: Banner; readonly onLeave: (() => void) | undefined }

function MenuSlide({ banner, onLeave }: SlideProps) {
  const { picture, title, alt, action } = banner
  return (
    <article className="relative isolate flex aspect-[3/1] items-end overflow-hidden rounded-ctl bg-[#0f4f37] text-[#f8f3e6]">
      <img
        src={picture.url}
        alt={alt}
        width={picture.width}
        height={picture.height}
        loading="lazy"
        decoding="async"
        className="absolute inset-0 size-full object-cover object-right"
      />
      {title !== '' && (
        <p className="relative flex h-full w-full items-center bg-linear-to-r from-[#05110c]/80 to-transparent to-75% ps-3 pe-[54%] text-meta font-semibold [word-break:auto-phrase] rtl:bg-linear-to-l">
          {title}
        </p>
      )}
      <BannerLink
        banner={banner}
        aria-label={action || title || alt}
        onClick={onLeave}
        className="absolute inset-0 rounded-ctl focus-visible:-outline-offset-4"
      />
    </article>
  )
}
