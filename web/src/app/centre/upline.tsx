import { UplinePage } from '../../features/cashier/upline/upline-page.tsx'
import { firstPassword } from './first-password.tsx'

/** Cash for whoever is above, with the payment password set in place where there is none. */
export function Upline() {
  return <UplinePage setPassword={firstPassword} />
}
