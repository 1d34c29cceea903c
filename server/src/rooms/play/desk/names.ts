import type { PlayRound } from '@baize/contract/play/provider-desk'
import type { Language } from '@baize/kernel/language'
import type { Database } from '../../../platform/database/database.ts'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import type { Members } from '../../identity/identity.ts'

/** Who looks: names of games are in their language, names of accounts for those who may see members. */
export type Viewer = { readonly language: Language; readonly seesMembers: boolean }

type Played = { readonly vendor: string; readonly member: string | null }
type Game = { readonly vendor: string; readonly code: string }
type Named = Pick<PlayRound, 'vendorName' | 'account' | 'gameName' | 'gameVendorName' | 'iconUrl'>

/** What people call the provider, the member and the game of a record. */
export type Names = (played: Played, game: Game) => Named

export type NamesDeps = {
  readonly db: Database
  readonly members: Pick<Members, 'list' | 'findByAccount'>
  readonly catalogue: Pick<Catalogue, 'findGame' | 'findGameByCode' | 'findVendor' | 'showGame'>
  readonly providerName: (key: string) => string | undefined
}

export function createNames({ db, members, catalogue, providerName }: NamesDeps) {
  function gameNames({ vendor, code }: Game, language: Language) {
    const offer = catalogue.findGameByCode(vendor, code)
    const shown = offer && catalogue.showGame(offer, language)
    return {
      gameName: shown?.displayName ?? code,
      gameVendorName: (offer?.vendor ?? catalogue.findVendor(vendor))?.name ?? vendor,
      iconUrl: shown?.iconUrl ?? '',
    }
  }

  /** Asks for the accounts of a whole page at once; everything else is in memory. */
  async function read(ids: readonly (string | null)[], viewer: Viewer): Promise<Names> {
    const wanted = viewer.seesMembers ? ids.filter((id) => id !== null) : []
    const known = wanted.length === 0 ? undefined : await members.list(db, wanted)
    return ({ vendor, member }, game) => ({
      vendorName: providerName(vendor) ?? vendor,
      account: (member !== null && known?.get(member)?.account) || '',
      ...gameNames(game, viewer.language),
    })
  }

  /** Whom a filter means by an id or by the name of an account; words that are neither find nobody. */
  async function memberOf(words: string | undefined, { seesMembers }: Viewer) {
    const text = words?.trim()
    if (!text || text.startsWith('mem_') || !seesMembers) return text
    return (await members.findByAccount(db, text))?.id ?? text
  }

  return { read, memberOf }
}
