import type { ReactNode } from 'react'
import { momentText } from '@baize/kernel/moment-text'
import type { DeskInvitation } from '@baize/contract/agents/invitations-desk'
import { Button } from '@baize/ui/button'
import { StatusChip, type ChipTone } from '@baize/ui/figures/status-chip'
import { Link } from '@baize/ui/navigation/link'
import { Table } from '@baize/ui/tables/table'
import type { Column } from '@baize/ui/tables/table-column.ts'
import type { TextKey } from '@baize/texts/keys'
import { useText } from '@baize/texts/use-text'
import { DeskMoment } from '../../../shared/figures/desk-moment.tsx'
import { serverNow } from '../../../shared/api.ts'
import { useCountText } from '../../../shared/figures/use-count-text.ts'
import { useOperator } from '../../../shared/operator.ts'
import { linkEnders } from '../roles.ts'
import { useRateText } from '../words.ts'

const looks: Readonly<Record<DeskInvitation['state'], { text: TextKey; tone: ChipTone }>> = {
  active: { text: 'agents-links.active', tone: 'ok' },
  ended: { text: 'agents-links.over', tone: 'plain' },
  used_up: { text: 'agents-links.usedUp', tone: 'plain' },
  off: { text: 'agents-links.off', tone: 'bad' },
}

type LinkTableProps = {
  readonly links: readonly DeskInvitation[]
  readonly skeletonRows: number
  readonly empty: ReactNode
  readonly onEnd: (link: DeskInvitation) => void
  /** Who came by it. */
  readonly onOpen: (link: DeskInvitation) => void
}

export function LinkTable({ links, skeletonRows, empty, onEnd, onOpen }: LinkTableProps) {
  const t = useText()
  return (
    <Table
      label={t('agents-links-desk-menu.links')}
      className="max-md:px-3 max-md:pb-3"
      columns={useColumns({ onEnd, onOpen })}
      rows={links}
      rowId={({ code }) => code}
      skeletonRows={skeletonRows}
      empty={empty}
    />
  )
}

type Acts = Pick<LinkTableProps, 'onEnd' | 'onOpen'>

function useColumns({ onEnd, onOpen }: Acts): readonly Column<DeskInvitation>[] {
  const t = useText()
  const rateText = useRateText()
  const { can } = useOperator()
  const columns: Column<DeskInvitation>[] = [
    {
      id: 'code',
      head: t('agents-links.link'),
      priority: 1,
      cell: ({ code, name }) => (
        <span className="block min-w-0">
          <span className="figures font-semibold break-all">{code}</span>
          {name !== '' && (
            <span className="block text-caption break-words text-text-3">{name}</span>
          )}
        </span>
      ),
    },
    {
      id: 'agent',
      head: t('agents-links.agent'),
      cell: ({ agent: { account } }) => (
        <Link
          to={{ path: '/agents', search: { of: account } }}
          className="font-semibold break-all text-link underline-offset-4 hover:underline"
        >
          {account}
        </Link>
      ),
    },
    {
      id: 'joins',
      head: t('agents-links.joins'),
      cell: ({ makesAgent }) => t(makesAgent ? 'agents-links.asAgent' : 'agents-links.asMember'),
    },
    {
      id: 'rate',
      head: t('agents-links.rate'),
      align: 'end',
      cell: ({ rate }) => <span className="figures">{rateText(rate)}</span>,
    },
    {
      id: 'uses',
      head: t('agents-links.uses'),
      align: 'end',
      cell: (link) => <Uses link={link} onOpen={() => onOpen(link)} />,
    },
    {
      id: 'until',
      head: t('agents-links.expires'),
      cell: ({ expiresAt }) =>
        expiresAt === null ? (
          <span className="text-text-3">{t('agents-links.noEnd')}</span>
        ) : (
          <End at={expiresAt} />
        ),
    },
    {
      id: 'made',
      head: t('agents-links.made'),
      cell: ({ createdAt }) => <DeskMoment at={createdAt} className="figures whitespace-nowrap" />,
    },
    {
      id: 'state',
      head: t('ops.columnState'),
      priority: 1,
      cell: ({ state }) => <StatusChip tone={looks[state].tone}>{t(looks[state].text)}</StatusChip>,
    },
  ]
  if (!can(...linkEnders)) return columns
  return [
    ...columns,
    {
      id: 'acts',
      head: <span className="sr-only">{t('agents-desk.acts')}</span>,
      align: 'end',
      cell: (link) =>
        link.state !== 'off' && (
          <Button size="sm" onClick={() => onEnd(link)}>
            {t('agents-links.end')}
          </Button>
        ),
    },
  ]
}

/** A link may hold for years, so that another year than this one is said. */
function End({ at }: { readonly at: string }) {
  const { zone } = useOperator()
  const yearOf = (moment: Date) => momentText(moment, 'en', zone, 'date').split(' ').at(-1)
  const isThisYear = yearOf(new Date(at)) === yearOf(new Date(serverNow()))
  return (
    <DeskMoment
      at={at}
      show={isThisYear ? 'short' : 'date'}
      className="figures whitespace-nowrap"
    />
  )
}

type UsesProps = { readonly link: DeskInvitation; readonly onOpen: () => void }

/** How many came, of how many may, and how often it was looked at; the number leads to who they are. */
function Uses({ link: { code, uses, mostUses, looks: seen }, onOpen }: UsesProps) {
  const t = useText()
  const countText = useCountText()
  const came =
    mostUses === null
      ? countText(uses)
      : t('agents-links.usesOf', { uses: countText(uses), most: countText(mostUses) })
  return (
    <span className="inline-grid justify-items-end">
      {uses === 0 ? (
        <span className="figures">{came}</span>
      ) : (
        <Button
          size="sm"
          variant="ghost"
          aria-label={t('agents-links.showJoined', { code })}
          onClick={onOpen}
        >
          <span className="figures">{came}</span>
        </Button>
      )}
      <span className="text-caption text-text-3">{t('agents-links.looks', { count: seen })}</span>
    </span>
  )
}
