import rows from './catalogue.json' with { type: 'json' }

/** A row of the catalogue of plays, as it stands there: chance and prize of the ticket that it shows. */
export type CatalogueRow = {
  readonly id: string
  readonly name: string
  readonly ticket: string
  readonly chance: string
  readonly prize: string
}

/** All 539 plays, in the catalogue's order. */
export const catalogue: readonly CatalogueRow[] = rows
