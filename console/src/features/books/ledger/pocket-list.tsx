import type { BookAccount } from '@baize/contract/ledger/books'
import { Card } from '@baize/ui/card'
import { cx } from '@baize/ui/look/cx.ts'
import { useText } from '@baize/texts/use-text'
import { BookAmount } from '../../../shared/figures/book-amount.tsx'
import { pocketName } from './pocket-names.ts'

type PocketListProps = {
  readonly pockets: readonly BookAccount[]
  readonly chosen: BookAccount
  readonly onChoose: (id: string) => void
}

/** What may be spent of the chosen wallet, in large, and every wallet of the owner to choose from. */
export function LedgerPocketList({ pockets, chosen, onChoose }: PocketListProps) {
  const t = useText()
  const { currency, available, held } = chosen
  return (
    <Card>
      <p className="text-caption text-text-3">
        {t('ops.ledgerAvailable', { wallet: pocketName(t, chosen) })}
      </p>
      <p className="font-display text-[1.875rem] leading-10 font-semibold">
        <span className="me-1 font-sans text-[0.8125rem] font-normal text-text-3">{currency}</span>
        <BookAmount
          amount={available}
          currency={currency}
          className="font-display lining-nums proportional-nums"
        />
      </p>
      {held !== '0' && (
        <p className="text-caption text-text-3">
          {t('ops.booksColumnHeld')} <BookAmount amount={held} currency={currency} />
        </p>
      )}
      <ul aria-label={t('ops.ledgerWallets')} className="mt-3 -mx-2 border-t border-line pt-2">
        {pockets.map((pocket) => (
          <li key={pocket.id}>
            <Pocket
              pocket={pocket}
              isChosen={pocket.id === chosen.id}
              onChoose={() => onChoose(pocket.id)}
            />
          </li>
        ))}
      </ul>
    </Card>
  )
}

type PocketProps = {
  readonly pocket: BookAccount
  readonly isChosen: boolean
  readonly onChoose: () => void
}

function Pocket({ pocket, isChosen, onChoose }: PocketProps) {
  const t = useText()
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      className={cx(
        'relative flex min-h-10 w-full items-center justify-between gap-4 rounded-ctl px-2 py-1 text-start transition-colors hover:bg-hover pointer-coarse:min-h-11',
        isChosen &&
          'bg-s3 font-semibold before:absolute before:inset-y-2 before:start-0 before:w-[3px] before:rounded-full before:bg-brass',
      )}
    >
      <span className={cx('min-w-0 ps-2 break-words', !isChosen && 'text-text-2')}>
        {pocketName(t, pocket)}
        {pocket.closed && <span className="text-text-3">, {t('ops.booksClosed')}</span>}
      </span>
      <span className="whitespace-nowrap">
        <span className="text-caption font-normal text-text-3">{pocket.currency}</span>{' '}
        <BookAmount amount={pocket.balance} currency={pocket.currency} />
      </span>
    </button>
  )
}
