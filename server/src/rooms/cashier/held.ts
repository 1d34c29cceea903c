import { refuse, type Refusal } from '@baize/kernel/result'

/** No money leaves before then, because the payment password was reset. */
export function refuseHeld(until: Date): Refusal<'money_held'> {
  return refuse('money_held', undefined, { until: until.toISOString() })
}
