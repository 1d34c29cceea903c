import type { DeskInstitution } from '@baize/contract/cashier/institutions-desk'
import { StatusChip } from '@baize/ui/figures/status-chip'
import type { Column } from '@baize/ui/tables/table-column.ts'
import { useText } from '@baize/texts/use-text'
import { DeskMoment } from '../../../shared/figures/desk-moment.tsx'
import { ReorderHandle } from '../../../shared/lists/reorder.tsx'
import { useCountText } from '../../../shared/figures/use-count-text.ts'
import { formNames } from './form-names.ts'

export function useInstitutionColumns(mayWrite: boolean): readonly Column<DeskInstitution>[] {
  const t = useText()
  const countText = useCountText()
  return [
    {
      id: 'name',
      head: t('cashier-desk.institution'),
      priority: 1,
      cell: ({ code, name }) => (
        <span className="flex min-w-0 items-center gap-3 py-1">
          {mayWrite && <ReorderHandle id={code} name={name} />}
          <span className="min-w-0">
            <span className="block font-semibold break-words">{name}</span>
            <span className="block text-meta font-normal break-all text-text-3">{code}</span>
          </span>
        </span>
      ),
    },
    {
      id: 'state',
      head: t('ops.columnState'),
      priority: 1,
      cell: ({ enabled, demo }) => (
        <span className="inline-flex flex-wrap items-center gap-1.5">
          <StatusChip tone={enabled ? 'ok' : 'plain'}>
            {enabled ? t('cashier-desk.institutionOpen') : t('cashier-desk.institutionClosed')}
          </StatusChip>
          {demo && <StatusChip tone="outline">{t('cashier-desk.institutionDemo')}</StatusChip>}
        </span>
      ),
    },
    { id: 'kind', head: t('cashier-desk.kind'), cell: ({ form }) => t(formNames[form].name) },
    {
      id: 'accounts',
      head: t('cashier-desk.accountsThere'),
      align: 'end',
      cell: ({ accounts }) => <span className="figures">{countText(accounts)}</span>,
    },
    {
      id: 'changed',
      head: t('cashier-desk.lastChange'),
      cell: ({ changedAt, changedBy }) =>
        changedAt === null ? (
          <span className="text-text-3">{t('cashier-desk.asShipped')}</span>
        ) : (
          <span className="inline-flex flex-wrap gap-x-1.5 text-text-3">
            <DeskMoment at={changedAt} />
            {changedBy}
          </span>
        ),
    },
  ]
}
