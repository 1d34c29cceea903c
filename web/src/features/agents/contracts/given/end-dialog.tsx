import { useState } from 'react'
import { calls } from 'virtual:contract'
import type { ContractView } from '@baize/contract/agents/contract-parts'
import { Button } from '@baize/ui/button'
import { Checkbox } from '@baize/ui/forms/checkbox'
import { Dialog } from '@baize/ui/overlays/dialog'
import { FailureNote } from '@baize/ui/waiting/failure-note'
import { useText } from '@baize/texts/use-text'
import { call } from '../../../../shared/api.ts'
import { useMomentText } from '../../../../shared/brand-moment.tsx'
import { notify } from '../../../../shared/notices.ts'
import { useOnce } from '../../../../shared/use-once.ts'
import { AffectedNote, affectedBy } from '../affected-note.tsx'
import { askAgain } from '../api.ts'

type Props = { readonly contract: ContractView; readonly onClose: () => void }

/** Takes an offer back or ends a contract, once everybody is named who loses one with it. */
export function EndDialog({ contract, onClose }: Props) {
  const t = useText()
  const at = useMomentText()
  const { id, state, downline: name, currency } = contract
  const isOffer = state === 'offered'
  const [isRead, setRead] = useState(false)
  const { mutate, error, isPending } = useOnce({
    mutationFn: (confirmed: boolean) =>
      isOffer
        ? call(calls.withdrawContractOffer, { id })
        : call(calls.terminateContract, { id, ...(confirmed && { confirmed }) }),
    onSuccess: ({ endsAt }) => {
      notify(
        endsAt === null
          ? t('agents-contracts.withdrawn')
          : t('agents-contracts.ended', { at: at(endsAt) }),
        'ok',
      )
      onClose()
    },
    onSettled: () => void askAgain(),
  })
  const affected = affectedBy(error)
  return (
    <Dialog
      open
      onClose={onClose}
      size="note"
      title={t(isOffer ? 'agents-contracts.withdrawAsk' : 'agents-contracts.endAsk', { name })}
      footer={
        <>
          <Button onClick={onClose}>{t('agents-contracts.keep')}</Button>
          <Button
            variant="danger"
            busy={isPending}
            busyLabel={t('agents-contracts.sending')}
            disabled={affected !== undefined && !isRead}
            onClick={() => mutate(affected !== undefined)}
          >
            {t(isOffer ? 'agents-contracts.withdraw' : 'agents-contracts.end')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p className="text-text-2">
          {t(isOffer ? 'agents-contracts.withdrawText' : 'agents-contracts.endText', { name })}
        </p>
        {affected === undefined ? (
          <FailureNote error={error} />
        ) : (
          <>
            <AffectedNote affected={affected} below={name} currency={currency} />
            <Checkbox
              label={t('agents-contracts.confirmEnds')}
              checked={isRead}
              onChange={({ target }) => setRead(target.checked)}
            />
          </>
        )}
      </div>
    </Dialog>
  )
}
