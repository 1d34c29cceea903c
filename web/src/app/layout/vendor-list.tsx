import { Link } from '@baize/ui/navigation/link'
import { useText } from '@baize/texts/use-text'
import type { Lane } from '@baize/contract/catalogue/catalogue'
import { lobbyCategories } from '../../features/lobby/category.ts'

/** Over so many vendors the list gets the large layout. */
const largeOver = 10

/** The vendors of one kind of game, for the header's menu. */
export function VendorList({ lane }: { lane: Lane }) {
  const t = useText()
  const { path, name } = lobbyCategories[lane.title]
  const large = lane.cards.length > largeOver
  return (
    <ul
      aria-label={t(name)}
      data-layout={large ? 'large' : 'small'}
      className="grid max-h-[70vh] w-52 content-start gap-0.5 overflow-y-auto border-s border-line ps-2 data-[layout=large]:w-[560px] data-[layout=large]:grid-cols-3"
    >
      {lane.cards.map((vendor) => (
        <li key={vendor.vassalage}>
          <Link
            to={{ path, search: { vendor: vendor.vassalage } }}
            className="flex h-9 items-center gap-2.5 rounded-ctl px-2.5 text-text-2 hover:bg-hover hover:text-text"
          >
            <img src={vendor.iconUrl} alt="" width={22} height={22} className="rounded-chip" />
            <span className="truncate">{vendor.displayName}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
