import { useQuery } from '@tanstack/react-query'
import { cx } from '@baize/ui/look/cx.ts'
import { EmptyState } from '@baize/ui/waiting/empty-state'
import { RecordsPicture } from '@baize/ui/figures/pictures'
import { Skeleton } from '@baize/ui/waiting/skeleton'
import { TabPanel, Tabs } from '@baize/ui/navigation/tabs'
import { useSkeleton } from '@baize/ui/waiting/use-skeleton.ts'
import { FailureNote } from '@baize/ui/waiting/failure-note'
import { useText } from '@baize/texts/use-text'
import { useKeys } from '../../shared/keys.ts'
import { useSearch } from '../../shared/forms/use-search.ts'
import { AccountDrawer } from './account-drawer.tsx'
import { AccountsDrawer } from './accounts-drawer.tsx'
import { booksQuery, type Books } from '../../shared/books/books-query.ts'
import { BooksHead } from './books-head.tsx'
import { ChecksCard } from './checks-card.tsx'
import { DifferencesCard } from './differences-card.tsx'
import { HistoryTab } from './history/history-tab.tsx'
import { ProofDrawer } from './history/proof-drawer.tsx'
import { BookFigures } from './key-figures.tsx'
import { TrialCard } from './trial-card.tsx'
import { currenciesOf, mainCurrency } from '../../shared/books/trial.ts'

/** In the address, where an empty word would be dropped. */
const anyKind = 'all'

/** The proof that the books are right, and the accounts behind it one by one. */
export function BooksPage() {
  const t = useText()
  const [{ account, find, proof, tab: asked }, change] = useSearch()
  const tab = asked === 'history' ? 'history' : 'now'
  const isBeside = account !== undefined || find !== undefined || proof !== undefined
  return (
    <div className="flex min-w-0 flex-1">
      <div
        className={cx(
          'flex min-w-0 flex-1 flex-col gap-4 px-4 py-5 lg:px-6',
          isBeside && 'max-xl:hidden',
        )}
      >
        <BooksHead />
        <Tabs
          name="books"
          label={t('ops.booksPlace')}
          tabs={[
            { id: 'now', label: t('ops.booksTabNow') },
            { id: 'history', label: t('ops.booksTabHistory') },
          ]}
          selected={tab}
          onSelect={(id) => change({ ...noRecord, tab: id === 'now' ? undefined : id })}
        />
        <TabPanel name="books" selected={tab}>
          {tab === 'history' ? <HistoryTab /> : <NowTab isNarrow={isBeside} />}
        </TabPanel>
      </div>
      {isBeside && <Beside />}
    </div>
  )
}

/** Closes whatever stands beside the page. */
const noRecord = { account: undefined, find: undefined, owner: undefined, proof: undefined }

function NowTab({ isNarrow }: { readonly isNarrow: boolean }) {
  const t = useText()
  const books = useQuery(booksQuery)
  const [, change] = useSearch()
  const slow = useSkeleton(books.isPending)
  return (
    <div className="flex flex-col gap-4">
      <FailureNote error={books.error} onRetry={books.refetch} />
      {slow && <Skeleton className="h-28 w-full" />}
      <DifferencesCard onOpen={(id) => change({ account: id }, 'push')} />
      {books.data && <Proof books={books.data} isNarrow={isNarrow} />}
      <span className="visually-hidden">{books.isPending ? t('ops.booksLoading') : ''}</span>
    </div>
  )
}

function Proof({ books, isNarrow }: { readonly books: Books; readonly isNarrow: boolean }) {
  const t = useText()
  const [search, change] = useSearch()
  const currencies = currenciesOf(books.trial)
  const currency =
    currencies.find((code) => code === search['currency']) ?? mainCurrency(books.trial)
  if (currency === undefined || books.entries === '0') {
    return (
      <section className="rounded-card border border-line bg-s1">
        <EmptyState
          picture={<RecordsPicture />}
          title={t('ops.booksEmpty')}
          text={t('ops.booksEmptyText')}
        />
      </section>
    )
  }
  const find = (kind: string) =>
    change({ find: kind, account: undefined, owner: undefined }, 'push')
  return (
    <>
      <BookFigures books={books} currency={currency} />
      <div
        className={cx(
          'grid grid-cols-[minmax(0,1fr)] items-start gap-4',
          !isNarrow && 'xl:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]',
        )}
      >
        <TrialCard
          books={books}
          currency={currency}
          openKind={search['find']}
          onCurrency={(code) => change({ currency: code })}
          onKind={find}
          onFind={() => find(anyKind)}
        />
        <ChecksCard books={books} currency={currency} />
      </div>
    </>
  )
}

/** An account's entries, a past proof, or the list to choose an account from; closing the first leads to the next. */
function Beside() {
  const t = useText()
  const books = useQuery(booksQuery).data
  const [{ account, find, owner, currency, proof }, change] = useSearch()
  const kind = find === anyKind ? undefined : find
  const close = () => change(account === undefined ? noRecord : { account: undefined })
  useKeys([{ keys: 'Escape', label: t('ops.keyClose'), run: close }])
  const chosen = currency ?? mainCurrency(books?.trial ?? [])
  return (
    <div className="sticky top-14 flex h-[calc(100dvh-56px)] w-full border-t border-line bg-s1 max-xl:*:w-full xl:w-auto">
      <h1 className="visually-hidden xl:hidden">{t('ops.booksPlace')}</h1>
      {account !== undefined ? (
        <AccountDrawer key={account} id={account} onClose={close} />
      ) : proof !== undefined ? (
        <ProofDrawer
          key={proof}
          number={proof}
          onOpen={(id) => change({ account: id }, 'push')}
          onClose={close}
        />
      ) : (
        <AccountsDrawer
          key={`${find} ${owner}`}
          filter={{
            ...(owner !== undefined && { owner }),
            ...(kind !== undefined && { kind }),
            ...(kind !== undefined && chosen !== undefined && { currency: chosen }),
          }}
          onOwner={(name) => change({ owner: name === '' ? undefined : name })}
          onOpen={(id) => change({ account: id }, 'push')}
          onClose={close}
        />
      )}
    </div>
  )
}
