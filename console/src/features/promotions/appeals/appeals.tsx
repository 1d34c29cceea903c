import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { calls } from 'virtual:contract'
import type { RewardAppeal } from '@baize/contract/promotions/gifts-desk'
import { languageEntry } from '@baize/kernel/language'
import { formatMoney, money } from '@baize/kernel/money'
import { Button } from '@baize/ui/button'
import { Card } from '@baize/ui/card'
import { Link } from '@baize/ui/navigation/link'
import { useToast } from '@baize/ui/overlays/toast'
import { useLanguage, useText } from '@baize/texts/use-text'
import { call } from '../../../shared/api.ts'
import { approvalsQuery } from '../../../shared/approvals.ts'
import { DeskMoment } from '../../../shared/figures/desk-moment.tsx'
import { ReasonDialog } from '../../../shared/forms/reason-dialog.tsx'
import { useWrite } from '../../../shared/forms/use-write.ts'
import { useOperator } from '../../../shared/operator.ts'

const root = 'reward-appeals'
const appealsQuery = queryOptions({
  queryKey: [root],
  queryFn: ({ signal }) => call(calls.listAppeals, {}, { signal }),
})

type Decision = 'restore' | 'confirm'
type Act = { readonly appeal: RewardAppeal; readonly decision: Decision }

const words = {
  restore: { action: 'gifts-desk.restore', text: 'gifts-desk.restoreText' },
  confirm: { action: 'gifts-desk.confirm', text: 'gifts-desk.confirmText' },
} as const

/** What members say to the end of a reward, for others than who ended it. Nothing while nobody says anything. */
export function Appeals() {
  const t = useText()
  const { data } = useQuery(appealsQuery)
  const [act, setAct] = useState<Act>()
  if (data === undefined || data.items.length === 0) return null
  return (
    <Card flush className="overflow-clip">
      <section aria-label={t('gifts-desk.appeals')}>
        <h2 className="px-4 pt-3 font-sans text-body font-semibold md:px-5">
          {t('gifts-desk.appeals')}
        </h2>
        <ul className="divide-y divide-line">
          {data.items.map((appeal) => (
            <AppealLine
              key={appeal.grant}
              appeal={appeal}
              onAct={(decision) => setAct({ appeal, decision })}
            />
          ))}
        </ul>
      </section>
      {act && <DecideDialog act={act} onClose={() => setAct(undefined)} />}
    </Card>
  )
}

type LineProps = {
  readonly appeal: RewardAppeal
  readonly onAct: (decision: Decision) => void
}

function AppealLine({ appeal, onAct }: LineProps) {
  const t = useText()
  const { tag } = languageEntry(useLanguage())
  const mayDecide = useOperator().can('admin', 'risk')
  const { member, account, title, amount, currency, endedBy, reason, appealedAt } = appeal
  return (
    <li className="grid gap-1.5 px-4 py-3 md:px-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <span className="min-w-0 flex-1 basis-52">
          <b className="font-semibold break-words">{title}</b>
          <Link
            to={{ path: '/member', search: { id: member, tab: 'rewards' } }}
            className="block text-caption text-brass hover:underline"
          >
            {account}
          </Link>
        </span>
        <span className="figures whitespace-nowrap">
          {formatMoney(money(BigInt(amount), currency), tag)}
        </span>
        <DeskMoment at={appealedAt} className="figures text-meta text-text-3" />
        {mayDecide && (
          <span className="flex flex-wrap gap-2">
            <Button size="sm" onClick={() => onAct('restore')}>
              {t('gifts-desk.restore')}
            </Button>
            <Button size="sm" onClick={() => onAct('confirm')}>
              {t('gifts-desk.confirm')}
            </Button>
          </span>
        )}
      </div>
      <p className="break-words">{t('gifts-desk.appealSaid', { text: appeal.appeal })}</p>
      <p className="text-meta break-words text-text-2">
        {t('gifts-desk.appealEnded', { name: endedBy, reason })}
      </p>
    </li>
  )
}

function DecideDialog({ act, onClose }: { readonly act: Act; readonly onClose: () => void }) {
  const t = useText()
  const show = useToast()
  const write = useWrite(root, 'grants', String(approvalsQuery.queryKey[0]))
  const { action, text } = words[act.decision]
  const { grant, account } = act.appeal
  return (
    <ReasonDialog
      title={`${t(action)}: ${account}`}
      text={t(text)}
      action={t(action)}
      onConfirm={async (reason) => {
        const wish = { grant, decision: act.decision, reason }
        const { approval } = await write(() => call(calls.decideAppeal, wish))
        show(t(approval === null ? 'gifts-desk.appealDone' : 'gifts-desk.waits'), 'ok')
      }}
      onClose={onClose}
    />
  )
}
