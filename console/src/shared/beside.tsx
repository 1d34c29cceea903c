import type { ReactNode } from 'react'
import { cx } from '@baize/ui/cx.ts'

type BesideProps = {
  readonly list: ReactNode
  /** The open record, which takes the list's room where there is none beside it. */
  readonly record: ReactNode
}

/** A list, and one of its records beside it. */
export function Beside({ list, record }: BesideProps) {
  const isOpen = Boolean(record)
  return (
    <div
      className={cx(
        'grid grid-cols-[minmax(0,1fr)] items-start gap-4',
        isOpen && 'xl:grid-cols-[minmax(0,1fr)_26rem]',
      )}
    >
      <div className={cx('min-w-0', isOpen && 'max-xl:hidden')}>{list}</div>
      {isOpen && (
        <div className="flex min-w-0 overflow-clip rounded-card border border-line max-xl:*:w-full xl:sticky xl:top-[calc(var(--header)+20px)] xl:max-h-[calc(100dvh-var(--header)-120px)] *:border-s-0">
          {record}
        </div>
      )}
    </div>
  )
}
