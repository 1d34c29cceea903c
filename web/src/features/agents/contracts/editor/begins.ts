import type { ContractTerms, ContractView } from '@baize/contract/agents/contract-parts'
import { periodOf, type Period } from '@baize/kernel/period'
import { addDays, businessDay, businessDayBounds } from '@baize/kernel/time'

const periods: Readonly<Record<ContractTerms['periodicType'], Period>> = {
  Daily: 'daily',
  Weekly: 'weekly',
  Semimonthly: 'semimonthly',
  Monthly: 'monthly',
  Hourly: 'daily',
}

/** From when terms hold that are accepted now: the next day, a dividend's next period, or where the present one ends. */
export function beginsIfAccepted(
  terms: ContractTerms,
  present: Pick<ContractView, 'terms' | 'beginsAt'> | undefined,
  now: Date,
  zone: string,
): Date {
  const { kind, periodicType } = (present ?? { terms }).terms
  const day = businessDay(now, zone)
  const next =
    kind === 'dividend'
      ? periodOf(periods[periodicType], day, zone).end
      : businessDayBounds(addDays(day, 1), zone).start
  const begun = present?.beginsAt ? new Date(present.beginsAt) : undefined
  return begun && begun > next ? begun : next
}
