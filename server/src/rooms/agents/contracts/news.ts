import { deriveId } from '@baize/kernel/ids'
import type { Transaction } from '../../../platform/database/database.ts'
import type { MemberId } from '../../identity/identity.ts'
import type { Contract } from './contract.ts'
import type { ContractsDeps } from './deps.ts'

export type ContractNews = {
  /** Writes to the downline's inbox, and tells the open pages of both. */
  tellDownline(
    tx: Transaction,
    contract: Contract,
    about: DownlineNews,
    because?: EndCause,
  ): Promise<void>
  /** The same for who gave it; the house is told nothing. */
  tellGiver(
    tx: Transaction,
    contract: Contract,
    about: GiverNews,
    because?: EndCause,
  ): Promise<void>
}

/** Why a contract ends: by its giver, the house or a move, with what it stood on, or because the house took it over. */
export type EndCause = 'giver' | 'house' | 'move' | 'above' | 'taken'

type DownlineNews =
  | 'contractOffered'
  | 'contractWithdrawn'
  | 'contractEnded'
  | 'contractNeverBegan'
  | 'contractGoesOn'
type GiverNews =
  | 'contractAccepted'
  | 'contractRejected'
  | 'contractExpired'
  | 'contractTakenOver'
  | 'contractGivenEnded'
  | 'contractGivenStops'
  | 'contractGivenNeverBegan'
  | 'contractGivenGoesOn'
  | 'contractOfferStaysBack'
  | 'contractOfferTakenBack'

type Deps = Pick<ContractsDeps, 'members' | 'support' | 'publish' | 'now'>

export function createContractNews({ members, support, publish, now }: Deps): ContractNews {
  async function nameOf(tx: Transaction, id: MemberId | null): Promise<string> {
    if (id === null) return ''
    return (await members.list(tx, [id])).get(id)?.account ?? ''
  }

  /** Pages that are open ask again, which is how an offer becomes a popup. */
  function wake(tx: Transaction, { id, kind: contract, downline, giver }: Contract): void {
    const event = { kind: 'contract.changed', id, contract } as const
    tx.afterCommit(() => {
      publish(`member:${downline}`, event)
      if (giver !== null) publish(`member:${giver}`, event)
    })
  }

  async function idOf({ id }: Contract, about: DownlineNews | GiverNews) {
    return await deriveId('msg', id, about, ...(mayRepeat.has(about) ? [String(+now())] : []))
  }

  async function valuesOf(
    tx: Transaction,
    contract: Contract,
    other: MemberId | null,
    because: EndCause | undefined,
  ) {
    return {
      name: await nameOf(tx, other),
      kind: contract.kind,
      at: endOf(contract),
      because: because ?? '',
    }
  }

  return {
    async tellDownline(tx, contract, about, because) {
      wake(tx, contract)
      await support.tell(tx, {
        id: await idOf(contract, about),
        member: contract.downline,
        about,
        values: await valuesOf(tx, contract, contract.giver, because),
        link: '/?popup=contract',
      })
    },
    async tellGiver(tx, contract, about, because) {
      wake(tx, contract)
      if (contract.giver === null) return
      await support.tell(tx, {
        id: await idOf(contract, about),
        member: contract.giver,
        about,
        values: await valuesOf(tx, contract, contract.downline, because),
        link: '/agentHome',
      })
    },
  }
}

/** One that goes on may end again; an offer is made and withdrawn once. */
const mayRepeat: ReadonlySet<DownlineNews | GiverNews> = new Set([
  'contractEnded',
  'contractNeverBegan',
  'contractGoesOn',
  'contractGivenStops',
  'contractGivenNeverBegan',
  'contractGivenGoesOn',
])

/** The moment that the words name: when it ends, begins, or is no offer any more. */
function endOf({ endsAt, beginsAt, expiresAt }: Contract): Date {
  return endsAt ?? beginsAt ?? expiresAt
}
