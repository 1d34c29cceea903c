import { PageHead } from '@baize/ui/navigation/page-head'
import { useText } from '@baize/texts/use-text'
import { useTargetMinutes } from '../../../shared/queues/use-target-minutes.ts'
import { KeyHints } from '../queue/key-hints.tsx'

/** How much waits, how soon it is meant to be decided, and the keys that work it off. */
export function DepositsHead({ waiting }: { readonly waiting: number | undefined }) {
  const t = useText()
  const minutes = useTargetMinutes()
  const parts = [
    waiting !== undefined && t('cashier-desk.waitCount', { count: waiting }),
    minutes !== undefined && t('cashier-desk.target', { minutes }),
  ]
  return (
    <PageHead
      title={t('ops.placeDeposits')}
      sub={parts.filter(Boolean).join(' · ')}
      actions={
        <KeyHints
          hints={[
            { keys: ['J', 'K'], does: t('ops.keyMove') },
            { keys: ['Enter'], does: t('ops.keyOpen') },
            { keys: ['A'], does: t('cashier-desk.keyApprove') },
            { keys: ['R'], does: t('cashier-desk.keyReject') },
            { keys: ['X'], does: t('cashier-desk.keyExpire') },
            { keys: ['Z'], does: t('cashier-desk.keyZoom') },
            { keys: ['T'], does: t('cashier-desk.keyTurn') },
          ]}
        />
      }
    />
  )
}
