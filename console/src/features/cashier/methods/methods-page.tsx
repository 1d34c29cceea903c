import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { isCurrency } from '@baize/kernel/money'
import { useText } from '@baize/texts/use-text'
import { FailureNote } from '@baize/ui/waiting/failure-note'
import { PageSkeleton } from '../../../shared/documents/page-skeleton.tsx'
import { brandSource } from '../../../shared/documents/sources.ts'
import { documentQuery } from '../../../shared/documents/use-document.ts'
import { useSearch } from '../../../shared/forms/use-search.ts'
import { deskMethodsQuery } from '../api.ts'
import { newMethod } from './form.ts'
import { MethodEditor } from './method-editor.tsx'
import { MethodList } from './method-list.tsx'

/** The ways to pay in: their order, their terms, and where the money goes. */
export function PaymentMethodsPage() {
  const found = useQuery(deskMethodsQuery)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 p-4 lg:px-6 lg:pt-5 lg:pb-6">
      {found.error && !found.data ? (
        <FailureNote error={found.error} onRetry={found.refetch} />
      ) : (
        <Suspense fallback={<PageSkeleton />}>
          <MethodDesk />
        </Suspense>
      )}
    </div>
  )
}

function MethodDesk() {
  const t = useText()
  const { methods, gateways } = useSuspenseQuery(deskMethodsQuery).data
  const brand = useSuspenseQuery(documentQuery(brandSource)).data.live.content.currency
  const [search, change] = useSearch()
  const edited = search['edit']
  const open = (id: string | undefined) => change({ edit: id }, 'push')
  if (edited === undefined) return <MethodList methods={methods} onOpen={open} />
  const entry = methods.find(({ id }) => id === edited)
  if (!entry && edited !== 'new') return <p className="text-text-2">{t('errors.not_found')}</p>
  return (
    <MethodEditor
      key={edited}
      entry={entry}
      start={entry?.content ?? newMethod(isCurrency(brand) ? brand : 'PHP')}
      gateways={gateways}
      onBack={() => open(undefined)}
    />
  )
}
