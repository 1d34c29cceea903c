import { useText } from '@baize/texts/use-text'
import { useMomentText } from '../../shared/brand-moment.tsx'
import type { Sums } from '../../shared/sums.ts'
import type { PointConfig } from './api.ts'
import { usePointsText } from './use-points-text.ts'

type Props = { readonly config: PointConfig; readonly sums: Sums }

/** That points will be worth less, or be converted in larger numbers, and from when on. */
export function NextWorth({ config: { ratio, next }, sums }: Props) {
  const t = useText()
  const at = useMomentText()
  const { points } = usePointsText()
  if (next === null) return null
  const from = at(next.at)
  return (
    <p className="text-warn">
      {next.worth === null
        ? t('points.nextNone', { at: from })
        : t('points.nextWorth', {
            at: from,
            points: ratio.points,
            amount: sums.full(next.worth),
            least: points(next.convertMin),
          })}
    </p>
  )
}
