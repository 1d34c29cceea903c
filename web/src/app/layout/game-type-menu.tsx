import { ChevronDown, LayoutGrid } from 'lucide-react'
import { useId, useState } from 'react'
import { useAddress } from '@baize/ui/navigation/address.ts'
import { Link } from '@baize/ui/navigation/link'
import { Ball } from '@baize/ui/figures/ball'
import { useText } from '@baize/texts/use-text'
import { lobbyCategories } from '../../features/lobby/category.ts'
import { useLanes } from '../../features/lobby/api.ts'
import { overPage } from '../../shared/over-page.ts'
import { useDisclosure } from './use-disclosure.ts'
import { VendorList } from './vendor-list.tsx'

/** The header's menu of game types; each type shows its vendors beside it. */
export function GameTypeMenu() {
  const t = useText()
  const lanes = useLanes()
  const here = useAddress()
  const panelId = useId()
  const { box, open, toggle } = useDisclosure()
  const [chosen, setChosen] = useState(0)
  const lane = lanes[chosen]
  if (!lane) return null
  return (
    <div ref={box} className="@min-[90rem]:relative">
      <button
        type="button"
        aria-expanded={open}
        aria-controls={open ? panelId : undefined}
        onClick={toggle}
        className="flex h-10 items-center gap-1 rounded-ctl px-3 font-medium text-text-2 hover:bg-hover hover:text-text aria-expanded:bg-s3 aria-expanded:text-text"
      >
        {t('shell.games')}
        <ChevronDown size={16} aria-hidden="true" />
      </button>
      {open && (
        <div
          id={panelId}
          // Where the button stands too far along for the menu, it hangs from the end of the bar.
          className="absolute top-[calc(100%-8px)] flex max-h-[calc(100dvh-var(--header)-16px)] max-w-[calc(100vw-48px)] gap-2 overflow-auto rounded-card border border-line bg-s2 p-2 shadow-pop @max-[90rem]:end-6 @min-[90rem]:start-0 @min-[90rem]:top-12"
        >
          <ul aria-label={t('shell.gameTypes')} className="grid w-44 content-start gap-0.5">
            {lanes.map(({ title }, index) => (
              <li key={title}>
                <Link
                  to={lobbyCategories[title].path}
                  onFocus={() => setChosen(index)}
                  onPointerEnter={() => setChosen(index)}
                  data-chosen={index === chosen}
                  className="flex h-9 items-center gap-3 rounded-ctl px-2.5 text-text-2 data-[chosen=true]:bg-s3 data-[chosen=true]:text-text"
                >
                  <Ball category={title} size={18} />
                  {t(lobbyCategories[title].name)}
                </Link>
              </li>
            ))}
          </ul>
          <div>
            <VendorList lane={lane} />
            {lane.title === 'RNG' && (
              <Link
                to={overPage(here, { popup: 'gameMenu' })}
                className="mt-2 ms-2 flex h-9 items-center gap-2.5 rounded-ctl border border-line px-2.5 font-medium text-text-2 hover:bg-hover hover:text-text"
              >
                <LayoutGrid size={18} aria-hidden="true" />
                {t('shell.slotMenu')}
              </Link>
            )}
          </div>
        </div>
      )}
    </div>
  )
}
