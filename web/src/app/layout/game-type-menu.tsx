import { ChevronDown } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { Link } from '@baize/ui/link'
import { useAddress } from '@baize/ui/address.ts'
import { Ball } from '@baize/ui/ball'
import { useText } from '@baize/texts/use-text'
import type { Lane } from '@baize/contract/catalogue'
import { categories } from '../../features/lobby/category.ts'
import { useLanes } from '../../features/lobby/api.ts'

/** Over so many vendors the list gets the large layout. */
const largeOver = 10

/** The header's menu of game types; each type shows its vendors beside it. */
export function GameTypeMenu() {
  const t = useText()
  const lanes = useLanes()
  const panelId = useId()
  const box = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  const [chosen, setChosen] = useState(0)
  const { path: pathname } = useAddress()

  useEffect(() => setOpen(false), [pathname])
  useEffect(() => {
    if (!open) return undefined
    const leave = (event: Event) => {
      if (
        event instanceof KeyboardEvent
          ? event.key === 'Escape'
          : !box.current?.contains(event.target as Node)
      ) {
        setOpen(false)
      }
    }
    addEventListener('keydown', leave)
    addEventListener('pointerdown', leave)
    return () => {
      removeEventListener('keydown', leave)
      removeEventListener('pointerdown', leave)
    }
  }, [open])

  const lane = lanes[chosen]
  if (!lane) return null
  return (
    <div ref={box} className="relative">
      <button
        type="button"
        aria-expanded={open}
        aria-controls={panelId}
        onClick={() => setOpen(!open)}
        className="flex h-10 items-center gap-1 rounded-ctl px-3 font-medium text-text-2 hover:bg-hover hover:text-text"
      >
        {t('shell.games')}
        <ChevronDown size={16} aria-hidden="true" />
      </button>
      {open && (
        <div
          id={panelId}
          className="absolute start-0 top-12 flex gap-2 rounded-card border border-line bg-s2 p-2 shadow-pop"
        >
          <ul className="grid w-44 content-start gap-0.5">
            {lanes.map(({ title }, index) => (
              <li key={title}>
                <Link
                  to={categories[title].path}
                  onFocus={() => setChosen(index)}
                  onPointerEnter={() => setChosen(index)}
                  data-chosen={index === chosen}
                  className="flex h-9 items-center gap-3 rounded-ctl px-2.5 text-text-2 data-[chosen=true]:bg-s3 data-[chosen=true]:text-text"
                >
                  <Ball category={title} size={18} />
                  {t(categories[title].name)}
                </Link>
              </li>
            ))}
          </ul>
          <VendorList lane={lane} />
        </div>
      )}
    </div>
  )
}

export function VendorList({ lane }: { lane: Lane }) {
  const t = useText()
  const { path, name } = categories[lane.title]
  const large = lane.cards.length > largeOver
  return (
    <ul
      aria-label={t(name)}
      data-layout={large ? 'large' : 'small'}
      className="grid w-52 content-start gap-0.5 border-s border-line ps-2 data-[layout=large]:w-[560px] data-[layout=large]:grid-cols-3"
    >
      {lane.cards.map((vendor) => (
        <li key={vendor.vassalage}>
          <Link
            to={{ path: path, search: { vendor: vendor.vassalage } }}
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
