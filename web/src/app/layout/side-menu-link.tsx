import type { ReactNode } from 'react'
import { languageEntry } from '@baize/kernel/language'
import { useLanguage } from '@baize/texts/use-text'
import { useAddress } from '@baize/ui/address.ts'
import { Link } from '@baize/ui/link'
import { overPage } from '../../shared/over-page.ts'

type Props = {
  readonly icon: ReactNode
  readonly children: string
  readonly narrow: boolean
  readonly onLeave?: (() => void) | undefined
  readonly count?: number
} & (
  | { readonly to: string; readonly over?: never }
  /** A popup over the present page. */
  | { readonly over: { m?: string; popup?: string }; readonly to?: never }
)

/** One row of the side menu. The narrow rail keeps its name for the pointer and the screen reader. */
export function SideMenuLink({ icon, children, narrow, onLeave, count, to, over }: Props) {
  const { tag } = languageEntry(useLanguage())
  const now = useAddress()
  return (
    <Link
      to={over ? overPage(now, over) : to}
      onClick={onLeave}
      {...(narrow ? { title: children, 'aria-label': children } : {})}
      className="flex h-9 items-center gap-3 rounded-ctl px-2.5 text-body-s text-text-2 hover:bg-hover hover:text-text aria-[current=page]:bg-s3 aria-[current=page]:font-semibold aria-[current=page]:text-text max-md:h-11 group-data-[narrow=true]:justify-center"
    >
      <span aria-hidden="true" className="flex w-[18px] flex-none justify-center">
        {icon}
      </span>
      {!narrow && <span className="min-w-0 flex-1 truncate">{children}</span>}
      {!narrow && count !== undefined && (
        <span className="text-caption text-text-3">{count.toLocaleString(tag)}</span>
      )}
    </Link>
  )
}
