import type { Http } from '../../platform/http/http.ts'
import { serveContractsDesk } from './contract-desk-routes.ts'
import { serveContracts } from './contract-routes.ts'
import { serveFlagDesk } from './desk/flag-routes.ts'
import { serveInvitationDesk } from './desk/invitation-routes.ts'
import { serveProofDesk } from './desk/proof-routes.ts'
import { serveRecountDesk } from './desk/recount-routes.ts'
import { serveSettlementDesk } from './desk/settlement-routes.ts'
import { serveTreeDesk } from './desk/tree-routes.ts'
import { serveDownlines } from './downlines/routes.ts'

export { createContractsBeside } from './contract-routes.ts'

type Deps = Parameters<typeof serveContracts>[1] &
  Parameters<typeof serveContractsDesk>[1] &
  Parameters<typeof serveTreeDesk>[1] &
  Parameters<typeof serveFlagDesk>[1] &
  Parameters<typeof serveInvitationDesk>[1] &
  Parameters<typeof serveProofDesk>[1] &
  Parameters<typeof serveRecountDesk>[1] &
  Parameters<typeof serveSettlementDesk>[1] &
  Parameters<typeof serveDownlines>[1]

/** Binds the calls of the room. */
export function serveAgents(http: Http, deps: Deps): void {
  serveContracts(http, deps)
  serveContractsDesk(http, deps)
  serveTreeDesk(http, deps)
  serveFlagDesk(http, deps)
  serveInvitationDesk(http, deps)
  serveProofDesk(http, deps)
  serveSettlementDesk(http, deps)
  serveRecountDesk(http, deps)
  serveDownlines(http, deps)
}
