import type { ReactNode } from 'react'
import { languageEntry } from '@baize/kernel/language'
import { useLanguage } from '@baize/texts/use-text'
import { isHere, Link } from '@baize/ui/navigation/link'
import { useAddress } from '@baize/ui/navigation/address.ts'
import { overPage } from '../../shared/over-page.ts'

/** In the narrow rail only the icons stand; a drawer closes itself when one leaves through it. */
export type SideMenuProps = { readonly narrow: boolean; readonly onLeave?: () => void }

export const sideMenuRowClass =
  'flex h-9 min-w-0 items-center gap-3 rounded-ctl px-2.5 text-body-s text-text-2 hover:bg-hover hover:text-text aria-[current=page]:bg-s3 aria-[current=page]:font-semibold aria-[current=page]:text-text max-md:h-11 group-data-[narrow=true]:justify-center md:[@media(max-height:910px)]:h-[30px] md:[@media(min-height:911px)_and_(max-height:960px)]:h-8'

type Props = SideMenuProps & {
  readonly icon: ReactNode
  readonly children: string
  readonly count?: number
  /** What waits there. */
  readonly badge?: ReactNode
  /** Set where the address alone does not tell. */
  readonly current?: boolean
} & (
    | { readonly to: string; readonly over?: never }
    /** A popup over the present page. */
    | { readonly over: { m?: string; popup?: string }; readonly to?: never }
  )

/** One row of the side menu. The narrow rail keeps its name for the pointer and the screen reader. */
export function SideMenuLink(props: Props) {
  const { icon, children, narrow, onLeave, count, badge, to, over } = props
  const { tag } = languageEntry(useLanguage())
  const now = useAddress()
  const target = over ? overPage(now, over) : { path: to }
  const current = props.current ?? isHere(target, now)
  return (
    <Link
      to={target}
      onClick={onLeave}
      aria-current={current ? 'page' : undefined}
      {...(narrow ? { title: children, 'aria-label': children } : {})}
      className={sideMenuRowClass}
    >
      <span aria-hidden="true" className="flex w-[18px] flex-none justify-center">
        {icon}
      </span>
      {!narrow && <span className="min-w-0 flex-1 truncate">{children}</span>}
      {!narrow && badge}
      {!narrow && count !== undefined && (
        <span className="text-caption text-text-3">{count.toLocaleString(tag)}</span>
      )}
    </Link>
  )
}
