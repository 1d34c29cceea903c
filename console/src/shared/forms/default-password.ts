import { queryOptions } from '@tanstack/react-query'
import { calls } from 'virtual:contract'
import { call } from '../api.ts'

/** Whether accounts can be opened and reset by operators at all. The password itself is never shown. */
export const defaultPasswordQuery = queryOptions({
  queryKey: ['default-password'],
  queryFn: ({ signal }) => call(calls.getDefaultPassword, {}, { signal }),
})
