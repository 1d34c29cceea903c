import { go, readAddress, useAddress } from '@baize/ui/navigation/address.ts'
import { serverNow } from '../../shared/api.ts'
import { useSystem } from '../../shared/system.ts'
import { readTeamFilter, writeTeamFilter, type TeamFilter } from './filter.ts'

/** The filter that the address holds, and the way to change it. Whose team one looks at is a step to go back from. */
export function useTeamFilter() {
  const { search } = useAddress()
  const { zone } = useSystem().info.brand
  const now = new Date(serverNow())
  const filter = readTeamFilter(search, { now, zone })
  const change = (wanted: Partial<TeamFilter>) => {
    const { path, search: all, hash } = readAddress()
    const isStep = wanted.of !== undefined
    go({ path, search: { ...all, ...writeTeamFilter(wanted) }, hash }, { replace: !isStep })
  }
  return { filter, change, now, zone }
}
