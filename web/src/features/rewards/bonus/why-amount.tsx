import { languageEntry } from '@baize/kernel/language'
import { useLanguage, useText } from '@baize/texts/use-text'
import { KeyValues } from '@baize/ui/figures/key-values'
import { useSums, type Sums } from '../../../shared/sums.ts'
import type { RewardDetail } from '../api.ts'
import { causeName, whyLine } from '../words.ts'
import { Box } from './box.tsx'
import { shareText } from '../../../shared/share-text.ts'

/** Line by line what the amount was computed from, and at the end the amount. */
export function WhyAmount({ detail: { reward, why } }: { readonly detail: RewardDetail }) {
  const t = useText()
  const { tag } = languageEntry(useLanguage())
  const sums = useSums(reward.currency)
  if (why.length === 0) return null
  return (
    <Box title={t('rewards.whyAmount')}>
      <KeyValues
        ruled
        items={[
          ...why
            .filter(({ value }) => value !== '')
            .map(({ name, value }) => {
              const known = whyLine(name)
              const cause = name === 'cause' ? causeName(value) : undefined
              return {
                id: name,
                label: known ? t(known.name) : name,
                value: cause ? t(cause) : figureOf(known?.kind ?? 'text', value, sums, tag),
              }
            }),
          { id: ' amount', label: t('rewards.got'), value: sums.full(reward.amount) },
        ]}
      />
    </Box>
  )
}

function figureOf(kind: 'sum' | 'rate' | 'text', value: string, sums: Sums, tag: string): string {
  if (!/^-?\d+$/.test(value)) return value
  if (kind === 'sum') return sums.full(value)
  return kind === 'rate' ? shareText(Number(value), tag) : value
}
