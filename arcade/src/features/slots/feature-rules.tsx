import { languageEntry } from '@baize/kernel/language'
import { scaleOf, type Currency } from '@baize/kernel/money'
import { findMachinery } from '@baize/games/slots/machineries'
import { mostCascades } from '@baize/games/slots/model'
import type { SlotFace, SlotFeature } from '@baize/games/slots/shown'
import { useLanguage, useText } from '@baize/texts/use-text'
import { useSumText } from '../../shared/sum.tsx'
import { unitsToSum } from './pays.ts'

type Props = {
  readonly face: SlotFace
  readonly stake: bigint
  readonly currency: Currency
}

/** Each rule of a slot is a paragraph, with all that can be won by it at the bet that is set. */
export function FeatureRules(props: Props) {
  return props.face.features.map((feature) => (
    <Feature key={feature.kind} feature={feature} {...props} />
  ))
}

function Feature({ feature, face, stake, currency }: Props & { readonly feature: SlotFeature }) {
  const t = useText()
  const { tag } = languageEntry(useLanguage())
  switch (feature.kind) {
    case 'wild':
      return <p>{t('arcade.ruleWild')}</p>
    case 'free_spins':
      return (
        <p>
          {feature.awards
            .map(([scatters, spins]) => t('arcade.ruleFreeAward', { scatters, spins }))
            .join(' ')}{' '}
          {feature.multiplier > 1
            ? t('arcade.ruleFreeTimes', { times: feature.multiplier })
            : t('arcade.ruleFree')}{' '}
          {feature.most !== undefined && t('arcade.ruleFreeMost', { most: feature.most })}
        </p>
      )
    case 'cascades':
      return (
        <p>
          {t('arcade.ruleCascades', {
            steps: feature.multipliers.map((times) => `×${times}`).join(', '),
          })}{' '}
          {t('arcade.ruleCascadesMost', { most: mostCascades })}
        </p>
      )
    case 'hold_and_win':
      return (
        <p>
          {t('arcade.ruleHold', { coins: feature.coins, respins: feature.respins })}{' '}
          <CoinRule face={face} stake={stake} currency={currency} />
        </p>
      )
    case 'wild_multiplier':
      return (
        <p>
          {t('arcade.ruleWildTimes', {
            steps: feature.multipliers.map((times) => `×${times}`).join(', '),
          })}
        </p>
      )
    case 'jackpot':
      return (
        <p>
          {t('arcade.ruleJackpot', {
            share: ((face.jackpot?.contributionBps ?? 0) / 10_000).toLocaleString(tag, {
              style: 'percent',
              maximumFractionDigits: 2,
            }),
          })}{' '}
          <SeedRule face={face} currency={currency} />
        </p>
      )
  }
}

/** What coins are worth, and what a full grid brings. */
function CoinRule({ face, stake, currency }: Props) {
  const t = useText()
  const write = useSumText(currency)
  const hold = findMachinery(face.id)?.hold
  if (hold === undefined) return null
  const sum = (units: number) => write(unitsToSum(units, stake, face))
  const values = hold.values.map(([units]) => sum(units)).join(', ')
  return t('arcade.ruleCoins', { values, full: sum(hold.full) })
}

/** With what a pool begins, which is the house's own money. */
function SeedRule({ face, currency }: Omit<Props, 'stake'>) {
  const t = useText()
  const write = useSumText(currency)
  const whole = 10n ** BigInt(scaleOf(currency))
  return t('arcade.ruleSeed', { seed: write(BigInt(face.jackpot?.seed ?? 0) * whole) })
}
