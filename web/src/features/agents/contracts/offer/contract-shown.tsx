import type { ReactNode } from 'react'
import type { ContractView } from '@baize/contract/agents/contract-parts'
import { Dialog } from '@baize/ui/overlays/dialog'
import { useText } from '@baize/texts/use-text'
import { useMomentText } from '../../../../shared/brand-moment.tsx'
import { kinds } from '../kinds.ts'
import { neverBegan } from '../state-of.ts'
import { TermsCompared } from './terms-compared.tsx'

type Props = {
  readonly contract: ContractView
  readonly head?: ReactNode
  /** Read by who gave it. */
  readonly isGiven?: boolean
  readonly onClose: () => void
}

/** A contract as it was signed, to be read. */
export function ContractShown({ contract, head, isGiven = false, onClose }: Props) {
  const t = useText()
  const at = useMomentText()
  const { terms, currency, from, downline, beginsAt, endsAt } = contract
  const name = t(kinds[terms.kind].name)
  const got =
    from === '' ? t('agents-contracts.fromHouse') : t('agents-contracts.from', { name: from })
  const giver = isGiven ? t('agents-contracts.to', { name: downline }) : got
  const days = [
    beginsAt === null ? '' : t('agents-contracts.holdsFrom', { at: at(beginsAt) }),
    endsAt === null ? '' : t('agents-contracts.endsAt', { at: at(endsAt) }),
  ]
  const says = neverBegan(contract) ? t('agents-contracts.neverBegan') : days.join(' ')
  return (
    <Dialog open onClose={onClose} title={name} size="lg">
      <div className="grid min-w-0 grid-cols-1 gap-4">
        {head}
        <p className="text-text-2">
          {giver} {says}
        </p>
        <TermsCompared
          isSigned
          terms={terms}
          present={undefined}
          currency={currency}
          label={name}
        />
      </div>
    </Dialog>
  )
}
