import type { ReactNode } from 'react'
import { useText } from '@baize/texts/use-text'
import { useSystem } from '../../../shared/system.ts'
import { useBanners } from '../api.ts'
import { BannerSlide } from './banner-slide.tsx'
import { BannerCarousel } from './carousel.tsx'

/** The operator's banners of home, or the plate of the house while there are none. */
export function HomeBanners({ house }: { house: ReactNode }) {
  const t = useText()
  const { name } = useSystem().info.brand
  const banners = useBanners('w_home')
  if (banners.length === 0) return house
  return (
    <div className="grid min-w-0">
      {/* Banners come and go; the page keeps its one first heading. */}
      <h1 className="visually-hidden">{name}</h1>
      <BannerCarousel
        label={t('shell.banners')}
        banners={banners}
        dots="side"
        className="grid"
        renderSlide={(banner, index) => <BannerSlide banner={banner} first={index === 0} />}
      />
    </div>
  )
}
