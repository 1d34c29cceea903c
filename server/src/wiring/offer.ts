import type { Platform } from '../platform/platform.ts'
import { createCatalogue, type Catalogue } from '../rooms/catalogue/catalogue.ts'
import { createCatalogueDesk, type CatalogueDesk } from '../rooms/catalogue/desk/desk.ts'
import { serveCatalogueDesk } from '../rooms/catalogue/desk/routes.ts'
import { createFavourites } from '../rooms/catalogue/favourites/favourites.ts'
import { serveFavourites } from '../rooms/catalogue/favourites/routes.ts'
import { serveCatalogue } from '../rooms/catalogue/routes.ts'
import { watchVendors } from '../rooms/catalogue/watch/watch.ts'
import { createContent, type Content } from '../rooms/content/content.ts'
import { serveContent } from '../rooms/content/routes.ts'
import type { Foundation } from './foundation.ts'

export type Offer = {
  readonly catalogue: Catalogue
  readonly catalogueDesk: CatalogueDesk
  readonly content: Content
}

/** What people are shown: games and vendors, and the house's own words and pictures. */
export async function wireOffer(
  platform: Platform,
  { system, brand, brandFolder, settings: house }: Foundation,
): Promise<Offer> {
  const { http, upkeep, closing } = platform
  const { alerts, audit, settings } = system

  const catalogue = await createCatalogue(platform)
  serveCatalogue(http, catalogue, brandFolder.code)
  serveFavourites(http, { favourites: createFavourites({ ...platform, catalogue }), catalogue })
  const catalogueDesk = createCatalogueDesk({
    ...platform,
    audit,
    approvals: system.approvals,
    controls: system.controls,
    currency: house.currency,
  })
  serveCatalogueDesk(http, catalogueDesk)
  watchVendors({ ...platform, alerts })
  await catalogue.start()
  // Whoever only asks this process by hand, as tests do, waits for the index when they search.
  http.app.addHook('onListen', () => Promise.resolve(catalogue.prepareSearch()))
  closing.add(() => catalogue.stop())

  // Its links and its zone are those that the operator set.
  const content = await createContent({
    ...platform,
    audit,
    brand: brandFolder,
    zone: () => brand().zone,
    resources: () => settings.links.live().resources,
  })
  serveContent(http, content)
  upkeep.sweep('pictures that nothing shows', content.pictures.removeUnused)
  await content.start()
  closing.add(() => content.stop())

  return { catalogue, catalogueDesk, content }
}
