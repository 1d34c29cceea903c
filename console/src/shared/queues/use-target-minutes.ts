import { cashierSource } from '../documents/sources.ts'
import { useLive } from '../documents/use-document.ts'

/** Within how many minutes the queues of the cashier are meant to be decided; nothing until it is known. */
export function useTargetMinutes(): number | undefined {
  return useLive(cashierSource)?.targetMinutes
}
