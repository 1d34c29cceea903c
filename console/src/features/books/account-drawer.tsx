import { useInfiniteQuery } from '@tanstack/react-query'
import type { BookAccount, BookEntry } from '@baize/contract/ledger/books'
import { Button } from '@baize/ui/button'
import { CopyButton } from '@baize/ui/figures/copy-button'
import { Drawer } from '@baize/ui/overlays/drawer'
import { KeyValues } from '@baize/ui/figures/key-values'
import { Skeleton } from '@baize/ui/waiting/skeleton'
import { FailureNote } from '@baize/ui/waiting/failure-note'
import { useText } from '@baize/texts/use-text'
import { DeskMoment } from '../../shared/figures/desk-moment.tsx'
import { bookEntriesQuery } from './api.ts'
import { BookAmount } from '../../shared/figures/book-amount.tsx'
import { accountKindName } from '../../shared/books/kind-names.ts'
import { legName, reasonName } from './reason-names.ts'

type AccountDrawerProps = { readonly id: string; readonly onClose: () => void }

/** One account: how it stands, and its entries with the balance after each. */
export function AccountDrawer({ id, onClose }: AccountDrawerProps) {
  const t = useText()
  const entries = useInfiniteQuery(bookEntriesQuery(id))
  const account = entries.data?.pages[0]?.account
  const items = entries.data?.pages.flatMap((page) => page.items) ?? []
  return (
    <Drawer
      title={account ? accountKindName(t, account.kind) : id}
      sub={account && <span className="break-all">{account.owner}</span>}
      onClose={onClose}
      footer={account && <CopyButton text={account.owner} label={t('ops.booksCopyOwner')} />}
    >
      {entries.error ? (
        <FailureNote error={entries.error} onRetry={entries.refetch} />
      ) : account ? (
        <>
          <Standing account={account} />
          <Entries account={account} items={items} />
        </>
      ) : (
        <Skeleton className="h-40 w-full" />
      )}
      {entries.hasNextPage && (
        <Button
          size="sm"
          variant="ghost"
          busy={entries.isFetchingNextPage}
          onClick={() => void entries.fetchNextPage()}
        >
          {t('ops.loadOlder')}
        </Button>
      )}
    </Drawer>
  )
}

function Standing({ account }: { readonly account: BookAccount }) {
  const t = useText()
  const { id, part, currency, closed } = account
  const sum = (amount: string) => <BookAmount bare={false} amount={amount} currency={currency} />
  return (
    <KeyValues
      ruled
      items={[
        { id: 'balance', label: t('ops.booksBalanceNow'), value: sum(account.balance) },
        { id: 'held', label: t('ops.booksColumnHeld'), value: sum(account.held) },
        { id: 'available', label: t('ops.booksAvailable'), value: sum(account.available) },
        {
          id: 'id',
          label: t('ops.booksColumnAccount'),
          value: [id, part, closed ? t('ops.booksClosed') : ''].filter(Boolean).join(', '),
        },
      ]}
    />
  )
}

type EntriesProps = { readonly account: BookAccount; readonly items: readonly BookEntry[] }

function Entries({ account, items }: EntriesProps) {
  const t = useText()
  return (
    // The list scrolls and holds nothing to focus, so a keyboard must be able to stand on it.
    <section {...{ tabIndex: 0 }} aria-label={t('ops.booksColumnEntries')}>
      <h3 className="mb-1.5 font-sans text-meta font-semibold tracking-normal">
        {t('ops.booksColumnEntries')}
      </h3>
      {items.length === 0 ? (
        <p className="text-text-3">{t('ops.booksNoEntries')}</p>
      ) : (
        <ol>
          {items.map((entry) => (
            <EntryLine key={entry.position} entry={entry} currency={account.currency} />
          ))}
        </ol>
      )}
    </section>
  )
}

/** The other side and the movement below, the amount and the balance after it at the end. */
function EntryLine({ entry, currency }: { readonly entry: BookEntry; readonly currency: string }) {
  const t = useText()
  const leg = legName(t, entry.kind)
  const isHold = entry.held !== '0' && entry.amount === '0'
  return (
    <li className="flex gap-3 border-t border-line py-2">
      <div className="min-w-0 flex-1">
        <p className="font-medium">
          {reasonName(t, entry.reason)}
          {leg !== '' && <span className="font-normal text-text-3">, {leg}</span>}
        </p>
        <p className="text-caption break-all text-text-3">
          {entry.other.owner}, {accountKindName(t, entry.other.kind)}
        </p>
        <p className="text-caption break-all text-text-3">
          <DeskMoment at={entry.at} className="figures" />
          {entry.about !== '' && `, ${entry.about}`}
        </p>
      </div>
      <div className="text-end">
        <p className={entry.amount.startsWith('-') ? 'text-neg' : isHold ? '' : 'text-pos'}>
          <BookAmount
            plus={!isHold}
            amount={isHold ? entry.held : entry.amount}
            currency={currency}
          />
        </p>
        {isHold && <p className="text-caption text-text-3">{t('ops.booksColumnHeld')}</p>}
        <p className="text-caption text-text-3">
          <span className="visually-hidden">{t('ops.booksBalanceAfter')} </span>
          <BookAmount amount={entry.balance} currency={currency} />
        </p>
      </div>
    </li>
  )
}
