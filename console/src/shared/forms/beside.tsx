import type { ReactNode } from 'react'
import { cx } from '@baize/ui/look/cx.ts'

type BesideProps = {
  readonly list: ReactNode
  /** The open record, which takes the list's room where there is none beside it. */
  readonly record: ReactNode
  /** Which of them has most of the room. A record that does brings its own frame. */
  readonly main?: 'list' | 'record'
}

const columns = {
  list: 'xl:grid-cols-[minmax(0,1fr)_26rem]',
  record: 'xl:grid-cols-[24rem_minmax(0,1fr)]',
}
const frames = {
  list: 'flex overflow-clip rounded-card border border-line max-xl:*:w-full xl:max-h-[calc(100dvh-var(--header)-120px)] *:border-s-0',
  record: '',
}

/** A list, and one of its records beside it. */
export function Beside({ list, record, main = 'list' }: BesideProps) {
  const isOpen = Boolean(record)
  return (
    <div
      className={cx('grid grid-cols-[minmax(0,1fr)] items-start gap-4', isOpen && columns[main])}
    >
      <div className={cx('min-w-0', isOpen && 'max-xl:hidden')}>{list}</div>
      {isOpen && (
        <div className={cx('min-w-0 xl:sticky xl:top-[calc(var(--header)+20px)]', frames[main])}>
          {record}
        </div>
      )}
    </div>
  )
}
