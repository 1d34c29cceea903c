import { languageEntry, type Language } from '@baize/kernel/language'
import { formatMoney, money } from '@baize/kernel/money'
import { sentence } from '@baize/texts/catalogue'
import type { TextKey } from '@baize/texts/keys'
import type { Database } from '../../../platform/database/database.ts'
import type { RecordSource } from '../../wallet/wallet.ts'
import { listCash, sumCash, type CashRow } from '../grants/grants.ts'
import { kindWords, readTitles, reasonWords, type TitleOf } from './titles.ts'

/** What happened to the cash, where it is more than that it was claimed. */
const wayTexts: Readonly<Record<CashRow['way'], TextKey | undefined>> = {
  claimed: undefined,
  became_cash: 'rewards.cashBecame',
  corrected: 'rewards.cashCorrected',
  taken_back: 'rewards.cashTakenBack',
  pocket_back: 'rewards.pocketBack',
}

/**
 * What rewards did to a member's cash, for the account record: the rebate as a kind of its own, all else as bonus. All of it
 * is done. What is played in a pocket apart moves no cash until the pocket ends; what of it goes back when it is met is said then.
 */
export function createRewardsRecords(deps: {
  readonly db: Pick<Database, 'sql'>
}): readonly RecordSource[] {
  return [recordOf(deps, 'bonus'), recordOf(deps, 'rebate')]
}

function recordOf(
  { db }: { readonly db: Pick<Database, 'sql'> },
  kind: 'bonus' | 'rebate',
): RecordSource {
  const isRebate = kind === 'rebate'
  return {
    kind,
    async list(member, { outcome, ...ask }) {
      if (outcome !== undefined && outcome !== 'done') return []
      const rows = await listCash(db, member, { ...ask, isRebate })
      const titleOf = await readTitles(db, rows)
      return rows.map((row) => ({
        id: row.transfer,
        at: row.at,
        kind,
        amount: row.amount,
        currency: row.currency,
        state: row.way,
        outcome: 'done',
        about: (language) => aboutOf(row, titleOf, language),
        reference: row.grant,
        steps: [{ state: row.way, at: row.at }],
      }))
    },
    sum: (member, span) => sumCash(db, member, { ...span, isRebate }),
  }
}

/** Such as `Mission reward · Play a little · Came by a correction`. */
function aboutOf(row: CashRow, titleOf: TitleOf, language: Language): string {
  const way = wayTexts[row.way]
  const words = [
    kindWords(row, language),
    titleOf(row, language),
    reasonWords(row, language),
    way === undefined ? '' : sentence(language, way, { amount: backOf(row, language) }),
  ]
  return [...new Set(words.filter((word) => word !== ''))].join(' · ')
}

const backOf = ({ back, currency }: CashRow, language: Language): string =>
  back === null ? '' : formatMoney(money(back, currency), languageEntry(language).tag)
