import { useQuery } from '@tanstack/react-query'
import { Loading } from '../../shared/loading.tsx'
import { securityQuery } from './api.ts'
import { PaymentPasswordForm } from './payment-password-form.tsx'

/** The first payment password, set where it is first asked for. */
export function FirstPaymentPassword() {
  const { data, error, refetch } = useQuery(securityQuery)
  if (!data) return <Loading error={error} onRetry={refetch} />
  return <PaymentPasswordForm proof="first" security={data} />
}
