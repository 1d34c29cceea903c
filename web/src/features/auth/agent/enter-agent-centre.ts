import type { LoginReply } from '@baize/contract/identity/session'
import { queryClient } from '../../../shared/api.ts'
import { completeLogin } from '../complete-login.ts'

/** Whoever was here before with an account of the main site leaves nothing behind for the agent. */
export function enterAgentCentre(reply: LoginReply): void {
  queryClient.removeQueries({ queryKey: ['own'] })
  completeLogin(reply, { path: '/agentHome' })
}
