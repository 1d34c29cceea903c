import type { BrandView } from '@baize/contract/system/system'
import type { TextKey } from '@baize/texts/keys'

type AgentType = keyof BrandView['agentNames']
const agentTypes: readonly number[] = [1, 2, 41, 42] satisfies readonly AgentType[]
const trialType = 4

/** What an account is, by the number of the wire; agents as the operator calls them, where that is said. */
export function typeName(
  t: (key: TextKey) => string,
  names: BrandView['agentNames'],
  type: number,
): string {
  if (type === trialType) return t('agents.typeTrial')
  if (!agentTypes.includes(type)) return t('agents.typeMember')
  return names[type as AgentType] || t('agents.typeAgent')
}
