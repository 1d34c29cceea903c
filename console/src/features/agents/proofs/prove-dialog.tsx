import { useState } from 'react'
import { calls } from 'virtual:contract'
import { addDays, businessDay, isDay } from '@baize/kernel/time'
import { TextField } from '@baize/ui/forms/text-field'
import { useToast } from '@baize/ui/overlays/toast'
import { useText } from '@baize/texts/use-text'
import { call, serverNow } from '../../../shared/api.ts'
import { useDayText } from '../../../shared/figures/use-day-text.ts'
import { ReasonDialog } from '../../../shared/forms/reason-dialog.tsx'
import { useWrite } from '../../../shared/forms/use-write.ts'
import { useOperator } from '../../../shared/operator.ts'
import { root } from '../api.ts'

/** Has a closed day counted again; yesterday unless another is chosen. */
export function ProveDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useText()
  const show = useToast()
  const write = useWrite(root)
  const dayText = useDayText()
  const { zone } = useOperator()
  const yesterday = addDays(businessDay(new Date(serverNow()), zone), -1)
  const [day, setDay] = useState<string>(yesterday)
  return (
    <ReasonDialog
      title={t('agents-proofs.prove')}
      text={t('agents-proofs.proveText')}
      action={t('agents-proofs.prove')}
      blocked={isDay(day) ? undefined : t('agents-proofs.day')}
      onConfirm={async (reason) => {
        await write(() => call(calls.proveTeamDay, { day, reason }))
        show(t('agents-proofs.begun', { day: dayText(day) }), 'ok')
      }}
      onClose={onClose}
    >
      <TextField
        type="date"
        required
        label={t('agents-proofs.day')}
        max={yesterday}
        value={day}
        onChange={(event) => setDay(event.target.value)}
      />
    </ReasonDialog>
  )
}
