import { useState } from 'react'
import { NumberField } from '@baize/ui/forms/number-field'
import { Segmented } from '@baize/ui/forms/segmented'
import { Select } from '@baize/ui/forms/select'
import { useToast } from '@baize/ui/overlays/toast'
import { useText } from '@baize/texts/use-text'
import { ReasonDialog } from '../../shared/forms/reason-dialog.tsx'
import { putFault, type NewFault } from './api.ts'
import { targetNames } from './fault-codes.ts'

export type FaultWish = Pick<NewFault, 'target' | 'scope' | 'latencyMs' | 'error'>

type PutFaultDialogProps = { readonly wish: FaultWish; readonly onClose: () => void }

const durations = ['5', '15', '30', '60'] as const
const most = 1000

/** Every fault ends: after so many strikes, and at the latest when its time is over. */
export function PutFaultDialog({ wish, onClose }: PutFaultDialogProps) {
  const t = useText()
  const show = useToast()
  const [mode, setMode] = useState<'next' | 'time'>('next')
  const [strikes, setStrikes] = useState('5')
  const [minutes, setMinutes] = useState<(typeof durations)[number]>('30')
  const count = Number(strikes)
  const isCountBad = mode === 'next' && (!/^\d+$/.test(strikes) || count < 1 || count > most)
  const put = async (reason: string) => {
    const remaining = mode === 'next' ? count : null
    await putFault({ ...wish, remaining, minutes: Number(minutes), reason })
    show(t('system-desk.faultPut'), 'info')
  }
  return (
    <ReasonDialog
      title={t('system-desk.putFault')}
      text={describe(t, wish)}
      action={t('system-desk.switchOn')}
      suggestion={t('system-desk.faultReason')}
      blocked={isCountBad ? t('system-desk.strikesBad', { most }) : undefined}
      onConfirm={put}
      onClose={onClose}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <div className="sm:col-span-2">
          <p className="mb-1.5 font-medium">{t('system-desk.howOften')}</p>
          <Segmented
            label={t('system-desk.howOften')}
            value={mode}
            segments={[
              { value: 'next', label: t('system-desk.nextN') },
              { value: 'time', label: t('system-desk.untilEnd') },
            ]}
            onValue={setMode}
          />
        </div>
        {mode === 'next' && (
          <NumberField label={t('system-desk.strikes')} value={strikes} onValue={setStrikes} />
        )}
        <Select
          label={t('system-desk.endsAtLatest')}
          value={minutes}
          options={durations.map((value) => ({
            value,
            label: t('system-desk.afterMinutes', { minutes: Number(value) }),
          }))}
          onValue={setMinutes}
        />
      </div>
    </ReasonDialog>
  )
}

function describe(t: ReturnType<typeof useText>, wish: FaultWish): string {
  return [
    t(targetNames[wish.target]),
    wish.scope === '' ? t('system-desk.everyone') : wish.scope,
    wish.error,
    wish.latencyMs > 0 ? t('system-desk.milliseconds', { value: wish.latencyMs }) : '',
  ]
    .filter(Boolean)
    .join(', ')
}
