import type { DeskVendor } from '@baize/contract/catalogue/catalogue-desk'
import { Ball } from '@baize/ui/figures/ball'
import { Switch } from '@baize/ui/forms/switch'
import type { Column } from '@baize/ui/tables/table-column.ts'
import { useText } from '@baize/texts/use-text'
import { ReorderHandle } from '../../../shared/lists/reorder.tsx'
import { useCountText } from '../../../shared/figures/use-count-text.ts'
import { MoveButtons } from '../move-buttons.tsx'
import { StandingChip } from '../standing-chip.tsx'
import { gameCategoryNames } from '../../../shared/words/game-category-names.ts'

type ColumnsProps = {
  readonly order: {
    readonly ids: readonly string[]
    readonly move: (from: number, to: number) => void
  }
  readonly mayOrder: boolean
  readonly mayWrite: boolean
  readonly onMaintenance: (vendor: DeskVendor) => void
}

export function useVendorColumns(props: ColumnsProps): readonly Column<DeskVendor>[] {
  const { order, mayOrder, mayWrite, onMaintenance } = props
  const t = useText()
  const moves: Column<DeskVendor> = {
    id: 'move',
    head: t('catalogue-desk.order'),
    align: 'end',
    cell: ({ code, name }) => (
      <MoveButtons
        name={name}
        at={order.ids.indexOf(code)}
        of={order.ids.length}
        onMove={order.move}
      />
    ),
  }
  const maintenance: Column<DeskVendor> = {
    id: 'maintenance',
    head: t('catalogue-desk.maintenanceShort'),
    align: 'end',
    cell: (vendor) => (
      <span className="inline-flex">
        <Switch
          hideLabel
          tone="amber"
          label={t('catalogue-desk.maintenanceOf', { name: vendor.name })}
          checked={vendor.maintenance}
          onChecked={() => onMaintenance(vendor)}
        />
      </span>
    ),
  }
  return [
    {
      id: 'vendor',
      head: t('catalogue-desk.vendor'),
      priority: 1,
      cell: (vendor) => <Vendor vendor={vendor} mayOrder={mayOrder} />,
    },
    {
      id: 'state',
      head: t('catalogue-desk.state'),
      priority: 1,
      cell: (vendor) => <StandingChip of={vendor} />,
    },
    {
      id: 'categories',
      head: t('catalogue-desk.categories'),
      cell: (vendor) => <Categories vendor={vendor} />,
    },
    {
      id: 'games',
      head: t('catalogue-desk.games'),
      align: 'end',
      cell: (vendor) => <Games vendor={vendor} />,
    },
    ...(mayOrder ? [moves] : []),
    ...(mayWrite ? [maintenance] : []),
  ]
}

function Vendor({ vendor, mayOrder }: { vendor: DeskVendor; mayOrder: boolean }) {
  const { code, name, iconUrl } = vendor
  return (
    <span className="flex min-w-0 items-center gap-3 py-1">
      {mayOrder && <ReorderHandle id={code} name={name} />}
      <img
        src={iconUrl}
        alt=""
        width={36}
        height={36}
        className="size-9 flex-none rounded-chip bg-s3"
      />
      <span className="min-w-0 leading-4">
        <span className="block font-semibold break-words">{name}</span>
        <span className="block text-caption font-normal text-text-3">{code}</span>
      </span>
    </span>
  )
}

function Categories({ vendor }: { vendor: DeskVendor }) {
  const t = useText()
  return (
    <span className="inline-flex flex-wrap gap-x-3 gap-y-0.5 max-md:justify-end">
      {vendor.categories.map(({ category }) => (
        <span key={category} className="inline-flex items-center gap-1.5 whitespace-nowrap">
          <Ball category={category} size={14} />
          {t(gameCategoryNames[category])}
        </span>
      ))}
    </span>
  )
}

function Games({ vendor: { games, gamesInMaintenance, gamesDisabled } }: { vendor: DeskVendor }) {
  const t = useText()
  const countText = useCountText()
  return (
    <span className="inline-block leading-4">
      <span className="block">{countText(games)}</span>
      {gamesInMaintenance > 0 && (
        <span className="block text-caption text-warn">
          {t('catalogue-desk.someClosed', { count: gamesInMaintenance })}
        </span>
      )}
      {gamesDisabled > 0 && (
        <span className="block text-caption text-text-3">
          {t('catalogue-desk.someOff', { count: gamesDisabled })}
        </span>
      )}
    </span>
  )
}
