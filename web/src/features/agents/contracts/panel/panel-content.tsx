import { CalendarDays, ChevronRight, Clock, FilePenLine, Percent, Timer } from 'lucide-react'
import type { ContractView } from '@baize/contract/agents/contract-parts'
import { buttonClass } from '@baize/ui/button-class.ts'
import { StatusChip } from '@baize/ui/figures/status-chip'
import { Link } from '@baize/ui/navigation/link'
import { useAddress, type Target } from '@baize/ui/navigation/address.ts'
import { useText } from '@baize/texts/use-text'
import { serverNow } from '../../../../shared/api.ts'
import { useMomentText } from '../../../../shared/brand-moment.tsx'
import { RecordSum } from '../../../../shared/report/sum.tsx'
import type { Person } from '../../../../shared/session.ts'
import type { OwnContracts } from '../api.ts'
import { periodTexts } from '../../terms/words.ts'
import { kinds, type ContractKind } from '../kinds.ts'
import { ratesTexts } from '../offer/rates-texts.ts'
import { wayToContract } from '../way-to-contract.ts'
import { useTermsText } from '../use-terms-text.ts'
import { OfferTried } from './offer-tried.tsx'
import { useCame } from './use-came.ts'

type Props = {
  readonly own: OwnContracts
  readonly person: Person
  readonly onLeave?: () => void
}

/** Offers first, because they wait; then each contract with where it stands. */
export function PanelContent({ own, person, onLeave }: Props) {
  const t = useText()
  const now = useAddress()
  return (
    <div className="grid min-w-0 grid-cols-1 gap-3">
      {own.offers.map((offer) => (
        <OfferCard
          key={offer.id}
          offer={offer}
          to={wayToContract(now, offer.id)}
          onLeave={onLeave}
        />
      ))}
      {own.contracts.length > 0 && (
        <ul className="-mx-1 divide-y divide-line">
          {own.contracts.map((contract) => (
            <li key={contract.id}>
              <ContractRow
                contract={contract}
                to={wayToContract(now, contract.id)}
                onLeave={onLeave}
              />
            </li>
          ))}
        </ul>
      )}
      {person.isAgent && (
        <Link
          to="/agentHome"
          onClick={onLeave}
          className="justify-self-end text-link hover:underline"
        >
          {t('shell.agentCentre')}
        </Link>
      )}
    </div>
  )
}

type OfferProps = {
  readonly offer: ContractView
  readonly to: Target
  readonly onLeave: (() => void) | undefined
}

function OfferCard({ offer, to, onLeave }: OfferProps) {
  const t = useText()
  const at = useMomentText()
  const words = useTermsText(offer.currency)
  const { terms, from, changes, expiresAt } = offer
  return (
    <section className="grid gap-2 rounded-ctl border border-brass bg-s2 p-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-sans text-body-s font-semibold">{t(kinds[terms.kind].offer)}</h3>
        <StatusChip tone="pending">{t('agents-contracts.waitsForYou')}</StatusChip>
      </div>
      <p className="text-meta text-text-2">
        {from === '' ? t('agents-contracts.fromHouse') : t('agents-contracts.from', { name: from })}{' '}
        {t(changes ? ratesTexts[changes.rates] : 'agents-contracts.firstOfKind')}{' '}
        {t('agents-contracts.upTo', { rate: words.rate(topRate(offer)) })}
      </p>
      {changes && <OfferTried offer={offer} />}
      <Link to={to} onClick={onLeave} className={buttonClass({ variant: 'primary', block: true })}>
        <FilePenLine size={18} aria-hidden="true" />
        {t('agents-contracts.readOffer')}
      </Link>
      <p className="text-meta text-text-3">
        {t('agents-contracts.answerBy', { at: at(expiresAt) })}
      </p>
    </section>
  )
}

const icons: Readonly<Record<ContractKind, typeof Percent>> = {
  dividend: Percent,
  daily: CalendarDays,
  hourly: Clock,
  realtime: Timer,
}

type RowProps = {
  readonly contract: ContractView
  readonly to: Target
  readonly onLeave: (() => void) | undefined
}

function ContractRow({ contract, to, onLeave }: RowProps) {
  const t = useText()
  const at = useMomentText()
  const words = useTermsText(contract.currency)
  const { terms, beginsAt } = contract
  const Icon = icons[terms.kind]
  const came = useCame(terms.kind)
  return (
    <Link
      to={to}
      onClick={onLeave}
      className="flex min-h-12 items-center gap-3 rounded-ctl px-1 py-2 hover:bg-hover"
    >
      <Icon size={18} aria-hidden="true" className="flex-none text-text-3" />
      <span className="grid min-w-0 flex-1">
        <span className="font-medium">{t(kinds[terms.kind].name)}</span>
        <span className="text-meta text-text-3">
          {t(periodTexts[terms.periodicType])}
          {beginsAt !== null &&
            Date.parse(beginsAt) > serverNow() &&
            ` · ${t('agents-contracts.holdsFrom', { at: at(beginsAt) })}`}
        </span>
      </span>
      <span className="figures grid min-w-0 text-end">
        {came ? (
          <>
            <span className="font-semibold">
              <RecordSum of={came.amount} currency={came.currency} />
            </span>
            <span className="text-meta text-text-3">
              {came.isOwed ? t('agents-runs.owed') : came.what} · {came.next}
            </span>
          </>
        ) : (
          <span className="font-semibold">
            {t('agents-contracts.upTo', { rate: words.rate(topRate(contract)) })}
          </span>
        )}
      </span>
      <ChevronRight size={18} aria-hidden="true" className="flex-none text-text-3 rtl:rotate-180" />
    </Link>
  )
}

const topRate = ({ terms }: ContractView) => terms.tiers.at(-1)?.rate ?? 0
