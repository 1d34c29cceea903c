import type { WalletTransfer } from '@baize/contract/wallet/wallet'
import { StatusChip, type ChipTone } from '@baize/ui/figures/status-chip'
import { useText } from '@baize/texts/use-text'
import type { Sums } from '../../../shared/sums.ts'

const tones: Readonly<Record<WalletTransfer['state'], ChipTone>> = {
  done: 'ok',
  refused: 'bad',
  unknown: 'pending',
}

const words = {
  done: 'cashier.moved_done',
  refused: 'cashier.moved_refused',
  unknown: 'cashier.moved_unknown',
} as const

type Props = {
  readonly transfers: readonly WalletTransfer[]
  readonly sums: Sums
  readonly nameOf: (pocket: string) => string
}

/** What became of each movement: one vendor that fails leaves the others as they are. */
export function MoveResults({ transfers, sums, nameOf }: Props) {
  const t = useText()
  return (
    <section aria-labelledby="move-results" role="status">
      <h3 id="move-results" className="mb-2 font-sans text-body-s font-semibold">
        {t('cashier.results')}
      </h3>
      {transfers.length === 0 && <p className="text-text-2">{t('cashier.nothingMoved')}</p>}
      <ul className="divide-y divide-line rounded-ctl border border-line">
        {transfers.map(({ id, from, to, amount, state }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2.5">
            <span className="min-w-0 flex-1 basis-40">
              {t('cashier.fromTo', { from: nameOf(from), to: nameOf(to) })}
              {state === 'unknown' && (
                <span className="block text-meta text-text-3">{t('cashier.unknownText')}</span>
              )}
            </span>
            <span className="figures font-semibold">{sums.full(amount)}</span>
            <StatusChip tone={tones[state]}>{t(words[state])}</StatusChip>
          </li>
        ))}
      </ul>
    </section>
  )
}
