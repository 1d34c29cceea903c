import { FileCheck2, ShieldAlert } from 'lucide-react'
import type { Approval } from '@baize/contract/system/approvals'
import { cx } from '@baize/ui/look/cx.ts'
import { useText } from '@baize/texts/use-text'
import { objectOf } from '../../shared/approvals.ts'
import { useAge } from '../../shared/figures/use-duration.ts'
import { useServerTime } from '../../shared/figures/use-server-time.ts'
import { loosensControl, requestStates } from './request-states.ts'

type RequestLineProps = {
  readonly approval: Approval
  readonly chosen: boolean
  readonly onChoose: () => void
}

/** One request in the list: what, of what, by whom, and since when or how it ended. */
export function RequestLine({ approval, chosen, onChoose }: RequestLineProps) {
  const t = useText()
  const age = useAge()
  const now = useServerTime(30_000)
  const { says, requestedBy, requestedAt, decidedAt, state } = approval
  const Icon = loosensControl(approval) ? ShieldAlert : FileCheck2
  const since = Date.parse(decidedAt ?? requestedAt)
  return (
    <button
      type="button"
      aria-current={chosen ? 'true' : undefined}
      onClick={onChoose}
      className={cx(
        'flex w-full items-start gap-3 px-5 py-3 text-start hover:bg-hover focus-visible:-outline-offset-2',
        chosen && 'bg-s3 shadow-[inset_3px_0_0_var(--color-brass)]',
      )}
    >
      <Icon
        size={18}
        strokeWidth={1.75}
        aria-hidden="true"
        className={cx('mt-px flex-none', loosensControl(approval) ? 'text-warn' : 'text-text-3')}
      />
      <span className="min-w-0 flex-1">
        <span className="block leading-[18px] font-semibold break-words">{says}</span>
        <span className="block text-caption break-words text-text-2">
          {objectOf(approval) !== '' && (
            <span className="block font-medium text-text">{objectOf(approval)}</span>
          )}
          {requestedBy}
        </span>
      </span>
      <span className="flex flex-none flex-col items-end text-caption text-text-3">
        <span>{age((now.getTime() - since) / 1000)}</span>
        {state !== 'waiting' && <span>{t(requestStates[state].text)}</span>}
      </span>
    </button>
  )
}
