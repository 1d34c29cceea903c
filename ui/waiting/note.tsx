import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '../look/cx.ts'

export type NoteTone = 'plain' | 'info' | 'ok' | 'pending' | 'bad'

export type NoteProps = {
  tone?: NoteTone
  title?: ReactNode
  /** At once for what has just gone wrong; otherwise the note is read where it stands. */
  role?: 'alert' | 'status'
  action?: ReactNode
  children?: ReactNode
}

const tones: Record<NoteTone, string> = {
  plain: 'bg-s3 text-text',
  info: 'bg-chip-info-bg text-chip-info',
  ok: 'bg-chip-ok-bg text-chip-ok',
  pending: 'bg-chip-pending-bg text-chip-pending',
  bad: 'bg-chip-bad-bg text-chip-bad',
}

const icons: Record<NoteTone, typeof Info> = {
  plain: Info,
  info: Info,
  ok: CircleCheck,
  pending: TriangleAlert,
  bad: CircleAlert,
}

/** A box that stands in the page and says one thing. */
export function Note({ tone = 'plain', title, role, action, children }: NoteProps) {
  const Icon = icons[tone]
  return (
    <div
      role={role}
      className={cx(
        'flex items-start gap-2.5 rounded-ctl px-3 py-2.5 forced-colors:border',
        tones[tone],
      )}
    >
      <Icon size={18} className="mt-px" aria-hidden="true" />
      <div className="min-w-0 flex-1">
        {title && <p className="font-semibold">{title}</p>}
        {children && (
          <div className={cx(tone !== 'bad' && title !== undefined && 'text-text')}>{children}</div>
        )}
      </div>
      {action}
    </div>
  )
}
