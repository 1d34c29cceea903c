import { fragment, type Fragment } from './sql.ts'

/**
 * A list of JSON as one text of JSON. In PostgreSQL's notation of a list each quote of it would be escaped here and taken
 * out there, which takes longer than to write the rows.
 */
export function jsonList(items: readonly string[]): Fragment {
  return fragment`array(select jsonb_array_elements(${`[${items.join()}]`}::jsonb))`
}
