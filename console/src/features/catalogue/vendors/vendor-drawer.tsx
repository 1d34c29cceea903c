import { useState } from 'react'
import { calls } from 'virtual:contract'
import type { DeskVendor } from '@baize/contract/catalogue/catalogue-desk'
import { Button } from '@baize/ui/button'
import { Drawer } from '@baize/ui/overlays/drawer'
import { KeyValues } from '@baize/ui/figures/key-values'
import { Link } from '@baize/ui/navigation/link'
import { TextField } from '@baize/ui/forms/text-field'
import { useToast } from '@baize/ui/overlays/toast'
import { useText } from '@baize/texts/use-text'
import { call } from '../../../shared/api.ts'
import { useOperator } from '../../../shared/operator.ts'
import { ReasonDialog } from '../../../shared/forms/reason-dialog.tsx'
import { useCountText } from '../../../shared/figures/use-count-text.ts'
import { useCatalogueWrite, catalogueWriters } from '../api.ts'
import { standingChanges, standingDraft } from '../standing.ts'
import { StandingChip } from '../standing-chip.tsx'
import { StandingFields } from '../standing-fields.tsx'
import { useIsPast } from '../until-field.tsx'
import { gameCategoryNames } from '../../../shared/words/game-category-names.ts'

type VendorDrawerProps = { readonly vendor: DeskVendor; readonly onClose: () => void }

/** One vendor: what it brings, its name, and whether it is open. */
export function VendorDrawer({ vendor, onClose }: VendorDrawerProps) {
  const t = useText()
  const show = useToast()
  const write = useCatalogueWrite()
  const countText = useCountText()
  const isPast = useIsPast()
  const mayWrite = useOperator().can(...catalogueWriters)
  const [draft, setDraft] = useState({ name: vendor.name, ...standingDraft(vendor) })
  const [isAsking, setAsking] = useState(false)
  const name = draft.name.trim()
  const changes = {
    ...(name !== vendor.name && { name }),
    ...standingChanges(vendor, draft),
  }
  const isLate = 'maintenanceUntil' in changes && isPast(draft.maintenanceUntil)
  const isBlocked = Object.keys(changes).length === 0 || name === '' || isLate
  const closes = changes.enabled === false || changes.maintenance === true
  const save = async (reason: string) => {
    await write(() => call(calls.changeVendor, { code: vendor.code, ...changes, reason }))
    show(t('catalogue-desk.saved', { name }), 'ok')
  }
  return (
    <Drawer
      title={vendor.name}
      sub={vendor.code}
      onClose={onClose}
      footer={
        mayWrite && (
          <Button variant="primary" disabled={isBlocked} onClick={() => setAsking(true)}>
            {t('ops.save')}
          </Button>
        )
      }
    >
      <VendorFacts vendor={vendor} />
      <TextField
        dense
        label={t('catalogue-desk.name')}
        help={t('catalogue-desk.vendorNameHelp')}
        maxLength={60}
        disabled={!mayWrite}
        value={draft.name}
        error={name === '' ? t('catalogue-desk.vendorNameMissing') : undefined}
        onChange={(event) => setDraft({ ...draft, name: event.target.value })}
      />
      <StandingFields
        draft={draft}
        disabled={!mayWrite}
        enabledHelp={t('catalogue-desk.enabledVendorHelp')}
        onDraft={(part) => setDraft({ ...draft, ...part })}
      />
      {isAsking && (
        <ReasonDialog
          title={t('catalogue-desk.saveTitle', { name: vendor.name })}
          text={
            closes
              ? t('catalogue-desk.closeVendorText', {
                  count: vendor.games,
                  number: countText(vendor.games),
                })
              : t('catalogue-desk.saveText')
          }
          action={t('ops.save')}
          tone={closes ? 'danger' : 'primary'}
          onConfirm={save}
          onClose={() => setAsking(false)}
        />
      )}
    </Drawer>
  )
}

function VendorFacts({ vendor }: { readonly vendor: DeskVendor }) {
  const t = useText()
  const countText = useCountText()
  return (
    <div className="flex items-start gap-4">
      <img
        src={vendor.iconUrl}
        alt=""
        width={64}
        height={64}
        className="size-16 flex-none rounded-ctl bg-s3"
      />
      <div className="min-w-0 flex-1">
        <StandingChip of={vendor} />
        <KeyValues
          items={vendor.categories.map(({ category, games }) => ({
            id: category,
            label: t(gameCategoryNames[category]),
            value: (
              <Link
                to={{ path: '/games', search: { vendor: vendor.code, category } }}
                className="text-link hover:underline"
              >
                {t('catalogue-desk.gamesNumber', { count: games, number: countText(games) })}
              </Link>
            ),
          }))}
        />
      </div>
    </div>
  )
}
