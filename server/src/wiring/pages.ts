import { homePaths } from '@baize/contract/pages'
import { addressOf } from '../platform/http/address-of.ts'
import { addPages } from '../platform/http/pages.ts'
import type { Platform } from '../platform/platform.ts'
import type { Catalogue } from '../rooms/catalogue/catalogue.ts'
import type { Content } from '../rooms/content/content.ts'
import type { Play } from '../rooms/play/play.ts'
import { headOf } from '../rooms/system/papers/papers.ts'
import type { System } from '../rooms/system/system.ts'
import { siteUrlOf } from './settings.ts'

type PageRooms = {
  readonly system: System
  readonly catalogue: Catalogue
  readonly content: Content
  readonly play: Pick<Play, 'listFrameHosts'>
}

/** The pages, each with what it needs before its first paint. */
export async function pagesOf(
  { http, seal, config }: Platform,
  rooms: PageRooms,
  buildDir: string,
) {
  const { system, catalogue, content, play } = rooms
  const brand = system.settings.brand.live
  const pages = await addPages(http, buildDir)
  pages.setTitle(() => brand().name)
  const siteUrl = siteUrlOf(config)
  pages.setHead((url, language) => headOf(url, { language, siteUrl }))
  pages.setFrameHosts(play.listFrameHosts)
  pages.setBoot('web', (request, language) => {
    const status = system.status.reply(addressOf(request), language)
    // A closed site shows no games, so none go out with its page.
    if (status.status !== 0) return { boot: { status } }
    const vendors = { data: { lanes: catalogue.listVendors() } }
    const hot = { list: catalogue.listHotGames(language) }
    const banners = content.listBanners(language)
    const notices = content.listAnnouncements({ language, isMember: false, kind: 'notice' })
    const first = banners.banners.find(({ groupName }) => groupName === 'w_home')
    // The picture that home is judged by is seen before any code has come.
    const isHome = homePaths.some((path) => path === request.url.split('?', 1)[0])
    const picture = isHome && first ? first.picture.url : undefined
    return { boot: { status }, shared: { vendors, hot, banners, notices }, picture }
  })
  pages.setBoot('console', () => {
    const { name, zone, hue } = brand()
    return { boot: { sealKey: seal.publicKey, brand: { name, zone, hue } } }
  })
  return pages
}
