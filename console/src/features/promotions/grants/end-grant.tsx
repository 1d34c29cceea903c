import { useState } from 'react'
import { calls } from 'virtual:contract'
import type { DeskGrant } from '@baize/contract/promotions/grants-desk'
import { languageEntry } from '@baize/kernel/language'
import { formatMoney, money } from '@baize/kernel/money'
import { Button } from '@baize/ui/button'
import { useToast } from '@baize/ui/overlays/toast'
import { useLanguage, useText } from '@baize/texts/use-text'
import { call } from '../../../shared/api.ts'
import { approvalsQuery } from '../../../shared/approvals.ts'
import { ReasonDialog } from '../../../shared/forms/reason-dialog.tsx'
import { useWrite } from '../../../shared/forms/use-write.ts'
import { useOperator } from '../../../shared/operator.ts'

const waiting = ['issued', 'queued']
const played = ['active', 'settling']

/** Ends what is not over, for those who may; it says before what goes back and what stays. */
export function EndGrant({ grant: { reward, pocket } }: { readonly grant: DeskGrant }) {
  const t = useText()
  const { tag } = languageEntry(useLanguage())
  const show = useToast()
  const write = useWrite('grants', String(approvalsQuery.queryKey[0]))
  const [isOpen, setOpen] = useState(false)
  const mayEnd = useOperator().can('admin', 'risk')
  const { id, state, mode, amount, currency } = reward
  if (!mayEnd || ![...waiting, ...played].includes(state)) return null
  const say = (sum: string) => formatMoney(money(BigInt(sum), currency), tag)
  const text = waiting.includes(state)
    ? t('gifts-desk.endWaiting', { amount: say(amount) })
    : mode === 'pocket'
      ? t('gifts-desk.endPocket', { amount: say(pocket) })
      : t('gifts-desk.endGate')
  async function end(reason: string) {
    const { approval } = await write(() => call(calls.endGrant, { id, reason }))
    show(t(approval === null ? 'gifts-desk.ended' : 'gifts-desk.waits'), 'ok')
  }
  return (
    <>
      <Button size="sm" variant="danger" onClick={() => setOpen(true)}>
        {t('gifts-desk.end')}
      </Button>
      {isOpen && (
        <ReasonDialog
          title={t('gifts-desk.end')}
          text={text}
          action={t('gifts-desk.end')}
          tone="danger"
          onConfirm={end}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
