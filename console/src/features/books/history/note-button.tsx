import { MessageSquarePlus } from 'lucide-react'
import { useState } from 'react'
import type { BookDifference } from '@baize/contract/ledger/books'
import { Button } from '@baize/ui/button'
import { useToast } from '@baize/ui/overlays/toast'
import { useText } from '@baize/texts/use-text'
import { BookAmount } from '../../../shared/figures/book-amount.tsx'
import { useOperator } from '../../../shared/operator.ts'
import { ReasonDialog } from '../../../shared/forms/reason-dialog.tsx'
import { noteDifference } from '../api.ts'
import { accountKindName } from '../../../shared/books/kind-names.ts'

type NoteProps = {
  /** The proof that names the difference. */
  readonly proof: string
  readonly difference: BookDifference
}

/** For those who may say what a difference is about; others see no button. */
export function NoteButton(props: NoteProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <NoteOpener onOpen={() => setOpen(true)} />
      {isOpen && <NoteDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

export function NoteOpener({ onOpen }: { readonly onOpen: () => void }) {
  const t = useText()
  if (!useOperator().can('admin', 'finance', 'risk')) return null
  return (
    <Button size="sm" icon={<MessageSquarePlus size={16} />} onClick={onOpen}>
      {t('ops.noteAdd')}
    </Button>
  )
}

/** What the difference is about and what is done, in a person's words. */
export function NoteDialog({
  proof,
  difference,
  onClose,
}: NoteProps & { readonly onClose: () => void }) {
  const t = useText()
  const toast = useToast()
  const { account, kind, owner, currency, balance, balanceByHistory } = difference
  return (
    <ReasonDialog
      title={t('ops.noteTitle')}
      text={
        <>
          <p className="break-words text-text">
            <span className="font-semibold">{accountKindName(t, kind)}</span> {owner},{' '}
            <BookAmount
              plus
              bare={false}
              amount={BigInt(balance) - BigInt(balanceByHistory)}
              currency={currency}
            />
          </p>
          <p className="mt-2">{t('ops.noteText')}</p>
        </>
      }
      action={t('ops.noteAdd')}
      onConfirm={async (reason) => {
        await noteDifference(proof, account, reason)
        toast(t('ops.noteSaved'), 'ok')
      }}
      onClose={onClose}
    />
  )
}
