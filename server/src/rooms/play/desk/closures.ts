import type { getVendorMaintenance } from '@baize/contract/catalogue/catalogue-desk'
import type { ReplyOf } from '@baize/contract/endpoint'
import type { Database } from '../../../platform/database/database.ts'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import type { Audit } from '../../system/system.ts'
import { countOpenOfGames } from '../rounds/rounds.ts'

type Deps = {
  readonly db: Database
  readonly audit: Pick<Audit, 'list'>
  readonly catalogue: Pick<Catalogue, 'findVendor'>
}

type Closure = ReplyOf<typeof getVendorMaintenance>

/** A vendor is renamed and ordered, too, between the beginning of a maintenance and now. */
const mostRead = 50

/** Who closed a vendor of the catalogue for maintenance, and what is still being played there. */
export function createClosures({ db, audit, catalogue }: Deps) {
  async function findSetting(code: string) {
    const object = `vendor ${code}`
    const entries = await audit.list(
      { action: 'vendor.changed', text: object },
      { limit: mostRead },
    )
    return entries.find((entry) => entry.object === object && beginsMaintenance(entry.after))
  }

  return {
    async find(code: string): Promise<Closure | undefined> {
      if (catalogue.findVendor(code) === undefined) return undefined
      const [setting, openRounds] = await Promise.all([
        findSetting(code),
        countOpenOfGames(db, code),
      ])
      return {
        setBy: setting?.actor ?? '',
        setAt: setting?.at.toISOString() ?? null,
        openRounds,
      }
    },
  }
}

function beginsMaintenance(after: string): boolean {
  const changed: unknown = JSON.parse(after)
  return (changed as { maintenance?: unknown } | null)?.maintenance === true
}
