import { useQuery } from '@tanstack/react-query'
import { memberReaders } from '@baize/contract/roles'
import type { TextKey } from '@baize/texts/keys'
import { approvalsQuery } from '../../../shared/approvals.ts'
import { booksQuery, booksReaders } from '../../../shared/books/books-query.ts'
import {
  depositQueueQuery,
  disputeQueueQuery,
  queueReaders,
  withdrawalQueueQuery,
} from '../../../shared/cashier-queues.ts'
import { useOperator } from '../../../shared/operator.ts'
import { proofQuery } from '../../../shared/proof.ts'
import { useServerTime } from '../../../shared/use-server-time.ts'
import { useTargetMinutes } from '../../../shared/use-target-minutes.ts'
import {
  alarmsQuery,
  entriesOf,
  faultsQuery,
  jobReaders,
  jobsQuery,
  maintenanceQuery,
  outboxReaders,
  providersQuery,
  regionsQuery,
  rtpReaders,
  siteStatusQuery,
} from '../api.ts'
import { alertsOf, type Alert, type QueueName } from './alerts.ts'

type Told = {
  readonly alerts: readonly Alert[]
  /** Whether everything that may be asked has been answered, or refused. */
  readonly isComplete: boolean
  /** The names of what could not be read. */
  readonly unread: readonly TextKey[]
  readonly now: Date
}

type Asked = { readonly isLoading: boolean; readonly isError: boolean }

/** Asks everything that this operator may ask; what fails is named and hides nothing else. */
export function useAlerts(): Told {
  const { id, can } = useOperator()
  const now = useServerTime(30_000)
  const books = useQuery({ ...booksQuery, enabled: can(...booksReaders) })
  const chain = useQuery({ ...proofQuery, enabled: can(...memberReaders) })
  const jobs = useQuery({ ...jobsQuery, enabled: can(...jobReaders) })
  const rtp = useQuery({ ...alarmsQuery, enabled: can(...rtpReaders) })
  const vendors = useQuery(maintenanceQuery)
  const mayDecide = can('admin', 'finance', 'risk')
  const approvals = useQuery({ ...approvalsQuery, enabled: mayDecide })
  const status = useQuery(siteStatusQuery)
  const regions = useQuery(regionsQuery)
  const faults = useQuery({ ...faultsQuery, enabled: can(...outboxReaders) })
  const bets = useStoppedBets()
  const queues = useWaiting()
  const locks = useLocks(now)
  const asked: readonly (readonly [TextKey, Asked])[] = [
    ['ops.booksPlace', books],
    ['ops.placeAudit', chain],
    ['ops.placeAudit', locks],
    ['ops.placeJobs', jobs],
    ['ops.placeRtp', rtp],
    ['ops.placeProviders', bets],
    ['ops.placeVendors', vendors],
    ['ops.placeApprovals', approvals],
    ['ops.placeStatus', status],
    ['ops.placeStatus', regions],
    ['ops.placeOutbox', faults],
    ['cashier-desk.queues', queues],
  ]
  const alerts = alertsOf(
    {
      me: id,
      books: books.data,
      chain: chain.data,
      jobs: jobs.data,
      rtp: rtp.data,
      providers: bets.providers,
      killed: bets.killed,
      vendors: vendors.data?.items,
      queues: queues.since,
      targetMinutes: useTargetMinutes(),
      // The frame asks for them too, and what it was told is known here.
      approvals: mayDecide ? approvals.data : undefined,
      status: status.data?.live,
      regions: regions.data?.live,
      faults: faults.data?.items,
      locks: locks.entries,
    },
    now,
  )
  return {
    alerts,
    now,
    isComplete: asked.every(([, { isLoading }]) => !isLoading),
    unread: [...new Set(asked.filter(([, { isError }]) => isError).map(([name]) => name))],
  }
}

const together = (...parts: readonly Asked[]): Asked => ({
  isLoading: parts.some(({ isLoading }) => isLoading),
  isError: parts.some(({ isError }) => isError),
})

/** Since when each queue of the cashier has what it has. */
function useWaiting() {
  const enabled = useOperator().can(...queueReaders)
  const withdrawals = useQuery({ ...withdrawalQueueQuery, enabled })
  const deposits = useQuery({ ...depositQueueQuery, enabled })
  const disputes = useQuery({ ...disputeQueueQuery, enabled })
  const since: Partial<Record<QueueName, readonly string[]>> = {
    withdrawals: withdrawals.data?.items.map((row) => row.since) ?? [],
    deposits: deposits.data?.items.map((row) => row.since) ?? [],
    disputes: disputes.data?.items.map((row) => row.since) ?? [],
  }
  return { since, ...together(withdrawals, deposits, disputes) }
}

/** Providers, and when a kill switch was thrown if one is. */
function useStoppedBets() {
  const enabled = useOperator().can(...memberReaders)
  const providers = useQuery({ ...providersQuery, enabled })
  const areStopped =
    providers.data?.items.some((one) => one.betsClosed || one.closedGames.length > 0) ?? false
  const killed = useQuery({ ...entriesOf('protocol_vendor.bets_closed'), enabled: areStopped })
  return {
    providers: providers.data?.items,
    killed: killed.data?.items,
    ...together(providers, killed),
  }
}

const hourMs = 3_600_000

/** Locks of the last day, by whole hours so that the question stays the same for a while. */
function useLocks(now: Date) {
  const enabled = useOperator().can('admin', 'risk', 'auditor')
  const from = new Date((Math.floor(now.getTime() / hourMs) - 24) * hourMs).toISOString()
  const operators = useQuery({ ...entriesOf('operator.locked', from), enabled })
  const addresses = useQuery({ ...entriesOf('address.locked', from), enabled })
  return {
    entries: [...(operators.data?.items ?? []), ...(addresses.data?.items ?? [])],
    ...together(operators, addresses),
  }
}
