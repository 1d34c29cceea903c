import type { ReactNode } from 'react'
import { blackjack } from '@baize/games/blackjack/blackjack'
import { languageEntry } from '@baize/kernel/language'
import type { Currency } from '@baize/kernel/money'
import { Dialog } from '@baize/ui/overlays/dialog'
import { useLanguage, useText } from '@baize/texts/use-text'
import { Fact, Facts } from '../../shared/panel.tsx'
import type { Stakes } from '../../shared/stakes.ts'
import { useSumText } from '../../shared/sum.tsx'
import { StrategyTable } from './strategy-table.tsx'

type Props = {
  readonly open: boolean
  readonly onClose: () => void
  readonly stakes: Stakes
  readonly currency: Currency
}

/** All that can be won, how the dealer plays, the return by the strategy, and what becomes of a round that is left. */
export function RulesDialog({ open, onClose, stakes, currency }: Props) {
  const t = useText()
  const { tag } = languageEntry(useLanguage())
  const write = useSumText(currency)
  const percent = (bps: number | undefined) =>
    ((bps ?? 0) / 10_000).toLocaleString(tag, { style: 'percent', minimumFractionDigits: 2 })
  const [ofFirst, ofAll] = blackjack.returns
  return (
    <Dialog open={open} onClose={onClose} title={t('arcade.rules')} size="lg">
      <Facts>
        <Fact name={t('arcade.bjBlackjack')}>3:2</Fact>
        <Fact name={t('arcade.bjWon')}>1:1</Fact>
        <Fact name={t('arcade.bjPush')}>{t('arcade.bjStakeBack')}</Fact>
        <Fact name={t('arcade.bjInsurance')}>2:1</Fact>
      </Facts>
      <Chapter title={t('arcade.rules')}>
        <p>{t('arcade.bjRuleShoe')}</p>
        <p>{t('arcade.bjRuleDealer')}</p>
        <p>{t('arcade.bjRuleDouble')}</p>
        <p>{t('arcade.bjRuleSplit')}</p>
        <p>{t('arcade.bjRuleInsurance')}</p>
        <p>{t('arcade.bjRuleLeft')}</p>
      </Chapter>
      <Chapter title={t('arcade.figures')}>
        <Facts>
          <Fact name={t('arcade.bjReturnFirst')}>{percent(ofFirst?.rtp.declaredBps)}</Fact>
          <Fact name={t('arcade.bjReturnAll')}>{percent(ofAll?.rtp.declaredBps)}</Fact>
          <Fact name={t('arcade.stakeUnit')}>{write(stakes.step)}</Fact>
          <Fact name={t('arcade.bjLimits')}>
            {t('arcade.bjFromTo', { min: write(stakes.min), max: write(stakes.max) })}
          </Fact>
        </Facts>
      </Chapter>
      <Chapter title={t('arcade.bjStrategy')}>
        <p>{t('arcade.bjStrategyText')}</p>
        <StrategyTable />
      </Chapter>
    </Dialog>
  )
}

function Chapter({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="mt-7 grid gap-2 text-text-2">
      <h3 className="text-text">{title}</h3>
      {children}
    </section>
  )
}
