import type { TextKey } from '@baize/texts/keys'
import type { Column } from '@baize/ui/tables/table-column.ts'
import type { Invitation } from './api.ts'
import { LinkState } from './link-state.tsx'

type Given = {
  readonly t: (key: TextKey, values?: Record<string, string | number>) => string
  readonly rateText: (rate: number) => string
  readonly endText: (at: string) => string
}

export function linkColumns({ t, rateText, endText }: Given): readonly Column<Invitation>[] {
  return [
    {
      id: 'name',
      head: t('agents-accounts.linkName'),
      priority: 1,
      cell: ({ name, code }) => (
        <span className="grid min-w-0">
          <span className="font-medium break-words">{name || code}</span>
          {name !== '' && <span className="figures text-meta text-text-3">{code}</span>}
        </span>
      ),
    },
    {
      id: 'state',
      head: t('agents-accounts.state'),
      priority: 1,
      cell: (row) => <LinkState invitation={row} />,
    },
    {
      id: 'makes',
      head: t('agents-accounts.makes'),
      cell: ({ makesAgent }) => t(makesAgent ? 'agents.typeAgent' : 'agents.typeMember'),
    },
    {
      id: 'rate',
      head: t('agents-accounts.rate'),
      align: 'end',
      cell: ({ rate }) => rateText(rate),
    },
    {
      id: 'uses',
      head: t('agents-accounts.uses'),
      align: 'end',
      cell: ({ uses, mostUses }) => usesText(t, uses, mostUses),
    },
    {
      id: 'ends',
      head: t('agents-accounts.ends'),
      cell: ({ expiresAt }) =>
        expiresAt === null ? t('agents-accounts.noEnd') : endText(expiresAt),
    },
  ]
}

export function usesText(t: Given['t'], uses: number, of: number | null): string {
  return of === null
    ? t('agents-accounts.usesNoCap', { uses })
    : t('agents-accounts.usesOf', { uses, of })
}
