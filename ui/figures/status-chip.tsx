import { CircleCheck, CircleDashed, CircleMinus, CircleX, Hourglass } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '../look/cx.ts'

export type ChipTone = 'pending' | 'ok' | 'bad' | 'info' | 'plain' | 'outline'

export type StatusChipProps = {
  tone: ChipTone
  /** Instead of the tone's own icon. A chip always has one: colour is never alone. */
  icon?: ReactNode
  children: ReactNode
}

const tones: Record<ChipTone, string> = {
  pending: 'bg-chip-pending-bg text-chip-pending',
  ok: 'bg-chip-ok-bg text-chip-ok',
  bad: 'bg-chip-bad-bg text-chip-bad',
  info: 'bg-chip-info-bg text-chip-info',
  plain: 'bg-s3 text-text-2 shadow-[inset_0_0_0_1px_var(--line)]',
  outline: 'text-text-2 shadow-[inset_0_0_0_1px_var(--line-strong)]',
}

const icons: Record<ChipTone, ReactNode> = {
  pending: <Hourglass size={14} aria-hidden="true" />,
  ok: <CircleCheck size={14} aria-hidden="true" />,
  bad: <CircleX size={14} aria-hidden="true" />,
  info: <CircleDashed size={14} aria-hidden="true" />,
  plain: <CircleMinus size={14} aria-hidden="true" />,
  outline: null,
}

/** The state of a record: tint, icon and word. */
export function StatusChip({ tone, icon, children }: StatusChipProps) {
  const shown = icon ?? icons[tone]
  return (
    <span
      className={cx(
        'inline-flex h-6 items-center gap-1 rounded-chip text-meta font-semibold whitespace-nowrap forced-colors:border',
        shown ? 'ps-1.5 pe-2' : 'px-2',
        tones[tone],
      )}
    >
      {shown}
      {children}
    </span>
  )
}
