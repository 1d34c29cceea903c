import type { Database } from '../../platform/database/database.ts'
import { networkOf } from '../../platform/network.ts'
import type { MemberId } from './members/members.ts'
import * as store from './traces.store.ts'

/** Another account that left the same trace. */
export type Trace = {
  readonly member: MemberId
  readonly account: string
  /** The network that both were used from. */
  readonly network: string
  /** Whether it also came in from there by a browser that describes itself in the same words. */
  readonly sameBrowser: boolean
}

/**
 * What logins tell about accounts that may be one person's. It rests on networks (of IPv6 the /64) and on what browsers
 * say of themselves; a household, an office or a phone company shares the first, and a popular phone the second. So it
 * is a hint for people and decides nothing.
 */
export type Traces = {
  /** Other accounts that were used from this address, or from where this member was, since then; at most 20. */
  listSharers(
    member: MemberId,
    seen: { readonly ip: string; readonly userAgent: string; readonly since: Date },
  ): Promise<Trace[]>
  /** What this account has in common with these others since then. */
  listCommon(
    source: Pick<Database, 'sql'>,
    member: string,
    others: readonly string[],
    since: Date,
  ): Promise<CommonTrace[]>
  /** Accounts that came in from one address by browsers that describe themselves alike, since then; few at a time. */
  listGroups(since: Date): Promise<TraceGroup[]>
  /** Other accounts that came in as this one did, by the same browser at one address; none where those are many. */
  listAlike(source: Pick<Database, 'sql'>, member: string, since: Date): Promise<readonly string[]>
}

/** Accounts that left the same trace. Where many did, an office or a phone company is more likely than a person. */
export type TraceGroup = {
  readonly members: readonly string[]
  readonly ip: string
  readonly userAgent: string
}

/** What two accounts have in common: networks, and browsers that describe themselves alike at one address. */
export type CommonTrace = {
  readonly other: string
  readonly networks: readonly string[]
  readonly browsers: readonly string[]
}

const most = 20
/** More than these from one address are no person. */
const mostOfOne = 8

export function createTraces({ db }: { readonly db: Pick<Database, 'sql'> }): Traces {
  return {
    async listCommon(source, member, others, since) {
      if (others.length === 0) return []
      const networks = await store.listCommonNetworks(source, member, others, since)
      const browsers = await store.listCommonBrowsers(source, member, others, since)
      return others.flatMap((other) => {
        const own = {
          other,
          networks: networks.filter((one) => one.other === other).map(({ network }) => network),
          browsers: browsers.filter((one) => one.other === other).map(({ browser }) => browser),
        }
        return own.networks.length + own.browsers.length === 0 ? [] : [own]
      })
    },
    async listAlike(source, member, since) {
      const groups = await store.listGroupsOf(source, member, since, mostOfOne)
      return [...new Set(groups.flatMap(({ others }) => others))]
    },
    listGroups: (since) => store.listGroups(db, since, mostOfOne),
    async listSharers(member, { ip, userAgent, since }) {
      const own = (await store.listNetworks(db, member, since)).map(({ network }) => network)
      const networks = new Set([...own, ...(ip === '' ? [] : [networkOf(ip)])])
      const others = await store.listMembersOf(db, [...networks], {
        except: member,
        since,
        limit: most,
      })
      if (others.length === 0) return []
      const ids = others.map(({ id }) => id)
      const browsers =
        userAgent === ''
          ? []
          : await store.listBrowsers(db, ids, { userAgent: userAgent.slice(0, 300), since })
      const alike = new Set(
        browsers.filter((each) => networks.has(networkOf(each.ip))).map(({ id }) => id),
      )
      return others.map(({ id, account, network }) => ({
        member: id as MemberId,
        account,
        network,
        sameBrowser: alike.has(id),
      }))
    },
  }
}
