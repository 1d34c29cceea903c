import { Tabs, type Tab } from '@baize/ui/navigation/tabs'
import { useText } from '@baize/texts/use-text'
import { useChosenInView } from '../../../shared/lists/use-chosen-in-view.ts'
import { useSearch } from '../../../shared/forms/use-search.ts'

type LaneTabsProps<Lane extends string> = {
  readonly name: string
  readonly lanes: readonly Tab<Lane>[]
  readonly lane: Lane
}

/** The lanes of a queue; the first one is the page itself, the others are in the address. */
export function LaneTabs<Lane extends string>({ name, lanes, lane }: LaneTabsProps<Lane>) {
  const t = useText()
  const [, change] = useSearch()
  // With their counts the tabs are wider, and the chosen one may be out of sight again.
  const areCounted = lanes.some(({ count }) => count !== undefined)
  return (
    <div ref={useChosenInView(`${lane} ${areCounted}`)} className="px-4">
      <Tabs
        name={name}
        label={t('cashier-desk.lanes')}
        tabs={lanes}
        selected={lane}
        onSelect={(id) => change({ lane: id === lanes[0]?.id ? undefined : id, open: undefined })}
      />
    </div>
  )
}
