import { FilePenLine } from 'lucide-react'
import { useAddress } from '@baize/ui/navigation/address.ts'
import { cx } from '@baize/ui/look/cx.ts'
import { Link } from '@baize/ui/navigation/link'
import { useText } from '@baize/texts/use-text'
import { useOwnContracts } from '../api.ts'
import { wayToContract } from '../way-to-contract.ts'

type Props = {
  /** The head of the agent centre has room for it on a desk; a phone has it in the menu. */
  readonly inHead?: boolean
  readonly onLeave?: () => void
}

/** In the agent centre: offers that wait, or the way to the own contracts. */
export function OffersWait({ inHead = false, onLeave }: Props) {
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
      onClick={onLeave}
      title={name}
      className={cx(
        'inline-flex min-h-11 items-center gap-2 text-link hover:underline',
        inHead && 'max-sm:hidden',
      )}
    >
      <span className="relative">
        <FilePenLine size={18} aria-hidden="true" />
        {isWaiting && <Dot />}
      </span>
      <span className={cx(inHead && 'max-xl:sr-only')}>{name}</span>
    </Link>
  )
}

/** Says on the way to the menu that an offer waits there. */
export function OfferDot() {
  return useOwnContracts().offers.length > 0 && <Dot />
}

function Dot() {
  return (
    <span
      aria-hidden="true"
      className="absolute -end-1 -top-1 size-2 rounded-full bg-metal ring-2 ring-s1"
    />
  )
}
