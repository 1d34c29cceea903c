import { useState } from 'react'
import type { Adjustment } from '@baize/contract/wallet/adjustments'
import { Dialog } from '@baize/ui/overlays/dialog'
import { Skeleton } from '@baize/ui/waiting/skeleton'
import { useText } from '@baize/texts/use-text'
import { AdjustForm } from './adjust-form.tsx'
import { AdjustReceipt } from './adjust-receipt.tsx'
import { useLimit } from './use-limit.ts'

type AdjustDialogProps = {
  /** Whose cash; asked for when it is not known. */
  readonly member?: string | undefined
  /** Of the member's cash, where it is known. */
  readonly currency?: string | undefined
  readonly onClose: () => void
}

/** Asks for a credit or debit, then shows what came of it with its reference. */
export function AdjustDialog({ member, currency, onClose }: AdjustDialogProps) {
  const t = useText()
  const limit = useLimit(currency)
  const [done, setDone] = useState<Adjustment>()
  return (
    <Dialog open onClose={onClose} title={t('ops.adjDialog')}>
      {done ? (
        <AdjustReceipt adjustment={done} onClose={onClose} />
      ) : limit ? (
        <AdjustForm
          {...limit}
          {...(member !== undefined && { member })}
          onDone={setDone}
          onClose={onClose}
        />
      ) : (
        <Skeleton className="h-64 w-full" />
      )}
    </Dialog>
  )
}
