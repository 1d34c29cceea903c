import { Ban } from 'lucide-react'
import { useText } from '@baize/texts/use-text'
import { productText } from '../../../shared/product-texts.ts'
import { useSums } from '../../../shared/sums.ts'
import type { RewardDetail } from '../api.ts'
import { Box } from './box.tsx'

/** What is refused before it is placed. Where nothing is, nothing is said. */
export function NotAllowed({ detail }: { readonly detail: RewardDetail }) {
  const t = useText()
  const { reward, maxBet, excluded } = detail
  const sums = useSums(reward.currency)
  const rules = [
    ...(maxBet === null ? [] : [t('rewards.notOver', { most: sums.full(maxBet) })]),
    ...excluded.map((category) => {
      const name = productText(category)
      return t('rewards.notIn', { games: name === undefined ? category : t(name) })
    }),
  ]
  if (rules.length === 0 || reward.mode !== 'pocket') return null
  return (
    <Box title={t('rewards.notAllowed')}>
      <ul className="divide-y divide-line">
        {rules.map((rule) => (
          <li key={rule} className="flex gap-2 py-2">
            <Ban size={16} aria-hidden="true" className="mt-0.5 flex-none text-neg" />
            {rule}
          </li>
        ))}
      </ul>
      <p className="mt-1 text-meta text-text-3">{t('rewards.notAllowedHow')}</p>
    </Box>
  )
}
