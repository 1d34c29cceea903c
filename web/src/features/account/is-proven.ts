import { serverNow } from '../../shared/api.ts'
import type { Security } from './api.ts'

/** Whether the person has proven to be there so lately that nobody asks again. */
export function isProven({ provenUntil }: Security): boolean {
  return provenUntil !== null && new Date(provenUntil).getTime() > serverNow()
}
