import { languageEntry } from '@baize/kernel/language'
import type { SlotFace, SlotFeature } from '@baize/games/slots/shown'
import { useLanguage, useText } from '@baize/texts/use-text'

/** Each rule of a slot is a paragraph. */
export function FeatureRules({ face }: { readonly face: SlotFace }) {
  return face.features.map((feature) => (
    <Feature key={feature.kind} feature={feature} face={face} />
  ))
}

function Feature({ feature, face }: { readonly feature: SlotFeature; readonly face: SlotFace }) {
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
            : t('arcade.ruleFree')}
        </p>
      )
    case 'cascades':
      return (
        <p>
          {t('arcade.ruleCascades', {
            steps: feature.multipliers.map((times) => `×${times}`).join(', '),
          })}
        </p>
      )
    case 'hold_and_win':
      return <p>{t('arcade.ruleHold', { coins: feature.coins, respins: feature.respins })}</p>
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
          })}
        </p>
      )
  }
}
