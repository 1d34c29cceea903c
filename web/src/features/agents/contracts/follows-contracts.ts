import { usePerson, type Person } from '../../../shared/session.ts'
import { useModule } from '../../../shared/system.ts'

/** A trial account has no contracts, and whoever must change the password first may not look: nothing is asked. */
export const mayHaveContracts = (person: Person | null): person is Person =>
  person !== null && !person.isTrial && person.mustChange === ''

/** Whether contracts are asked for by themselves when somebody comes in: the house decides it. */
export function useFollowsContracts(): boolean {
  const isPolicyOn = useModule('AGENTPOLICY3')
  return mayHaveContracts(usePerson()) && isPolicyOn
}
