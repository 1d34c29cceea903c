import { useText } from '@baize/texts/use-text'
import type { SimulatedPeriod } from './api.ts'

type Props = {
  readonly periods: readonly SimulatedPeriod[]
  /** The present contract pays by other periods than these. */
  readonly hasOtherPeriod?: boolean
}

/** In how many periods an offer pays more, and in how many less: a higher sum may come from one of them alone. */
export function PeriodsCompared({ periods, hasOtherPeriod = false }: Props) {
  const t = useText()
  const differences = periods.flatMap(({ offered, present }) =>
    present === null ? [] : [BigInt(offered.amount) - BigInt(present.amount)],
  )
  if (differences.length === 0) return null
  const more = differences.filter((difference) => difference > 0n).length
  const less = differences.filter((difference) => difference < 0n).length
  return (
    <p className="text-body-s text-text-2">
      {t('agents-contracts.moreAndLess', { more, less, all: differences.length })}
      {hasOtherPeriod && ` ${t('agents-contracts.otherPeriod')}`}
    </p>
  )
}
