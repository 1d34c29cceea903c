import { useEffect } from 'react'
import { hearTopics } from '../../shared/figures/desk-line.ts'
import { useOperator } from '../../shared/operator.ts'

/** Hears of the alerts for the operator's roles; each role has a topic of its own. */
export function useAlertLine(): void {
  const roles = useOperator().roles.join(' ')
  useEffect(() => hearTopics(roles.split(' ').map((role) => `alerts:${role}`)), [roles])
}
