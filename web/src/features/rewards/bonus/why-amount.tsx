import { languageEntry } from '@baize/kernel/language'
import { useLanguage, useText } from '@baize/texts/use-text'
import { KeyValues } from '@baize/ui/figures/key-values'
import { useSums, type Sums } from '../../../shared/sums.ts'
import type { RewardDetail } from '../api.ts'
import { shareText } from '../../../shared/share-text.ts'
import { useShortDay } from '../../../shared/short-day.ts'
import { causeName } from '../words.ts'
import { Box } from './box.tsx'
import { whyLines } from './why-lines.ts'

const isDay = /^\d{4}-\d\d-\d\d$/

/** Line by line what the amount was computed from, and at the end the amount. */
export function WhyAmount({ detail: { reward, why } }: { readonly detail: RewardDetail }) {
  const t = useText()
  const { tag } = languageEntry(useLanguage())
  const sums = useSums(reward.currency)
  const shortDay = useShortDay()
  const lines = whyLines(why)
  if (lines.length === 0) return null
  return (
    <Box title={t('rewards.whyAmount')}>
      <KeyValues
        ruled
        items={[
          ...lines.map(({ id, name, kind, value }) => {
            const cause = id === 'cause' ? causeName(value) : undefined
            const figure = isDay.test(value) ? shortDay(value) : figureOf(kind, value, sums, tag)
            return { id, label: t(name), value: cause ? t(cause) : figure }
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
