import { useInfiniteQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import type { BookAccount } from '@baize/contract/ledger/books'
import { Button } from '@baize/ui/button'
import { Drawer } from '@baize/ui/overlays/drawer'
import { Skeleton } from '@baize/ui/waiting/skeleton'
import { TextField } from '@baize/ui/forms/text-field'
import { FailureNote } from '@baize/ui/waiting/failure-note'
import { useText } from '@baize/texts/use-text'
import { accountsQuery, type AccountFilter } from './api.ts'
import { BookAmount } from '../../shared/figures/book-amount.tsx'
import { accountKindName } from '../../shared/books/kind-names.ts'

type AccountsDrawerProps = {
  readonly filter: AccountFilter
  readonly onOwner: (owner: string) => void
  readonly onOpen: (account: string) => void
  readonly onClose: () => void
}

/** The accounts of a kind or of an owner, each a way to its entries. */
export function AccountsDrawer({ filter, onOwner, onOpen, onClose }: AccountsDrawerProps) {
  const t = useText()
  const accounts = useInfiniteQuery(accountsQuery(filter))
  const items = accounts.data?.pages.flatMap((page) => page.items) ?? []
  const { kind, currency } = filter
  return (
    <Drawer
      title={kind === undefined ? t('ops.booksFind') : accountKindName(t, kind)}
      sub={currency}
      onClose={onClose}
    >
      <OwnerField owner={filter.owner ?? ''} onOwner={onOwner} />
      {accounts.isPending && <Skeleton className="h-28 w-full" />}
      <FailureNote error={accounts.error} onRetry={accounts.refetch} />
      {accounts.isSuccess && items.length === 0 && (
        <p role="status" className="text-text-3">
          {t('ops.booksNoAccount')}
        </p>
      )}
      <ul className="-mx-2">
        {items.map((account) => (
          <li key={account.id}>
            <AccountLine account={account} onOpen={onOpen} />
          </li>
        ))}
      </ul>
      {accounts.hasNextPage && (
        <Button
          size="sm"
          variant="ghost"
          busy={accounts.isFetchingNextPage}
          onClick={() => void accounts.fetchNextPage()}
        >
          {t('ops.booksMore')}
        </Button>
      )}
    </Drawer>
  )
}

function OwnerField({ owner, onOwner }: { owner: string; onOwner: (owner: string) => void }) {
  const t = useText()
  const [typed, setTyped] = useState(owner)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onOwner(typed.trim())
  }
  return (
    <form role="search" className="grid gap-2" onSubmit={submit}>
      <TextField
        dense
        type="search"
        label={t('ops.booksOwner')}
        help={t('ops.booksOwnerHelp')}
        maxLength={120}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" size="sm" icon={<Search size={16} />} className="justify-self-start">
        {t('ops.booksSearch')}
      </Button>
    </form>
  )
}

type AccountLineProps = { readonly account: BookAccount; readonly onOpen: (id: string) => void }

function AccountLine({ account, onOpen }: AccountLineProps) {
  const t = useText()
  const { id, owner, kind, part, balance, currency, closed } = account
  return (
    <button
      type="button"
      onClick={() => onOpen(id)}
      className="flex min-h-11 w-full items-center gap-3 rounded-ctl border-b border-line px-2 py-1.5 text-start transition-colors hover:bg-hover"
    >
      <span className="min-w-0 flex-1">
        <span className="block font-medium break-all">{owner}</span>
        <span className="block text-caption text-text-3">
          {[accountKindName(t, kind), part, id, closed ? t('ops.booksClosed') : '']
            .filter((word) => word !== '')
            .join(', ')}
        </span>
      </span>
      <BookAmount bare={false} amount={balance} currency={currency} className="font-semibold" />
    </button>
  )
}
