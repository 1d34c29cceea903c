import type { ContractView } from '@baize/contract/agents/contract-parts'
import type { TextKey } from '@baize/texts/keys'
import { Button } from '@baize/ui/button'
import { buttonClass } from '@baize/ui/button-class.ts'
import { StatusChip } from '@baize/ui/figures/status-chip'
import { Link } from '@baize/ui/navigation/link'
import { BrandMoment } from '../../../../shared/brand-moment.tsx'
import { timeCell } from '../../../../shared/report/csv-cells.ts'
import type { ReportColumn } from '../../../../shared/report/report-column.ts'
import { kinds } from '../kinds.ts'
import { neverBegan, stateOf } from '../state-of.ts'
import { toOffer } from '../ways.ts'

type Given = {
  readonly t: (key: TextKey, values?: Record<string, string | number>) => string
  readonly rate: (rate: number) => string
  readonly zone: string
  readonly now: string
  /** A day of a moment. */
  readonly dayText: (at: string) => string
  readonly onEnd: (contract: ContractView) => void
}

export function givenColumns({
  t,
  rate,
  zone,
  now,
  dayText,
  onEnd,
}: Given): readonly ReportColumn<ContractView>[] {
  const named = (id: string, key: TextKey) => ({ id, name: t(key), head: t(key) })
  const moment = (at: string | null) => (at === null ? '–' : <BrandMoment at={at} />)
  const stateText = (contract: ContractView) => {
    const { text, day } = stateOf(contract, now)
    return t(text, { day: day === undefined ? '' : dayText(day) })
  }
  const top = ({ terms }: ContractView) => rate(terms.tiers.at(-1)?.rate ?? 0)
  return [
    {
      ...named('downline', 'agents-contracts.downline'),
      isFixed: true,
      priority: 1,
      cell: ({ downline }) => <span className="font-medium break-words">{downline}</span>,
      file: ({ downline }) => downline,
    },
    {
      ...named('state', 'agents-contracts.state'),
      priority: 1,
      cell: (contract) => (
        <StatusChip tone={stateOf(contract, now).tone}>{stateText(contract)}</StatusChip>
      ),
      file: stateText,
    },
    {
      ...named('kind', 'agents-contracts.kind'),
      cell: ({ terms }) => t(kinds[terms.kind].name),
      file: ({ terms }) => t(kinds[terms.kind].name),
    },
    {
      ...named('rate', 'agents-contracts.highestRate'),
      align: 'end',
      cell: top,
      file: top,
    },
    {
      ...named('offered', 'agents-contracts.offeredAt'),
      cell: ({ offeredAt }) => moment(offeredAt),
      file: ({ offeredAt }) => timeCell(offeredAt, zone),
    },
    {
      ...named('begins', 'agents-contracts.beginsAt'),
      cell: (contract) => moment(beginsOf(contract)),
      file: (contract) => timeCell(beginsOf(contract), zone),
    },
    {
      ...named('until', 'agents-contracts.untilAt'),
      cell: (contract) => moment(untilOf(contract)),
      file: (contract) => timeCell(untilOf(contract), zone),
    },
    {
      ...named('actions', 'agents.actions'),
      align: 'end',
      isFixed: true,
      cell: (contract) => <Actions t={t} contract={contract} onEnd={onEnd} />,
    },
  ]
}

/** What never began has no days. */
function beginsOf(contract: ContractView): string | null {
  return neverBegan(contract) ? null : contract.beginsAt
}

/** An offer waits until it is over, a contract holds until it is ended. */
function untilOf(contract: ContractView): string | null {
  const { state, expiresAt, endsAt } = contract
  if (neverBegan(contract)) return null
  return state === 'offered' ? expiresAt : endsAt
}

type ActionsProps = Pick<Given, 't' | 'onEnd'> & { readonly contract: ContractView }

function Actions({ t, contract, onEnd }: ActionsProps) {
  const { state, downline, terms } = contract
  if (state !== 'offered' && state !== 'accepted') return null
  return (
    <span className="inline-flex flex-wrap justify-end gap-2">
      <Link to={toOffer(downline, terms.kind)} className={buttonClass({ size: 'sm' })}>
        {t('agents-contracts.change')}
      </Link>
      <Button size="sm" onClick={() => onEnd(contract)}>
        {t(state === 'offered' ? 'agents-contracts.withdraw' : 'agents-contracts.end')}
      </Button>
    </span>
  )
}
