import { PageHead } from '@baize/ui/page-head'
import { useText } from '@baize/texts/use-text'
import { useTargetMinutes } from '../../../shared/use-target-minutes.ts'
import { KeyHints } from '../queue/key-hints.tsx'

/** How much waits, how soon it is meant to be decided, and the keys that work it off. */
export function DepositsHead({ waiting }: { readonly waiting: number | undefined }) {
  const t = useText()
  const minutes = useTargetMinutes()
  const parts = [
    waiting !== undefined && t('cashdesk.waitCount', { count: waiting }),
    minutes !== undefined && t('cashdesk.target', { minutes }),
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
            { keys: ['A'], does: t('cashdesk.keyApprove') },
            { keys: ['R'], does: t('cashdesk.keyReject') },
            { keys: ['X'], does: t('cashdesk.keyExpire') },
            { keys: ['Z'], does: t('cashdesk.keyZoom') },
            { keys: ['T'], does: t('cashdesk.keyTurn') },
          ]}
        />
      }
    />
  )
}
