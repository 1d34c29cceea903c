import { Suspense, useEffect } from 'react'
import { isGamePage } from '@baize/contract/pages'
import { go, readAddress, type Address } from '@baize/ui/navigation/address.ts'
import { followContracts, useOwnContracts } from '../features/agents/contracts/api.ts'
import { ContractPanel, ContractPopup } from '../features/agents/contracts/parts.ts'
import { isSeen, noteSeen, usePanel } from '../features/agents/contracts/this-visit.ts'
import { wayToContract } from '../features/agents/contracts/way-to-contract.ts'
import { useBegun } from '../features/protection/begun.ts'
import type { Person } from '../shared/session.ts'
import { useQuiet } from '../shared/use-quiet.ts'
import { useDrawerOpen } from './layout/side-menu-state.ts'
import { LoadFence } from './load-fence.tsx'
import { findPage } from './pages.ts'

/** Nobody is looked over the shoulder while typing; an offer still comes within five seconds. */
const quietMs = 1000

type Props = {
  readonly at: Address
  readonly person: Person
  /** Something else is open. */
  readonly busy: boolean
  /** Something else stands at the foot of the page. */
  readonly covered: boolean
  readonly onStand: (stands: boolean) => void
}

/**
 * Brings an offer before its reader, once and by itself, on the site and in the agent centre, but never over a game or
 * over what is open; and keeps the panel of contracts beside the pages of the site.
 */
export function ContractTurn({ at, person, busy, covered, onStand }: Props) {
  useEffect(() => followContracts(), [])
  const own = useOwnContracts()
  const drawer = useDrawerOpen()
  const begun = useBegun() !== undefined
  const frame = findPage(at.path)?.frame
  const plays = at.path === '/seamless' || isGamePage(at.path, 'vassalage' in at.search)
  const fresh = own.offers.find(({ id }) => !isSeen(person.id, id))
  const isFree = !busy && !drawer && !begun && !plays && frame !== 'window'
  const quiet = useQuiet(isFree && fresh !== undefined, quietMs)
  const isFresh = fresh !== undefined
  useEffect(() => {
    // While the page comes to rest, so does the code.
    if (isFresh) ContractPopup.fetchEarly()
  }, [isFresh])
  useEffect(() => {
    if (!quiet || fresh === undefined) return
    noteSeen(person.id, fresh.id)
    go(wayToContract(readAddress(), fresh.id), { replace: true })
  }, [quiet, fresh, person.id])

  const isThere = own.offers.length + own.contracts.length > 0
  const isClosed = usePanel(person.id) === 'closed'
  const stands = isThere && !isClosed && !covered && !plays && frame === undefined
  useEffect(() => {
    onStand(stands)
    return () => onStand(false)
  }, [stands, onStand])
  if (!stands) return null
  return (
    <LoadFence quiet>
      <Suspense>
        <ContractPanel own={own} person={person} />
      </Suspense>
    </LoadFence>
  )
}
