import { SecurityCentre } from '../../features/account/security-centre.tsx'
import { PayeesCard } from '../../features/cashier/payees/payees-card.tsx'
import { LimitsCard } from '../../features/protection/limits-card.tsx'

/** The account, with the way to its limits, and the accounts elsewhere that its money may go to. */
export function CentreSecurity() {
  return (
    <SecurityCentre
      payees={
        <>
          <LimitsCard />
          <PayeesCard />
        </>
      }
    />
  )
}
