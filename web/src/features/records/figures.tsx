import type { ReactNode } from 'react'

export type Figure = { readonly id: string; readonly label: string; readonly value: ReactNode }

/** What a whole period comes to, side by side; two in a row on a phone, or one where a sum is that long. */
export function Figures({ items, label }: { readonly items: readonly Figure[]; label: string }) {
  return (
    <dl aria-label={label} className="flex flex-wrap gap-2 md:gap-3">
      {items.map((item) => (
        <div
          key={item.id}
          className="min-w-fit grow basis-[calc(50%-0.5rem)] rounded-card border border-line bg-s2 px-3.5 py-2.5 md:basis-44 md:px-4"
        >
          <dt className="text-meta text-text-3">{item.label}</dt>
          <dd className="text-body font-semibold break-words md:text-lead">{item.value}</dd>
        </div>
      ))}
    </dl>
  )
}
