import { useState } from 'react'
import { calls } from 'virtual:contract'
import type { DeskGrant } from '@baize/contract/promotions/grants-desk'
import { languageEntry } from '@baize/kernel/language'
import { formatMoney, money } from '@baize/kernel/money'
import { momentText } from '@baize/kernel/moment-text'
import { Button } from '@baize/ui/button'
import { useToast } from '@baize/ui/overlays/toast'
import { useLanguage, useText } from '@baize/texts/use-text'
import { call } from '../../../shared/api.ts'
import { ReasonDialog } from '../../../shared/forms/reason-dialog.tsx'
import { useWrite } from '../../../shared/forms/use-write.ts'
import { useOperator } from '../../../shared/operator.ts'

/** What is owed again because a bet was taken back that had met it, and who may let it go. */
export function OwedAgain({ grant: { reward, owed } }: { readonly grant: DeskGrant }) {
  const t = useText()
  const { tag } = languageEntry(useLanguage())
  const show = useToast()
  const write = useWrite('grants')
  const [isOpen, setOpen] = useState(false)
  const operator = useOperator()
  const mayWaive = operator.can('admin', 'risk')
  if (owed === null) return null
  const say = (sum: string) => formatMoney(money(BigInt(sum), reward.currency), tag)
  const held = say(owed.held)
  const until = momentText(new Date(owed.until), tag, operator.zone, 'short')
  async function waive(reason: string) {
    await write(() => call(calls.waiveOwed, { id: reward.id, reason }))
    show(t('grants-desk.waived'), 'ok')
  }
  return (
    <div className="mb-2 flex flex-wrap items-center gap-2">
      <p className="min-w-0 flex-1 text-warn">
        {t('grants-desk.owed', { left: say(reward.left), held, until })}
      </p>
      {mayWaive && (
        <Button size="sm" onClick={() => setOpen(true)}>
          {t('grants-desk.waive')}
        </Button>
      )}
      {isOpen && (
        <ReasonDialog
          title={t('grants-desk.waive')}
          text={t('grants-desk.waiveText', { held })}
          action={t('grants-desk.waive')}
          onConfirm={waive}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  )
}
