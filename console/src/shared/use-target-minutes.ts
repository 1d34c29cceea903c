import { useQuery } from '@tanstack/react-query'
import { cashierSource } from './documents/sources.ts'
import { documentQuery } from './documents/use-document.ts'

/** Within how many minutes the queues of the cashier are meant to be decided; nothing until it is known. */
export function useTargetMinutes(): number | undefined {
  return useQuery(documentQuery(cashierSource)).data?.live.content.targetMinutes
}
