import { LifeBuoy } from 'lucide-react'
import { useAddress } from '@baize/ui/navigation/address.ts'
import { Link } from '@baize/ui/navigation/link'
import { overPage } from './over-page.ts'

type Props = {
  /** The order that is meant, where it is not the open one already. */
  readonly order?: string
  readonly children: string
}

/** The way to ask the house about what stands open: the form over it takes its number from the address. */
export function AskLink({ order, children }: Props) {
  const here = useAddress()
  const now = order === undefined ? here : { ...here, search: { ...here.search, order } }
  return (
    <Link
      to={overPage(now, { popup: 'feedback' })}
      className="mx-auto mt-3 flex min-h-11 w-fit items-center gap-2 rounded-ctl px-3 font-semibold text-link hover:underline"
    >
      <LifeBuoy size={18} aria-hidden="true" />
      {children}
    </Link>
  )
}
