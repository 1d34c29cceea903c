import type { TextKey } from '@baize/texts/keys'

const agentTypes: readonly number[] = [1, 2, 41, 42]
const trialType = 4

/** What an account is, by the number of the wire. */
export function typeText(type: number): TextKey {
  if (type === trialType) return 'agents.typeTrial'
  return agentTypes.includes(type) ? 'agents.typeAgent' : 'agents.typeMember'
}
