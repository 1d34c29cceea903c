import { useQuery } from '@tanstack/react-query'
import { CircleStop, FlaskConical, Send, ShieldAlert, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@baize/ui/button'
import { Note } from '@baize/ui/waiting/note'
import { PageHead } from '@baize/ui/navigation/page-head'
import { StatusChip } from '@baize/ui/figures/status-chip'
import { useToast } from '@baize/ui/overlays/toast'
import { useText } from '@baize/texts/use-text'
import { DeskKey } from '../../shared/desk-key.tsx'
import { useKeys } from '../../shared/keys.ts'
import { useOperator } from '../../shared/operator.ts'
import { ReasonDialog } from '../../shared/forms/reason-dialog.tsx'
import { clearMessages, faultsQuery, removeFaults } from './api.ts'
import { FaultCard } from './fault-card.tsx'
import { OutboxList } from './message-list.tsx'
import { SendTestDialog } from './send-test-dialog.tsx'

type Open = 'clear' | 'stop' | 'send' | undefined

/** Every message that the platform sent or would have sent, and a way to make sending fail. */
export function OutboxPage() {
  const t = useText()
  const operator = useOperator()
  const show = useToast()
  const [open, setOpen] = useState<Open>()
  const faults = useQuery(faultsQuery).data
  const production = faults?.production ?? operator.production
  const count = faults?.items.length ?? 0
  const mayFault = !production && operator.can('admin', 'support')
  const close = () => setOpen(undefined)
  const stop = () => {
    if (mayFault && count > 0) setOpen('stop')
  }
  useKeys([{ keys: 'Escape', label: t('system-desk.stopFaults'), run: stop }])
  return (
    <div className="grid gap-4 p-4 lg:px-6 lg:pt-5 lg:pb-6">
      <PageHead
        title={t('system-desk.outbox')}
        sub={t('system-desk.outboxSub')}
        actions={
          <>
            {production ? (
              <StatusChip tone="bad" icon={<ShieldAlert size={14} aria-hidden="true" />}>
                {t('system-desk.productionChip')}
              </StatusChip>
            ) : (
              <StatusChip tone="info" icon={<FlaskConical size={14} aria-hidden="true" />}>
                {t('system-desk.testSystem')}
              </StatusChip>
            )}
            <Button icon={<Send size={18} />} disabled={!mayFault} onClick={() => setOpen('send')}>
              {t('system-desk.sendTest')}
            </Button>
            <Button
              icon={<Trash2 size={18} />}
              disabled={production || !operator.can('admin')}
              onClick={() => setOpen('clear')}
            >
              {t('system-desk.clearOutbox')}
            </Button>
            <Button
              variant="danger"
              icon={<CircleStop size={18} />}
              disabled={!mayFault || count === 0}
              onClick={stop}
            >
              {t('system-desk.stopFaults')} <DeskKey>Esc</DeskKey>
            </Button>
          </>
        }
      />
      {production && (
        <Note tone="info" title={t('system-desk.productionTitle')}>
          {t('system-desk.productionText')}
        </Note>
      )}
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_23.5rem]">
        <OutboxList />
        <FaultCard faults={faults?.items ?? []} production={production} mayFault={mayFault} />
      </div>
      {open === 'clear' && (
        <ReasonDialog
          title={t('system-desk.clearOutbox')}
          text={t('system-desk.clearText')}
          action={t('system-desk.clearOutbox')}
          tone="danger"
          onConfirm={async (reason) => {
            await clearMessages(reason)
            show(t('system-desk.cleared'), 'ok')
          }}
          onClose={close}
        />
      )}
      {open === 'stop' && (
        <ReasonDialog
          title={t('system-desk.stopFaults')}
          text={t('system-desk.stopText', { count })}
          action={t('system-desk.stopFaults')}
          tone="danger"
          suggestion={t('system-desk.stopReason')}
          onConfirm={async (reason) => {
            await removeFaults(reason)
            show(t('system-desk.faultsStopped'), 'ok')
          }}
          onClose={close}
        />
      )}
      {open === 'send' && <SendTestDialog onClose={close} />}
    </div>
  )
}
