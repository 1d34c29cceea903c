import type { ReactNode } from 'react'

type Props = {
  readonly title: ReactNode
  readonly sub?: ReactNode
  readonly children: ReactNode
}

/** On a phone: the total and the one button, always within the thumb's reach. */
export function StickyBar({ title, sub, children }: Props) {
  return (
    <div className="sticky bottom-(--bottom-nav) z-10 -mx-(--gutter) flex items-center justify-between gap-4 border-t border-line bg-s1 px-(--gutter) in-[dialog]:-bottom-6 in-[dialog]:-mx-5 in-[dialog]:-mb-6 in-[dialog]:px-5 pt-2.5 pb-[calc(10px+env(safe-area-inset-bottom))] md:hidden">
      <div className="min-w-0">
        <p className="figures truncate font-semibold">{title}</p>
        {sub && <p className="truncate text-meta text-text-3">{sub}</p>}
      </div>
      {children}
    </div>
  )
}
