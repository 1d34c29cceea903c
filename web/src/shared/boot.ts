import type { ReplyOf } from '@baize/contract/endpoint'
import type { listAnnouncements, listBanners } from '@baize/contract/content/content'
import type { listHotGames, listVendors } from '@baize/contract/catalogue/catalogue'
import type { StatusReply } from '@baize/contract/system/system'
import { readBoot } from '@baize/texts/read-boot'

/** What the first view shows; a page of the development server, or of a closed site, asks later. */
type FirstView = {
  readonly status: StatusReply
  readonly vendors?: ReplyOf<typeof listVendors>
  readonly hot?: ReplyOf<typeof listHotGames>
  readonly banners?: ReplyOf<typeof listBanners>
  readonly notices?: ReplyOf<typeof listAnnouncements>
}

/** The state of the system and the shelves of the lobby come with the site's page. */
export function readSiteBoot() {
  return readBoot('web', (status: StatusReply): FirstView => ({ status }))
}
