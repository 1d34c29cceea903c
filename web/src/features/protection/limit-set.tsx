import { useText } from '@baize/texts/use-text'
import type { PlayerLimit, PlayerProtection } from './api.ts'
import { LimitRow } from './limit-row.tsx'

type Props = { readonly kind: PlayerLimit['kind']; readonly protection: PlayerProtection }

/** The three limits of one kind. */
export function LimitSet({ kind, protection }: Props) {
  const t = useText()
  const { limits, currency } = protection
  const isDeposit = kind === 'deposit'
  return (
    <section aria-labelledby={`own-${kind}-limits`} className="grid gap-2">
      <h3 id={`own-${kind}-limits`} className="text-lead">
        {t(isDeposit ? 'protection.deposit' : 'protection.loss')}
      </h3>
      <p className="text-meta text-text-2">
        {t(isDeposit ? 'protection.depositAbout' : 'protection.lossAbout')}
      </p>
      <ul className="mt-1 divide-y divide-line rounded-card border border-line">
        {limits
          .filter((limit) => limit.kind === kind)
          .map((limit) => (
            <LimitRow key={limit.period} limit={limit} currency={currency} />
          ))}
      </ul>
    </section>
  )
}
