import { useState, type ComponentType } from 'react'
import { languageEntry } from '@baize/kernel/language'
import type { Currency } from '@baize/kernel/money'
import type { Requirement } from '@baize/contract/cashier/requirements'
import type { Reward } from '@baize/contract/promotions/rewards'
import { useLanguage, useText } from '@baize/texts/use-text'
import { BetProgress } from '../../../shared/bet-progress.tsx'
import { useMomentText } from '../../../shared/brand-moment.tsx'
import { productText } from '../../../shared/product-texts.ts'
import { rewardTitle } from '../../../shared/reward-words.ts'
import { shareText } from '../../../shared/share-text.ts'
import type { Sums } from '../../../shared/sums.ts'
import { useSentences } from '../../../shared/use-sentences.ts'

/** The bets that counted for what was given, over the page. */
export type CountedBets = ComponentType<{
  readonly reward: Pick<Reward, 'id' | 'title' | 'from' | 'currency'>
  readonly onClose: () => void
}>

type Props = {
  readonly all: readonly Requirement[]
  readonly currency: Currency
  readonly sums: Sums
  readonly Bets: CountedBets
}

/** Each thing that is still to be played: what it asks, what counted and in which bets, and what a withdrawal does to it. */
export function Requirements({ all, currency, sums, Bets }: Props) {
  const t = useText()
  const [opened, setOpened] = useState<Requirement>()
  if (all.length === 0) return null
  return (
    <section aria-label={t('cashier-bonus.title')} className="grid grid-cols-1 gap-2">
      <h3 className="font-sans text-body font-semibold">{t('cashier-bonus.title')}</h3>
      <ul className="grid grid-cols-1 gap-2">
        {all.map((one) => (
          <One key={one.reward} requirement={one} sums={sums} onBets={() => setOpened(one)} />
        ))}
      </ul>
      {opened && (
        <Bets
          reward={{ id: opened.reward, title: opened.title, from: opened.from, currency }}
          onClose={() => setOpened(undefined)}
        />
      )}
    </section>
  )
}

type OneProps = {
  readonly requirement: Requirement
  readonly sums: Sums
  readonly onBets: () => void
}

function One({ requirement, sums, onBets }: OneProps) {
  const t = useText()
  const { asks, counted, left, bets } = requirement
  const toBet = t('cashier-bonus.leftToBet', { left: sums.full(left) })
  const figures = [
    { id: 'asked', name: t('cashier-bonus.asked'), value: asks },
    { id: 'counted', name: t('cashier-bonus.counted'), value: counted },
    { id: 'left', name: t('cashier-bonus.left'), value: left },
  ]
  return (
    <li className="min-w-0 rounded-ctl border border-line bg-s2 px-3.5 py-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h4 className="min-w-0 font-sans text-body font-semibold break-words">
          {rewardTitle(requirement, t)}
        </h4>
        <p className="figures font-semibold break-words">{toBet}</p>
      </div>
      <BetProgress
        label={toBet}
        asks={asks}
        left={left}
        open={requirement.open.stake}
        className="my-2"
      />
      <dl className="grid grid-cols-3 gap-x-4 text-meta">
        {figures.map(({ id, name, value }) => (
          <div key={id} className="min-w-0">
            <dt className="text-text-3">{name}</dt>
            <dd className="figures break-words text-text-2">{sums.bare(value)}</dd>
          </div>
        ))}
      </dl>
      <Rates requirement={requirement} sums={sums} />
      <WhatHappens requirement={requirement} sums={sums} />
      {bets === 0 ? (
        <p className="mt-1 text-meta text-text-3">{t('cashier-bonus.seeBets', { count: 0 })}</p>
      ) : (
        <button
          type="button"
          onClick={onBets}
          className="mt-1 min-h-8 text-start text-meta font-semibold text-link hover:underline pointer-coarse:min-h-11"
        >
          {t('cashier-bonus.seeBets', { count: bets })}
        </button>
      )}
    </li>
  )
}

/** What would be left in each kind of game, where they do not count alike. */
function Rates({ requirement: { rates }, sums }: Pick<OneProps, 'requirement' | 'sums'>) {
  const t = useText()
  const { tag } = languageEntry(useLanguage())
  const nameOf = (category: string) => {
    const name = productText(category)
    return name === undefined ? category : t(name)
  }
  if (rates.length === 0) return null
  if (new Set(rates.map(({ weight }) => weight)).size === 1) {
    const games = new Intl.ListFormat(tag, { type: 'unit' }).format(
      rates.map(({ category }) => nameOf(category)),
    )
    return <p className="mt-2 text-meta text-text-2">{t('cashier-bonus.onlyIn', { games })}</p>
  }
  return (
    <div className="mt-2 text-meta">
      <p className="text-text-3">{t('cashier-bonus.ratesTitle')}</p>
      <ul className="flex flex-wrap gap-x-5">
        {rates.map(({ category, weight, left }) => (
          <li key={category} className="figures min-w-0 text-text-2">
            {t('cashier-bonus.rateName', {
              games: nameOf(category),
              share: shareText(weight, tag),
            })}{' '}
            <b className="font-semibold text-text">{sums.bare(left)}</b>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Where its money is, until when it can be played, and what taking money out does to it. */
function WhatHappens({ requirement, sums }: Pick<OneProps, 'requirement' | 'sums'>) {
  const t = useText()
  const at = useMomentText()
  const sentences = useSentences()
  const { mode, locked, pocket, endsAt, stands, atStake, isOwedAgain } = requirement
  const isPocket = mode === 'pocket'
  const where = isPocket
    ? t('cashier-bonus.apart', { amount: sums.full(pocket) })
    : t('cashier-bonus.locks', { amount: sums.full(locked) })
  const then = isPocket ? t(atStake ? 'cashier-bonus.lost' : 'cashier-bonus.stays') : ''
  return (
    <p className="mt-2 text-meta text-text-2">
      {sentences([
        isOwedAgain ? t('cashier-bonus.owedAgain') : '',
        where,
        stands === 'withdrawal' ? t('cashier-bonus.waitsWithdrawal') : then,
        stands === 'break' ? t('cashier-bonus.waitsBreak') : '',
        stands === null && endsAt !== null ? t('cashier-bonus.until', { at: at(endsAt) }) : '',
      ])}
    </p>
  )
}
