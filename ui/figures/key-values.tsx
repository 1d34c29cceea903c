import type { ReactNode } from 'react'
import { cx } from '../look/cx.ts'

export type KeyValue = { id: string; label: ReactNode; value: ReactNode }

/** Facts about one record: the name at the start of the line, the fact at its end. */
export function KeyValues({ items, ruled }: { items: readonly KeyValue[]; ruled?: boolean }) {
  return (
    <dl>
      {items.map((item) => (
        <div
          key={item.id}
          className={cx(
            'flex justify-between gap-4 py-1.5',
            ruled && 'border-t border-line first:border-0',
          )}
        >
          <dt className="flex-none text-text-3">{item.label}</dt>
          <dd className="min-w-0 text-end font-medium break-words tabular-nums">{item.value}</dd>
        </div>
      ))}
    </dl>
  )
}
