import type { Database } from '../../../platform/database/database.ts'
import { addGames, addVendors, bindGames, hasUnbound, hasVendors, takeSeedTurn } from '../store.ts'
import type { Category } from '../rules.ts'
import { giveFamilies, hasWithoutFamily } from './families.store.ts'
import { lastSeedId, makeGames } from './make-games.ts'
import { seedVendors } from './vendors.ts'

/** Writes the first catalogue into a database that has none, once, however many nodes start together. */
export async function seedCatalogue(db: Database): Promise<void> {
  if (await hasVendors(db)) return await bindUnbound(db)
  await db.transaction(async (tx) => {
    await takeSeedTurn(tx)
    if (await hasVendors(tx)) return
    await addVendors(
      tx,
      seedVendors.map(({ code, name, games }, index) => ({
        code,
        name,
        position: index + 1,
        categories: Object.keys(games).map((category) => ({
          category: category as Category,
          position: index + 1,
        })),
      })),
    )
    await addGames(tx, makeGames())
  })
}

/** A catalogue that was seeded before engines had names, or reels had families, gets them now, once. */
async function bindUnbound(db: Database): Promise<void> {
  if (!(await hasUnbound(db, lastSeedId)) && !(await hasWithoutFamily(db, lastSeedId))) return
  await db.transaction(async (tx) => {
    await takeSeedTurn(tx)
    const games = makeGames()
    if (await hasUnbound(tx, lastSeedId)) await bindGames(tx, games)
    if (await hasWithoutFamily(tx, lastSeedId)) await giveFamilies(tx, games)
  })
}
