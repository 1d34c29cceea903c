import { useQuery } from '@tanstack/react-query'
import { useAddress } from '@baize/ui/navigation/address.ts'
import { useArrival } from '@baize/ui/waiting/use-arrival.ts'
import { useText } from '@baize/texts/use-text'
import { bootBrand } from '../shared/boot.ts'
import { sessionQuery } from '../shared/operator.ts'
import { findPlace } from './layout/places.ts'
import { signInPath } from './redirects.ts'

/** Says which page one has come to. A page inside the frame is there once the operator is known. */
export function RouteVoice() {
  const t = useText()
  const { path } = useAddress()
  const { data: session } = useQuery({ ...sessionQuery, enabled: false })
  const place = findPlace(path)
  const brand = session?.brandName ?? bootBrand().name
  const name = t(place?.title ?? (path === signInPath ? 'ops.signInTitle' : 'ops.notFoundTitle'))
  useArrival({
    place: place && !session ? undefined : path,
    name,
    title: t('ops.pageTitle', { page: name, brand }),
  })
  return null
}
