import { languageEntry } from '@baize/kernel/language'
import { useLanguage, useText } from '@baize/texts/use-text'
import { useMomentText } from '../../../shared/brand-moment.tsx'
import { productText } from '../../../shared/product-texts.ts'
import { shareText } from '../../../shared/share-text.ts'
import { useSums } from '../../../shared/sums.ts'
import { useSentences } from '../../../shared/use-sentences.ts'
import type { PromotionDetail } from '../api.ts'

type Row = { readonly id: string; readonly name: string; readonly says: readonly string[] }

/** The rules, one line each, in whole sentences and in money of one's own currency. */
export function RulesTable({ detail }: { readonly detail: PromotionDetail }) {
  const t = useText()
  const sentences = useSentences()
  const qualifies = detail.promotion.hindrance === 'none' && detail.promotion.status === 'open'
  return (
    <table className="w-full border-collapse">
      <tbody>
        {useRules(detail).map(({ id, name, says }, place) => (
          <tr key={id} className="border-t border-line align-top first:border-0">
            <th scope="row" className="w-28 py-2.5 pe-4 text-start font-medium text-text-3 md:w-46">
              {name}
            </th>
            <td className="py-2.5 break-words">
              {sentences(says)}
              {place === 0 && qualifies && (
                <b className="font-semibold"> {t('promotions-pages.youQualify')}</b>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function useRules({ promotion, rules, examples }: PromotionDetail): readonly Row[] {
  const t = useText()
  const at = useMomentText()
  const { tag } = languageEntry(useLanguage())
  const sums = useSums(rules.currency)
  const { perMember, percent, most, leastDeposit, fixed, newForDays, vipFrom } = rules
  const when = (isSo: boolean, sentence: () => string) => (isSo ? [sentence()] : [])
  const sum = (amount: string | null) => (amount === null ? '' : sums.full(amount))
  const isForAll = newForDays === null && vipFrom === 0 && !rules.needsPhone && !rules.firstDeposit
  const example = examples.find(({ gives }) => gives !== '0')
  const asksNothing = rules.times === 0
  const counting = rules.weights.map(({ category, weight }) => {
    const name = productText(category)
    return t('promotions-pages.gameCounts', {
      games: name === undefined ? category : t(name),
      share: shareText(weight, tag),
    })
  })
  const rows: Row[] = [
    {
      id: 'who',
      name: t('promotions-pages.who'),
      says: [
        ...when(isForAll, () => t('promotions-pages.whoAll')),
        ...when(newForDays !== null, () => t('promotions-pages.whoNew', { days: newForDays ?? 0 })),
        ...when(vipFrom > 0, () => t('promotions-pages.whoVip', { level: vipFrom })),
        ...when(rules.needsPhone, () => t('promotions-pages.whoPhone')),
        ...when(rules.firstDeposit, () => t('promotions-pages.whoFirst')),
        ...when(rules.perPerson, () => t('promotions-pages.whoPerson')),
      ],
    },
    {
      id: 'get',
      name: t('promotions-pages.get'),
      says: [
        ...when(percent > 0, () =>
          t('promotions-pages.getShare', { share: shareText(percent, tag) }),
        ),
        ...when(percent === 0 && fixed !== null, () =>
          t('promotions-pages.getFixed', { sum: sum(fixed) }),
        ),
        ...when(leastDeposit !== null && leastDeposit !== '0', () =>
          t('promotions-pages.getFrom', { least: sum(leastDeposit) }),
        ),
        ...when(percent > 0 && most !== null, () =>
          t('promotions-pages.getMost', { most: sum(most) }),
        ),
        t(rules.mode === 'pocket' ? 'promotions-pages.getPocket' : 'promotions-pages.getCash'),
      ],
    },
    {
      id: 'withdraw',
      name: t('promotions-pages.toWithdraw'),
      says: asksNothing
        ? [t('promotions-pages.betNothing')]
        : [
            t(rules.base === 'bonus' ? 'promotions-pages.betBonus' : 'promotions-pages.betBoth', {
              times: (rules.times / 100).toLocaleString(tag),
            }),
            ...when(example !== undefined, () =>
              t('promotions-pages.betExample', {
                gives: sum(example?.gives ?? null),
                asks: sum(example?.asks ?? null),
              }),
            ),
          ],
    },
    {
      id: 'games',
      name: t('promotions-pages.whichBets'),
      says: counting.length === 0 ? [t('promotions-pages.allCount')] : counting,
    },
    {
      id: 'bounds',
      name: t('promotions-pages.bounds'),
      says: [
        ...when(rules.maxBet !== null, () =>
          t('promotions-pages.maxBet', { most: sum(rules.maxBet) }),
        ),
        ...when(rules.maxWin !== null, () =>
          t('promotions-pages.maxWin', { most: sum(rules.maxWin) }),
        ),
        ...when(rules.isSticky, () => t('promotions-pages.sticky')),
        ...when(rules.endsByWithdrawal, () => t('promotions-pages.endsByWithdrawal')),
      ],
    },
    {
      id: 'when',
      name: t('promotions-pages.when'),
      says: [
        t('promotions-pages.runs', {
          from: at(promotion.from, 'short'),
          until: at(promotion.until, 'zoned'),
        }),
        t('promotions-pages.claimWithin', { days: rules.claimDays }),
        ...when(!asksNothing, () => t('promotions-pages.playWithin', { days: rules.days })),
      ],
    },
    {
      id: 'often',
      name: t('promotions-pages.howOften'),
      says: [t('promotions-pages.often', { times: perMember.times, per: perMember.per })],
    },
  ]
  return rows.filter(({ says, id }) => says.length > 0 && !(id === 'games' && asksNothing))
}
