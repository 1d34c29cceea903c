import { useQuery } from '@tanstack/react-query'
import type { BookDifference, BookProof } from '@baize/contract/ledger/books'
import { Button } from '@baize/ui/button'
import { Drawer } from '@baize/ui/overlays/drawer'
import { KeyValues } from '@baize/ui/figures/key-values'
import { Note } from '@baize/ui/waiting/note'
import { Skeleton } from '@baize/ui/waiting/skeleton'
import { StatusChip } from '@baize/ui/figures/status-chip'
import { FailureNote } from '@baize/ui/waiting/failure-note'
import { useText } from '@baize/texts/use-text'
import { BookAmount } from '../../../shared/figures/book-amount.tsx'
import { DeskMoment } from '../../../shared/figures/desk-moment.tsx'
import { useCountText } from '../../../shared/figures/use-count-text.ts'
import { bookProofQuery } from '../api.ts'
import { accountKindName } from '../../../shared/books/kind-names.ts'
import { NoteButton } from './note-button.tsx'
import { DifferenceNotes } from './note-list.tsx'

type ProofDrawerProps = {
  readonly number: string
  readonly onOpen: (account: string) => void
  readonly onClose: () => void
}

/** One past proof: what was counted, which accounts differed, and what was said about them. */
export function ProofDrawer({ number, onOpen, onClose }: ProofDrawerProps) {
  const t = useText()
  const found = useQuery(bookProofQuery(number))
  return (
    <Drawer
      title={t('ops.historyProof', { number })}
      sub={found.data && <DeskMoment at={found.data.proof.at} show="long" />}
      onClose={onClose}
    >
      <FailureNote error={found.error} onRetry={found.refetch} />
      {found.isPending && <Skeleton className="h-40 w-full" />}
      {found.data && (
        <>
          <Counted proof={found.data.proof} />
          {found.data.differences.length === 0 && found.data.proof.holds && (
            <Note tone="ok">{t('ops.historyHeld')}</Note>
          )}
          {found.data.differences.map((difference) => (
            <Difference
              key={difference.account}
              proof={number}
              difference={difference}
              onOpen={() => onOpen(difference.account)}
            />
          ))}
        </>
      )}
    </Drawer>
  )
}

function Counted({ proof }: { readonly proof: BookProof }) {
  const t = useText()
  const countText = useCountText()
  const { scope, entries, accounts, tookMs, unbalanced, holds } = proof
  return (
    <KeyValues
      ruled
      items={[
        {
          id: 'result',
          label: t('ops.booksColumnResult'),
          value: (
            <StatusChip tone={holds ? 'ok' : 'bad'}>
              {holds ? t('ops.booksHeld') : t('ops.booksFailed')}
            </StatusChip>
          ),
        },
        {
          id: 'scope',
          label: t('ops.booksColumnScope'),
          value: t(scope === 'full' ? 'ops.booksScopeFull' : 'ops.booksScopeRunning'),
        },
        { id: 'entries', label: t('ops.booksColumnEntries'), value: countText(entries) },
        { id: 'accounts', label: t('ops.booksColumnAccounts'), value: countText(accounts) },
        {
          id: 'took',
          label: t('ops.booksColumnTook'),
          value: t('ops.booksTook', { ms: countText(tookMs) }),
        },
        ...(unbalanced.length === 0
          ? []
          : [
              {
                id: 'unbalanced',
                label: t('ops.historyUnbalanced'),
                value: <span className="text-neg">{unbalanced.join(', ')}</span>,
              },
            ]),
      ]}
    />
  )
}

type DifferenceProps = {
  readonly proof: string
  readonly difference: BookDifference
  readonly onOpen: () => void
}

function Difference({ proof, difference, onOpen }: DifferenceProps) {
  const t = useText()
  const { account, owner, kind, currency, notes } = difference
  const { balance, balanceByHistory, held, heldByHistory } = difference
  const sum = (amount: string | bigint, plus = false) => (
    <BookAmount bare={false} plus={plus} amount={amount} currency={currency} />
  )
  return (
    <section className="grid gap-3 border-t border-line pt-4">
      <header className="flex flex-wrap items-center gap-2">
        <h3 className="min-w-0 flex-1 font-sans text-body-s font-semibold tracking-normal">
          {accountKindName(t, kind)}
        </h3>
        <StatusChip tone={notes.length > 0 ? 'info' : 'pending'}>
          {notes.length > 0 ? t('ops.noteIs') : t('ops.noteIsNot')}
        </StatusChip>
        <p className="w-full text-caption break-all text-text-3">{`${owner}, ${account}`}</p>
      </header>
      <KeyValues
        ruled
        items={[
          { id: 'history', label: t('ops.booksByEntries'), value: sum(balanceByHistory) },
          { id: 'stands', label: t('ops.booksAsItStands'), value: sum(balance) },
          {
            id: 'gap',
            label: t('ops.booksDifference'),
            value: (
              <span className="text-neg">
                {sum(BigInt(balance) - BigInt(balanceByHistory), true)}
              </span>
            ),
          },
          ...(held === heldByHistory
            ? []
            : [
                {
                  id: 'held',
                  label: t('ops.booksHeldDifference'),
                  value: sum(BigInt(held) - BigInt(heldByHistory), true),
                },
              ]),
        ]}
      />
      <DifferenceNotes notes={notes} />
      <div className="flex flex-wrap gap-2">
        <NoteButton proof={proof} difference={difference} />
        <Button size="sm" variant="ghost" onClick={onOpen}>
          {t('ops.historyEntries')}
        </Button>
      </div>
    </section>
  )
}
