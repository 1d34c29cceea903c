import { rewardSources, type RewardSource } from '@baize/contract/promotions/rewards'
import type { Language } from '@baize/kernel/language'
import { sentence } from '@baize/texts/catalogue'
import type { TextKey } from '@baize/texts/keys'
import type { Database } from '../../../platform/database/database.ts'
import type { Grant } from '../grants/grants.ts'
import { listTitles } from './titles.store.ts'

type Named = Pick<Grant, 'offer' | 'version' | 'source'>

const kindTexts: Readonly<Record<RewardSource, TextKey>> = {
  offer: 'rewards.fromOffer',
  vip: 'rewards.fromVip',
  rebate: 'rewards.fromRebate',
  cashback: 'rewards.fromCashback',
  referral: 'rewards.fromReferral',
  mission: 'rewards.fromMission',
  ticket: 'rewards.fromTicket',
  manual: 'rewards.fromManual',
}

/** Who gave it: an offer that operators wrote, or one of the programmes by its name. */
export function sourceOf({ offer }: Pick<Grant, 'offer'>): RewardSource {
  if (offer.startsWith('ofr_')) return 'offer'
  if (offer.startsWith('mis_')) return 'mission'
  if (offer.startsWith('tkc_')) return 'ticket'
  const programme = rewardSources.find((name) => offer === name || offer.startsWith(`${name}_`))
  return programme ?? 'manual'
}

/** What kind of reward it is, in words. */
export function kindWords(grant: Pick<Grant, 'offer'>, language: Language): string {
  return sentence(language, kindTexts[sourceOf(grant)])
}

/** What it was given for, where that is something a person knows; numbers of records are not. */
export function reasonWords({ source }: Pick<Grant, 'source'>, language: Language): string {
  const [, kind, of] = /^(level|week|day|month|birthday) ([0-9-]+)$/.exec(source) ?? []
  if (kind === undefined || of === undefined) return ''
  if (kind === 'level') return sentence(language, 'rewards.forLevel', { level: of })
  if (kind === 'week') return sentence(language, 'rewards.forWeek', { day: of })
  if (kind === 'birthday') return sentence(language, 'rewards.forBirthday', { day: of })
  if (kind === 'day') return sentence(language, 'rewards.forDay', { day: of })
  return sentence(language, 'rewards.forMonth', { month: of })
}

export type TitleOf = (grant: Named, language: Language) => string

/** What these are called: by their offer, mission or campaign where that has a title, else by their kind. Never empty. */
export async function readTitles(
  db: Pick<Database, 'sql'>,
  grants: readonly Named[],
): Promise<TitleOf> {
  const known = await listTitles(db, grants)
  return (grant, language) => {
    const titles = known.get(`${grant.offer} ${grant.version}`)
    const own = [titles?.[language], titles?.EN].find(
      (title) => title !== undefined && title !== '',
    )
    return own ?? kindWords(grant, language)
  }
}
