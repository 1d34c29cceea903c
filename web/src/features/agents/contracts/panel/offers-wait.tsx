import { FilePenLine } from 'lucide-react'
import { useAddress } from '@baize/ui/navigation/address.ts'
import { Link } from '@baize/ui/navigation/link'
import { useText } from '@baize/texts/use-text'
import { useOwnContracts } from '../api.ts'
import { wayToContract } from '../way-to-contract.ts'

/** In the head of the agent centre: offers that wait, or the way to the own contracts. */
export function OffersWait() {
  const t = useText()
  const now = useAddress()
  const { offers, contracts } = useOwnContracts()
  const [first] = [...offers, ...contracts]
  if (first === undefined) return null
  const isWaiting = offers.length > 0
  const name = isWaiting
    ? t('agents-contracts.offersWait', { count: offers.length })
    : t('agents-contracts.myContracts')
  return (
    <Link
      to={wayToContract(now, first.id)}
      title={name}
      className="relative inline-flex min-h-11 items-center gap-2 text-link hover:underline max-xl:w-11 max-xl:justify-center"
    >
      <FilePenLine size={18} aria-hidden="true" />
      <span className="max-xl:sr-only">{name}</span>
      {isWaiting && (
        <span
          aria-hidden="true"
          className="absolute end-1.5 top-2 size-2 rounded-full bg-metal xl:hidden"
        />
      )}
    </Link>
  )
}
