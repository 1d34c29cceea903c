import { isCurrency } from '@baize/kernel/money'
import { LotteryDesk } from '../../features/lottery/lottery-desk.tsx'
import { useBalance } from '../../features/wallet/api.ts'
import { atHand } from '../../features/wallet/held.ts'
import { usePerson } from '../../shared/session.ts'
import { useSystem } from '../../shared/system.ts'

/** The lotteries of the address, for whoever is in, with what they have at hand. */
export function LotteryPage() {
  const person = usePerson()
  const { data } = useBalance()
  const { currency: usual } = useSystem().info.brand
  const currency = data?.currency ?? usual
  if (person === null) return null
  return (
    <LotteryDesk
      player={{
        id: person.id,
        currency: isCurrency(currency) ? currency : 'PHP',
        funds: data && atHand(data),
      }}
    />
  )
}
