import { Check, Undo2, X } from 'lucide-react'
import type { Approval } from '@baize/contract/approvals'
import { Avatar } from '@baize/ui/avatar'
import { Button } from '@baize/ui/button'
import { Card } from '@baize/ui/card'
import { Note } from '@baize/ui/note'
import { StatusChip } from '@baize/ui/status-chip'
import { useText } from '@baize/texts/use-text'
import { DeskMoment } from '../../shared/desk-moment.tsx'
import { useOperator } from '../../shared/operator.ts'
import { useServerTime } from '../../shared/use-server-time.ts'
import { RequestContent } from './request-content.tsx'

type WaitingCardProps = {
  readonly approval: Approval
  readonly onDecide: (approve: boolean) => void
  readonly onWithdraw: () => void
}

/** One request: who asks for what and why, what it would set, and the decision. */
export function WaitingCard({ approval, onDecide, onWithdraw }: WaitingCardProps) {
  const t = useText()
  const now = useServerTime(30_000)
  const { says, object, requestedBy, requestedAt, reason } = approval
  return (
    <Card
      title={says}
      sub={object}
      actions={
        <StatusChip tone="pending">
          <DeskMoment at={requestedAt} show="ago" now={now} />
        </StatusChip>
      }
      footer={<Decide approval={approval} onDecide={onDecide} onWithdraw={onWithdraw} />}
    >
      <div className="grid gap-5 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <div className="flex items-start gap-3">
          <Avatar name={requestedBy} />
          <div className="min-w-0">
            <p className="font-semibold">{requestedBy}</p>
            <p className="text-caption text-text-3">
              <DeskMoment at={requestedAt} show="long" />
            </p>
            <p className="mt-2 break-words text-text-2">{reason}</p>
          </div>
        </div>
        <div>
          <p className="mb-1.5 font-semibold">{t('ops.wouldSet')}</p>
          <RequestContent approval={approval} />
        </div>
      </div>
    </Card>
  )
}

function Decide({ approval, onDecide, onWithdraw }: WaitingCardProps) {
  const t = useText()
  const me = useOperator()
  if (approval.requestedById === me.id) {
    return (
      <div className="flex w-full flex-wrap items-center gap-2 py-1">
        <div className="min-w-0 flex-1">
          <Note>{t('ops.ownRequest')}</Note>
        </div>
        <Button icon={<Undo2 size={18} />} onClick={onWithdraw}>
          {t('ops.withdraw')}
        </Button>
      </div>
    )
  }
  if (!me.can(...approval.deciders)) return <Why text={t('ops.cannotDecide')} />
  return (
    <div className="ms-auto flex flex-wrap gap-2 py-1">
      <Button
        className="border-neg! text-neg!"
        icon={<X size={18} />}
        onClick={() => onDecide(false)}
      >
        {t('ops.reject')}
      </Button>
      <Button variant="primary" icon={<Check size={18} />} onClick={() => onDecide(true)}>
        {t('ops.approveAsSecond')}
      </Button>
    </div>
  )
}

function Why({ text }: { text: string }) {
  return (
    <div className="w-full py-1">
      <Note>{text}</Note>
    </div>
  )
}
