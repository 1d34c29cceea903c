import type {
  ContractTerms,
  ContractTier,
  ContractView,
} from '@baize/contract/agents/contract-parts'
import { Button } from '@baize/ui/button'
import { KeyValues } from '@baize/ui/figures/key-values'
import { Dialog } from '@baize/ui/overlays/dialog'
import { Table } from '@baize/ui/tables/table'
import type { Column } from '@baize/ui/tables/table-column.ts'
import type { TextKey } from '@baize/texts/keys'
import { useText } from '@baize/texts/use-text'
import { BookAmount } from '../../../shared/figures/book-amount.tsx'
import { useCountText } from '../../../shared/figures/use-count-text.ts'
import { useOperator } from '../../../shared/operator.ts'
import { houseGivers } from '../roles.ts'
import { kindTexts, useRateText } from '../words.ts'

export const basisTexts: Readonly<Record<ContractTerms['basis'], TextKey>> = {
  loss: 'agents-terms.basisLoss',
  ngr: 'agents-terms.basisNgr',
  validBet: 'agents-terms.basisValidBet',
}
export const periodTexts: Readonly<Record<ContractTerms['periodicType'], TextKey>> = {
  Daily: 'agents-terms.daily',
  Weekly: 'agents-terms.weekly',
  Semimonthly: 'agents-terms.semimonthly',
  Monthly: 'agents-terms.monthly',
  Hourly: 'agents-terms.hourly',
}
export const carryTexts: Readonly<Record<ContractTerms['carry'], TextKey>> = {
  none: 'agents-terms.carryNone',
  previous: 'agents-terms.carryPrevious',
  permanent: 'agents-terms.carryPermanent',
}

type TermsDialogProps = {
  readonly contract: ContractView
  readonly onEnd: () => void
  readonly onClose: () => void
}

/** All that a contract says, and the way to end it. */
export function TermsDialog({ contract, onEnd, onClose }: TermsDialogProps) {
  const t = useText()
  const { can } = useOperator()
  const { terms, currency, state, downline } = contract
  const mayEnd = can(...houseGivers) && (state === 'offered' || state === 'accepted')
  return (
    <Dialog
      open
      size="lg"
      onClose={onClose}
      title={t('agents-desk.contractOf', { kind: t(kindTexts[terms.kind]), name: downline })}
      footer={
        <>
          <Button onClick={onClose}>{t('agents-desk.close')}</Button>
          {mayEnd && (
            <Button variant="danger" onClick={onEnd}>
              {t(state === 'offered' ? 'agents-desk.withdraw' : 'agents-desk.end')}
            </Button>
          )}
        </>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <Tiers tiers={terms.tiers} currency={currency} />
        <Facts terms={terms} currency={currency} />
      </div>
    </Dialog>
  )
}

function Facts({ terms, currency }: { readonly terms: ContractTerms; readonly currency: string }) {
  const t = useText()
  const isDividend = terms.kind === 'dividend'
  const period =
    terms.kind === 'realtime' ? 'agents-terms.fiveMinutes' : periodTexts[terms.periodicType]
  return (
    <KeyValues
      ruled
      items={[
        { id: 'basis', label: t('agents-terms.basis'), value: t(basisTexts[terms.basis]) },
        { id: 'period', label: t('agents-terms.period'), value: t(period) },
        {
          id: 'products',
          label: t('agents-terms.products'),
          value: terms.products?.join(', ') ?? t('agents-terms.allProducts'),
        },
        {
          id: 'cap',
          label: t('agents-terms.cap'),
          value:
            terms.cap === null ? (
              t('agents-terms.noCap')
            ) : (
              <BookAmount bare={false} amount={terms.cap} currency={currency} />
            ),
        },
        {
          id: 'active',
          label: t('agents-terms.activeBet'),
          value: <BookAmount bare={false} amount={terms.betAmount} currency={currency} />,
        },
        {
          id: 'carry',
          label: t('agents-terms.carry'),
          value: t(isDividend ? carryTexts[terms.carry] : 'agents-terms.carrySalary'),
        },
      ]}
    />
  )
}

type TiersProps = { readonly tiers: readonly ContractTier[]; readonly currency: string }
type NumberedTier = ContractTier & { readonly number: number }

function Tiers({ tiers, currency }: TiersProps) {
  const t = useText()
  return (
    <Table
      dense
      label={t('agents-terms.tiers')}
      columns={useTierColumns(currency)}
      rows={tiers.map((tier, index) => ({ ...tier, number: index + 1 }))}
      rowId={({ number }) => String(number)}
    />
  )
}

function useTierColumns(currency: string): readonly Column<NumberedTier>[] {
  const t = useText()
  const rateText = useRateText()
  const countText = useCountText()
  return [
    {
      id: 'tier',
      head: t('agents-terms.tier'),
      priority: 1,
      cell: ({ number }) => <span className="figures">{countText(number)}</span>,
    },
    {
      id: 'bets',
      head: t('agents-terms.validBetsFrom'),
      align: 'end',
      cell: (tier) => <BookAmount amount={tier.periodValidBet} currency={currency} />,
    },
    {
      id: 'loss',
      head: t('agents-terms.lossFrom'),
      align: 'end',
      cell: (tier) => <BookAmount amount={tier.periodProfitLoss} currency={currency} />,
    },
    {
      id: 'active',
      head: t('agents-terms.activeFrom'),
      align: 'end',
      cell: (tier) => <span className="figures">{countText(tier.activeMembers)}</span>,
    },
    {
      id: 'rate',
      head: t('agents-terms.rate'),
      align: 'end',
      priority: 1,
      cell: ({ rate }) => <span className="figures font-semibold">{rateText(rate)}</span>,
    },
  ]
}
