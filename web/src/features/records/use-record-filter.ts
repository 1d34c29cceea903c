import { go, readAddress, useAddress } from '@baize/ui/navigation/address.ts'
import { serverNow } from '../../shared/api.ts'
import { useSystem } from '../../shared/system.ts'
import { readRecordsFilter, writeFilter, type RecordFilter } from './filter.ts'

export type ChangeFilter = (change: Partial<RecordFilter>) => void

/** The filter that the address holds, and the way to change it. What is opened is a step that one can go back from. */
export function useRecordFilter() {
  const { search } = useAddress()
  const { zone } = useSystem().info.brand
  const now = new Date(serverNow())
  const filter = readRecordsFilter(search, { now, zone })
  const change: ChangeFilter = (wanted) => {
    const { path, search: all, hash } = readAddress()
    const opens = wanted.open !== undefined && wanted.open !== ''
    // Without days a link to one record means its day; here it was opened from a list of others.
    const { range } = opens ? readRecordsFilter(all, { now, zone }) : wanted
    const written = writeFilter({ ...wanted, ...(range && { range }) })
    go({ path, search: { ...all, ...written }, hash }, { replace: !opens })
  }
  return { filter, change, now, zone }
}
