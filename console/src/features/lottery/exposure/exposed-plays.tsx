import type { IssueExposure } from '@baize/contract/lottery/lottery-desk'
import { languageEntry } from '@baize/kernel/language'
import { useLanguage, useText } from '@baize/texts/use-text'
import { Amount } from '@baize/ui/figures/amount'
import { Table } from '@baize/ui/tables/table'
import type { Column } from '@baize/ui/tables/table-column.ts'
import { LimitBar } from './limit-bar.tsx'

type Exposed = IssueExposure['plays'][number]

type Props = {
  readonly exposure: IssueExposure
  /** Of how many is seen at once. */
  readonly most: number
  readonly open: string | undefined
  readonly onOpen: (play: string) => void
}

/** What each play may cost, the most first. */
export function ExposedPlays({ exposure, most, open, onOpen }: Props) {
  const t = useText()
  return (
    <Table
      dense
      label={t('lottery-desk.byPlay')}
      className="max-md:px-3 max-md:pb-3"
      columns={useColumns(exposure.currency)}
      rows={exposure.plays.slice(0, most)}
      rowId={({ play }) => play}
      selectedId={open}
      onOpen={({ play }) => onOpen(play)}
    />
  )
}

function useColumns(currency: IssueExposure['currency']): readonly Column<Exposed>[] {
  const t = useText()
  const language = useLanguage()
  const { tag } = languageEntry(language)
  const amount = (sum: string) => (
    <Amount amount={BigInt(sum)} currency={currency} language={language} show="none" />
  )
  return [
    {
      id: 'play',
      head: t('lottery-desk.play'),
      priority: 1,
      cell: ({ play, name }) => (
        <span className="block min-w-0">
          <b className="font-semibold break-words">{play}</b>
          <span className="block text-caption text-text-3">{name}</span>
        </span>
      ),
    },
    {
      id: 'tickets',
      head: t('lottery-desk.tickets'),
      align: 'end',
      cell: ({ tickets }) => <span className="figures">{tickets.toLocaleString(tag)}</span>,
    },
    {
      id: 'stakes',
      head: t('lottery-desk.stakes'),
      align: 'end',
      cell: ({ stake }) => amount(stake),
    },
    {
      id: 'worst',
      head: t('lottery-desk.worst'),
      align: 'end',
      cell: ({ worst }) => amount(worst),
    },
    {
      id: 'limit',
      head: t('lottery-desk.ofLimit'),
      cell: ({ worst, most }) => <LimitBar worst={worst} most={most} />,
    },
  ]
}
