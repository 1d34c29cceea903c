import type { Database } from '../../platform/database/database.ts'

type Source = Pick<Database, 'sql'>

export async function listNetworks({ sql }: Source, member: string, since: Date) {
  return await sql<{ network: string }>`
    select network from identity.networks
    where member_id = ${member} and last_seen_at > ${since}
    order by last_seen_at desc limit 50`
}

/** Other accounts that were used from one of these networks, the latest first. */
export async function listMembersOf(
  { sql }: Source,
  networks: readonly string[],
  asked: { readonly except: string; readonly since: Date; readonly limit: number },
) {
  return await sql<{ id: string; account: string; network: string }>`
    select distinct on (m.id) m.id, m.account, n.network
    from identity.networks n join identity.members m on m.id = n.member_id
    where n.network = any(${[...networks]}) and n.member_id <> ${asked.except}
      and n.last_seen_at > ${asked.since}
    order by m.id, n.last_seen_at desc limit ${asked.limit}`
}

/** The addresses and browsers by which these accounts came in, each pair once. */
export async function listBrowsers(
  { sql }: Source,
  members: readonly string[],
  asked: { readonly userAgent: string; readonly since: Date },
) {
  return await sql<{ id: string; ip: string }>`
    select distinct member_id as id, ip from identity.logins
    where member_id = any(${[...members]}) and at > ${asked.since} and outcome = 'ok'
      and user_agent = ${asked.userAgent} limit 1000`
}

/** Who came in from one address by the same browser, where they are two or some. */
export async function listGroups({ sql }: Source, since: Date, most: number) {
  return await sql<{ members: string[]; ip: string; userAgent: string }>`
    select array_agg(distinct member_id) as members, ip, user_agent as "userAgent"
    from identity.logins
    where at > ${since} and outcome = 'ok' and user_agent <> '' and ip <> ''
    group by ip, user_agent
    having count(distinct member_id) between 2 and ${most}
    order by max(at) desc limit 1000`
}

export async function listCommonNetworks(
  { sql }: Source,
  member: string,
  others: readonly string[],
  since: Date,
) {
  return await sql<{ other: string; network: string }>`
    select o.member_id as other, o.network from identity.networks n
    join identity.networks o on o.network = n.network
    where n.member_id = ${member} and o.member_id = any(${[...others]})
      and n.last_seen_at > ${since} and o.last_seen_at > ${since}
    order by o.last_seen_at desc limit 200`
}

export async function listCommonBrowsers(
  { sql }: Source,
  member: string,
  others: readonly string[],
  since: Date,
) {
  return await sql<{ other: string; browser: string }>`
    select distinct o.member_id as other, left(o.user_agent, 300) as browser
    from identity.logins n join identity.logins o on o.ip = n.ip and o.user_agent = n.user_agent
    where n.member_id = ${member} and o.member_id = any(${[...others]}) and n.user_agent <> ''
      and n.at > ${since} and o.at > ${since} and n.outcome = 'ok' and o.outcome = 'ok'
    limit 200`
}

/** For each browser at one address by which this member came in: who else did, where they are some. */
export async function listGroupsOf({ sql }: Source, member: string, since: Date, most: number) {
  return await sql<{ others: string[] }>`
    with own as (
      select ip, user_agent from identity.logins
      where member_id = ${member} and at > ${since} and outcome = 'ok' and user_agent <> '' and ip <> ''
      group by ip, user_agent order by max(at) desc limit 50
    )
    select found.others from own cross join lateral (
      select array_agg(distinct l.member_id) filter (where l.member_id <> ${member}) as others,
        count(distinct l.member_id) as count
      from identity.logins l
      where l.ip = own.ip and l.user_agent = own.user_agent and l.at > ${since}
        and l.outcome = 'ok' and l.user_agent <> ''
    ) found where found.count between 2 and ${most}`
}
