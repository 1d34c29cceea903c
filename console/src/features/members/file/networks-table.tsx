import { Unplug } from 'lucide-react'
import type { Network } from '@baize/contract/identity/member'
import { IconButton } from '@baize/ui/icon-button'
import { StatusChip } from '@baize/ui/figures/status-chip'
import { Table } from '@baize/ui/tables/table'
import type { Column } from '@baize/ui/tables/table-column.ts'
import { useText } from '@baize/texts/use-text'
import { DeskMoment } from '../../../shared/figures/desk-moment.tsx'
import { useServerTime } from '../../../shared/figures/use-server-time.ts'
import type { MemberPartProps } from '../acts/acts.ts'

/** From where the account was used. A network that is not trusted asks for a second step. */
export function NetworksTable({ file, may, onAct }: MemberPartProps) {
  const t = useText()
  const columns = useColumns(may('network'), onAct)
  return (
    <Table
      label={t('identity-desk.tabNetworks')}
      className="max-md:p-4"
      columns={columns}
      rows={file.networks}
      rowId={({ id }) => id}
      empty={<p className="p-4 text-text-3 md:p-5">{t('identity-desk.noNetworks')}</p>}
    />
  )
}

function useColumns(
  mayForget: boolean,
  onAct: MemberPartProps['onAct'],
): readonly Column<Network>[] {
  const t = useText()
  const now = useServerTime(60_000)
  const forget: Column<Network> = {
    id: 'forget',
    head: <span className="visually-hidden">{t('ops.actions')}</span>,
    align: 'end',
    priority: 1,
    cell: (network) => (
      <IconButton
        size="sm"
        label={t('identity-desk.forgetNetwork', { network: network.network })}
        icon={<Unplug size={18} />}
        onClick={() => onAct({ does: 'network', network })}
      />
    ),
  }
  return [
    {
      id: 'network',
      head: t('identity-desk.columnNetwork'),
      priority: 1,
      cell: ({ network }) => <span className="font-semibold break-all">{network}</span>,
    },
    {
      id: 'trust',
      head: t('identity-desk.columnTrust'),
      cell: ({ trustedUntil }) => <Trust until={trustedUntil} now={now} />,
    },
    {
      id: 'last',
      head: t('identity-desk.columnLastSeen'),
      cell: ({ lastSeenAt }) => <DeskMoment at={lastSeenAt} className="whitespace-nowrap" />,
    },
    {
      id: 'first',
      head: t('identity-desk.columnFirstSeen'),
      cell: ({ firstSeenAt }) => <DeskMoment at={firstSeenAt} className="whitespace-nowrap" />,
    },
    ...(mayForget ? [forget] : []),
  ]
}

function Trust({ until, now }: { readonly until: string | null; readonly now: Date }) {
  const t = useText()
  if (until === null || new Date(until) <= now) {
    return <StatusChip tone="plain">{t('identity-desk.notTrusted')}</StatusChip>
  }
  return (
    <StatusChip tone="ok">
      {t('identity-desk.trustedUntil')} <DeskMoment at={until} show="date" />
    </StatusChip>
  )
}
