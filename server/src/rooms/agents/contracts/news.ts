import { deriveId } from '@baize/kernel/ids'
import type { Transaction } from '../../../platform/database/database.ts'
import type { MemberId } from '../../identity/identity.ts'
import type { Contract } from './contract.ts'
import type { ContractsDeps } from './deps.ts'

export type ContractNews = {
  /** Writes to the downline's inbox, and tells the open pages of both. */
  tellDownline(tx: Transaction, contract: Contract, about: DownlineNews): Promise<void>
  /** The same for who gave it; the house is told nothing. */
  tellGiver(tx: Transaction, contract: Contract, about: GiverNews): Promise<void>
}

type DownlineNews = 'contractOffered' | 'contractWithdrawn' | 'contractEnded' | 'contractGoesOn'
type GiverNews =
  | 'contractAccepted'
  | 'contractRejected'
  | 'contractExpired'
  | 'contractTakenOver'
  | 'contractGivenEnded'
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

  return {
    async tellDownline(tx, contract, about) {
      wake(tx, contract)
      await support.tell(tx, {
        id: await deriveId(
          'msg',
          contract.id,
          about,
          ...(mayRepeat(about) ? [String(+now())] : []),
        ),
        member: contract.downline,
        about,
        values: {
          name: await nameOf(tx, contract.giver),
          kind: contract.kind,
          at: endOf(contract),
        },
        link: '/?popup=contract',
      })
    },
    async tellGiver(tx, contract, about) {
      wake(tx, contract)
      if (contract.giver === null) return
      await support.tell(tx, {
        id: await deriveId('msg', contract.id, about),
        member: contract.giver,
        about,
        values: {
          name: await nameOf(tx, contract.downline),
          kind: contract.kind,
          at: endOf(contract),
        },
        link: '/agentHome',
      })
    },
  }
}

/** One that goes on may end again; an offer is made and withdrawn once. */
function mayRepeat(about: DownlineNews): boolean {
  return about === 'contractEnded' || about === 'contractGoesOn'
}

/** The moment that the words name: when it ends, begins, or is no offer any more. */
function endOf({ endsAt, beginsAt, expiresAt }: Contract): Date {
  return endsAt ?? beginsAt ?? expiresAt
}
