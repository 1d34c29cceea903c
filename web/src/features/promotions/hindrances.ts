import { hindranceNames, type Hindered } from './hindrance-names.ts'
import { CallFailed } from '@baize/contract/client/client'
import type { Hindrance } from '@baize/contract/promotions/promotions'
import type { translate } from '@baize/texts/browser'
import { failureText } from '../../shared/api.ts'

/** Why somebody cannot have it now; nothing where nothing is in the way. */
export function hindranceText(hindrance: Hindrance, t: typeof translate): string {
  return hindrance === 'none' ? '' : t(hindranceNames[hindrance])
}

/** Why it was not given: the very hindrance, where the refusal names it. */
export function refusalText(error: unknown, t: typeof translate): string {
  const named = error instanceof CallFailed ? hindranceIn(error.value) : undefined
  return named === undefined ? failureText(error) : t(hindranceNames[named])
}

function hindranceIn(value: unknown): Hindered | undefined {
  if (typeof value !== 'object' || value === null || !('hindrance' in value)) return undefined
  const names = Object.keys(hindranceNames) as Hindered[]
  return names.find((name) => name === value.hindrance)
}
