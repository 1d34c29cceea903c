import { fragment, type Fragment } from '../src/platform/database/database.ts'

/** As if everybody owed this much, for `setOwed`. */
export function owing(amount: bigint): Fragment {
  return fragment`(jsonb_build_object('PHP', ${String(amount)}::text))`
}
