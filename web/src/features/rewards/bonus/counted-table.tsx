import { useState } from 'react'
import { languageEntry } from '@baize/kernel/language'
import { useLanguage, useText } from '@baize/texts/use-text'
import { productText } from '../../../shared/product-texts.ts'
import { useSums } from '../../../shared/sums.ts'
import type { RewardDetail } from '../api.ts'
import { BonusBets } from './bonus-bets.tsx'
import { Box } from './box.tsx'
import { shareText } from '../../../shared/share-text.ts'

/** The bets that counted, by kind of game, and the way to each of them. */
export function CountedTable({ detail }: { readonly detail: RewardDetail }) {
  const t = useText()
  const { tag } = languageEntry(useLanguage())
  const [isOpen, setOpen] = useState(false)
  const { reward, countedIn } = detail
  const sums = useSums(reward.currency)
  const bets = countedIn.reduce((all, { bets: some }) => all + some, 0)
  const played = countedIn.reduce((all, { bet }) => all + BigInt(bet), 0n)
  if (countedIn.length === 0) {
    return (
      <Box title={t('rewards.which')}>
        <p className="mt-1 text-text-2">{t('rewards.noneCounted')}</p>
      </Box>
    )
  }
  const cell = 'py-1.5 ps-3 text-end'
  return (
    <Box title={t('rewards.which')}>
      <div className="overflow-x-auto">
        <table className="figures mt-1 w-full border-collapse">
          <thead>
            <tr className="text-meta text-text-3 [&>th]:font-medium">
              <th scope="col" className="py-1.5 text-start">
                {t('rewards.games')}
              </th>
              <th scope="col" className={cell}>
                {t('rewards.counts')}
              </th>
              <th scope="col" className={cell}>
                {t('rewards.bet')}
              </th>
              <th scope="col" className={cell}>
                {t('rewards.countedHead')}
              </th>
            </tr>
          </thead>
          <tbody>
            {countedIn.map(({ category, weight, bet, counted }) => {
              const name = productText(category)
              return (
                <tr key={`${category} ${weight}`} className="border-t border-line">
                  <th scope="row" className="py-1.5 text-start font-normal">
                    {name === undefined ? category : t(name)}
                  </th>
                  <td className={cell}>{shareText(weight, tag)}</td>
                  <td className={cell}>{sums.bare(bet)}</td>
                  <td className={`${cell} font-semibold`}>{sums.bare(counted)}</td>
                </tr>
              )
            })}
          </tbody>
          <tfoot>
            <tr className="border-t-2 border-line-strong font-semibold">
              <th scope="row" colSpan={2} className="py-1.5 text-start font-semibold">
                {t('rewards.betCount', { count: bets })}
              </th>
              <td className={cell}>{sums.bare(played)}</td>
              <td className={cell}>{sums.bare(reward.counted)}</td>
            </tr>
          </tfoot>
        </table>
      </div>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="mt-1 min-h-8 font-semibold text-link hover:underline pointer-coarse:min-h-11"
      >
        {t('rewards.seeBets', { count: bets })}
      </button>
      {isOpen && <BonusBets reward={reward} onClose={() => setOpen(false)} />}
    </Box>
  )
}
