import { useInfiniteQuery } from '@tanstack/react-query'
import { BookOpen } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { isId } from '@baize/kernel/ids'
import { Button } from '@baize/ui/button'
import { Card } from '@baize/ui/card'
import { CopyButton } from '@baize/ui/figures/copy-button'
import { PageHead } from '@baize/ui/navigation/page-head'
import { TextField } from '@baize/ui/forms/text-field'
import { useText } from '@baize/texts/use-text'
import { AdjustButton } from '../../features/adjustments/adjust-button.tsx'
import { accountsQuery } from '../../features/books/api.ts'
import { MemberLedger } from '../../features/books/ledger/member-ledger.tsx'
import { useSearch } from '../../shared/forms/use-search.ts'

/** The ledger of whoever the address names, and the way to another one. */
export function MemberLedgerPage() {
  const t = useText()
  const [search] = useSearch()
  const owner = search['owner'] ?? ''
  const id = owner.replace(/^member:/, '')
  return (
    <div className="flex flex-col gap-4 px-4 py-5 lg:px-6">
      <PageHead
        title={t('ops.placeLedger')}
        sub={
          owner === '' ? (
            t('ops.ledgerSub')
          ) : (
            <span className="inline-flex flex-wrap items-center gap-x-2">
              <span className="break-all">{owner}</span>
              <CopyButton iconOnly text={id} label={t('ops.booksCopyOwner')} />
            </span>
          )
        }
        actions={isId('mem', id) && <AdjustOf member={id} owner={owner} />}
      />
      <OwnerForm key={owner} owner={owner} />
      {owner !== '' && <MemberLedger owner={owner} />}
    </div>
  )
}

/** In the currency that the member's cash has. */
function AdjustOf({ member, owner }: { readonly member: string; readonly owner: string }) {
  const accounts = useInfiniteQuery(accountsQuery({ owner })).data?.pages.flatMap(
    ({ items }) => items,
  )
  const cash = accounts?.find(({ kind, closed }) => kind === 'cash' && !closed)
  return <AdjustButton member={member} currency={cash?.currency} />
}

function OwnerForm({ owner }: { readonly owner: string }) {
  const t = useText()
  const [, change] = useSearch()
  const [typed, setTyped] = useState(owner)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const wanted = typed.trim()
    if (wanted === '') return
    change({ owner: wanted, account: undefined, reason: undefined }, 'push')
  }
  return (
    <Card>
      <form role="search" className="flex flex-wrap items-start gap-3" onSubmit={submit}>
        <div className="min-w-0 flex-1 basis-72">
          <TextField
            dense
            type="search"
            label={t('ops.ledgerOwner')}
            help={t('ops.booksOwnerHelp')}
            maxLength={120}
            autoComplete="off"
            spellCheck={false}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </div>
        <Button type="submit" className="sm:mt-6" icon={<BookOpen size={18} />}>
          {t('ops.ledgerOpen')}
        </Button>
      </form>
    </Card>
  )
}
