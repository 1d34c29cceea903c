import { useState } from 'react'
import { calls } from 'virtual:contract'
import type { ContractView } from '@baize/contract/agents/contract-parts'
import { useToast } from '@baize/ui/overlays/toast'
import { useText } from '@baize/texts/use-text'
import { call } from '../../../shared/api.ts'
import { ReasonDialog } from '../../../shared/forms/reason-dialog.tsx'
import { useWrite } from '../../../shared/forms/use-write.ts'
import { AffectedList, affectedOf, type AffectedShown } from '../affected-list.tsx'
import { root } from '../api.ts'

type EndDialogProps = { readonly contract: ContractView; readonly onClose: () => void }

/** Takes back an offer, or ends a contract with its running period; what stands on it is listed and confirmed first. */
export function EndDialog({ contract: { id, state, downline }, onClose }: EndDialogProps) {
  const t = useText()
  const show = useToast()
  const write = useWrite(root)
  const [ending, setEnding] = useState<readonly AffectedShown[]>()
  const isOffer = state === 'offered'
  const act = t(isOffer ? 'agents-desk.withdraw' : 'agents-desk.end')

  async function confirm(reason: string): Promise<void> {
    if (isOffer) {
      await write(() => call(calls.withdrawDeskOffer, { id, reason }))
    } else {
      try {
        const confirmed = ending !== undefined
        await write(() => call(calls.terminateDeskContract, { id, reason, confirmed }))
      } catch (error) {
        const affected = affectedOf(error)
        if (affected === undefined) throw error
        setEnding(affected)
        throw error
      }
    }
    show(t(isOffer ? 'agents-desk.withdrawn' : 'agents-desk.ended', { name: downline }), 'ok')
  }

  return (
    <ReasonDialog
      title={t('agents-desk.actOf', { act, name: downline })}
      text={t(isOffer ? 'agents-desk.withdrawText' : 'agents-desk.endText')}
      action={ending === undefined ? act : t('agents-desk.endAll')}
      tone="danger"
      onConfirm={confirm}
      onClose={onClose}
    >
      {ending && <AffectedList affected={ending} text={t('agents-desk.endsBelow')} />}
    </ReasonDialog>
  )
}
