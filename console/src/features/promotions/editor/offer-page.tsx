import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { CallFailed } from '@baize/contract/client/client'
import { HeldNumbers } from '@baize/ui/forms/held-numbers'
import { go } from '@baize/ui/navigation/address.ts'
import { buttonClass } from '@baize/ui/button-class.ts'
import { SearchPicture } from '@baize/ui/figures/pictures'
import { Link } from '@baize/ui/navigation/link'
import { EmptyState } from '@baize/ui/waiting/empty-state'
import { FailureNote } from '@baize/ui/waiting/failure-note'
import { useText } from '@baize/texts/use-text'
import { PageSkeleton } from '../../../shared/documents/page-skeleton.tsx'
import { useBrandCurrency } from '../../../shared/figures/use-brand-currency.ts'
import { useSearch } from '../../../shared/forms/use-search.ts'
import { offerQuery } from '../api.ts'
import { OfferEditor } from './offer-editor.tsx'

/** One promotion, or a new one. */
export function OfferPage() {
  const [{ id = 'new' }] = useSearch()
  const [born, setBorn] = useState<string>()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 px-4 py-5 lg:px-6">
      <HeldNumbers key={id === born ? 'new' : id}>
        <Opened
          id={id === 'new' ? undefined : id}
          onBorn={(made) => {
            // What was new has an address from its first saving on, and what is being typed goes on.
            setBorn(made)
            go({ path: '/promotion', search: { id: made } }, { replace: true })
          }}
        />
      </HeldNumbers>
    </div>
  )
}

type OpenedProps = { readonly id: string | undefined; readonly onBorn: (id: string) => void }

function Opened({ id, onBorn }: OpenedProps) {
  const [beganNew] = useState(id === undefined)
  const ofBrand = useBrandCurrency()
  const offer = useQuery({ ...offerQuery(id ?? ''), enabled: id !== undefined })
  const isUnknown = offer.error instanceof CallFailed && offer.error.code === 'not_found'
  if (isUnknown) return <Unknown />
  if (offer.error) return <FailureNote error={offer.error} onRetry={offer.refetch} />
  const isThere = beganNew || offer.data !== undefined
  if (!isThere || ofBrand === undefined) return <PageSkeleton />
  return <OfferEditor id={id} file={offer.data} ofBrand={ofBrand} onBorn={onBorn} />
}

function Unknown() {
  const t = useText()
  return (
    <EmptyState
      page
      picture={<SearchPicture />}
      title={t('offers-desk.gone')}
      action={
        <Link to="/promotions" className={buttonClass({ variant: 'primary' })}>
          {t('offers-desk.all')}
        </Link>
      }
    />
  )
}
