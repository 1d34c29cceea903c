import { FilePenLine } from 'lucide-react'
import { Suspense } from 'react'
import { useOwnContracts } from '../../features/agents/contracts/api.ts'
import { ContractsEntryName } from '../../features/agents/contracts/parts.ts'
import { setPanel } from '../../features/agents/contracts/this-visit.ts'
import { usePerson } from '../../shared/session.ts'
import { sideMenuRowClass, type SideMenuProps } from './side-menu-link.tsx'

/** Brings the panel of contracts back; a dot says that an offer waits. Who has no contract has no such entry. */
export function ContractsEntry({ narrow, onLeave }: SideMenuProps) {
  const person = usePerson()
  const { offers, contracts } = useOwnContracts()
  if (person === null || offers.length + contracts.length === 0) return null
  const isWaiting = offers.length > 0
  return (
    <Suspense>
      <button
        type="button"
        onClick={() => {
          setPanel(person.id, 'open')
          onLeave?.()
        }}
        className={`${sideMenuRowClass} relative w-full`}
      >
        <span aria-hidden="true" className="flex w-[18px] flex-none justify-center">
          <FilePenLine size={18} />
        </span>
        <ContractsEntryName isWaiting={isWaiting} narrow={narrow} />
        {isWaiting && (
          <span
            aria-hidden="true"
            className="size-2 flex-none rounded-full bg-metal group-data-[narrow=true]:absolute group-data-[narrow=true]:end-1.5 group-data-[narrow=true]:top-1.5"
          />
        )}
      </button>
    </Suspense>
  )
}
