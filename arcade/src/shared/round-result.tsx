import type { Currency } from '@baize/kernel/money'
import { useText } from '@baize/texts/use-text'
import { useSumText } from './sum.tsx'

type Props = {
  readonly stake: bigint
  readonly returned: bigint
  readonly currency: Currency
  /** What happened; without it nothing has, and the hint stands there. */
  readonly text: string | undefined
  readonly hint: string
}

/** How a round of an instant game ended. Only what brings more than it cost is large. */
export function RoundResult({ stake, returned, currency, text, hint }: Props) {
  const t = useText()
  const write = useSumText(currency)
  return (
    <p
      role="status"
      aria-live="polite"
      className="mt-4 flex min-h-12 flex-wrap items-center justify-center gap-x-4 gap-y-1 text-text-2"
    >
      <span>{text ?? hint}</span>
      {text !== undefined && returned > stake && (
        <b className="font-display text-h3 font-semibold text-text">{write(returned)}</b>
      )}
      {text !== undefined && returned > 0n && returned <= stake && (
        <span>{t('arcade.returned', { sum: write(returned) })}</span>
      )}
      {text !== undefined && returned === 0n && <span>{t('arcade.nothing')}</span>}
    </p>
  )
}
