import { useQuery } from '@tanstack/react-query'
import { FailureNote } from '@baize/ui/waiting/failure-note'
import { PageSkeleton } from '../../../shared/documents/page-skeleton.tsx'
import { useOperator } from '../../../shared/operator.ts'
import { useSearch } from '../../../shared/forms/use-search.ts'
import { institutionsQuery } from '../api.ts'
import { deciders } from '../roles.ts'
import { ChangeInstitution } from './change-institution.tsx'
import { CreateInstitution } from './create-institution.tsx'
import { InstitutionList } from './institution-list.tsx'

/** The banks, wallets and networks that members may withdraw to. */
export function InstitutionsPage() {
  const found = useQuery(institutionsQuery)
  const [{ edit }, change] = useSearch()
  const open = (code: string | undefined) => change({ edit: code }, 'push')
  const mayWrite = useOperator().can(...deciders)
  const institutions = found.data?.institutions
  const entry = institutions?.find(({ code }) => code === edit)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 p-4 lg:px-6 lg:pt-5 lg:pb-6">
      <FailureNote error={found.error} onRetry={found.refetch} />
      {institutions ? (
        <InstitutionList institutions={institutions} onOpen={open} />
      ) : (
        !found.error && <PageSkeleton />
      )}
      {mayWrite && edit === 'new' && institutions && (
        <CreateInstitution known={institutions} onClose={() => open(undefined)} />
      )}
      {mayWrite && entry && (
        <ChangeInstitution key={entry.code} entry={entry} onClose={() => open(undefined)} />
      )}
    </div>
  )
}
