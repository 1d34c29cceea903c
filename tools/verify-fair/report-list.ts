import { auditList, type KnownHead, type ListFault, type ToldEntry } from '@baize/games/audit-list'
import { codes, wrong, type Report } from './report.ts'

const sentences: Readonly<Record<ListFault, string>> = {
  rewritten: 'the list says something else here than its hash, or than what was seen here before',
  seed: 'what was revealed is not what was promised',
  chain: 'the link that was told is not of this chain',
  two_chains: 'a chain was begun while another of its table was in use',
  salt: 'the salt is not made of the public value',
  beacon: 'this is no value of the beacon and round that were named',
  known_before: 'the public value was out when the chain was published',
  unreadable: 'what was promised with the chain cannot be read',
}

/** What is found in a list that was saved or fetched, held against heads that were written down before. */
export function reportList(list: unknown, seen: readonly string[]): Report {
  const entries = readEntries(list)
  const known = readHeads(seen)
  if (entries === undefined) return wrong('The file is not there, or is no public list.')
  if (known === undefined) return wrong('What was seen is a position and a hash: 12:5f70…')
  const { verdict, faults, left, ownBeacon, head } = auditList(entries, known)
  const lines = [
    verdict.toUpperCase(),
    `entries    ${entries.length}`,
    ...faults.map(({ position, fault }) => `FAILS      ${position}: ${sentences[fault]}`),
    ...left.map(
      ({ position, why }) => `left       ${position}: a chain was not used to its end (${why})`,
    ),
    ...(ownBeacon.length === 0
      ? []
      : [
          `demo       ${ownBeacon.join(', ')}: the house drew the public value itself, which binds nobody`,
        ]),
    `head       ${head.position}:${head.hash} (write it down, and give it next time with --seen)`,
  ]
  return { text: lines.join('\n'), code: codes[verdict] }
}

/** A list that was saved or fetched; nothing when it is none. */
export function readEntries(list: unknown): readonly ToldEntry[] | undefined {
  return Array.isArray(list) && list.every(isEntry) ? list : undefined
}

/** Heads that were written down; nothing when one is none. */
export function readHeads(seen: readonly string[]): readonly KnownHead[] | undefined {
  const known = seen.map(readHead)
  return areHeads(known) ? known : undefined
}

function readHead(text: string): KnownHead | undefined {
  const [, position, hash] = /^(\d{1,12}):([0-9a-f]{64})$/.exec(text) ?? []
  return hash === undefined ? undefined : { position: Number(position), hash }
}

function areHeads(heads: readonly (KnownHead | undefined)[]): heads is readonly KnownHead[] {
  return heads.every((head) => head !== undefined)
}

const texts = ['kind', 'id', 'commitment', 'at', 'detail', 'hash', 'revealed', 'salt'] as const

function isEntry(entry: unknown): entry is ToldEntry {
  const told = entry as Partial<Record<keyof ToldEntry, unknown>> | null
  return (
    Number.isSafeInteger(told?.position) &&
    Number.isSafeInteger(told?.round) &&
    texts.every((name) => typeof told?.[name] === 'string') &&
    typeof told?.beaconValue === 'string' &&
    typeof told.endedBy === 'string'
  )
}

const mostPages = 100_000

/** The whole list of a site, page by page. */
export async function fetchList(site: string): Promise<unknown> {
  const entries: unknown[] = []
  let cursor = ''
  for (let page = 0; page < mostPages; page += 1) {
    const address = new URL('/wps/fair/commitments', site)
    address.searchParams.set('limit', '100')
    if (cursor !== '') address.searchParams.set('cursor', cursor)
    const value = await fetchPage(address)
    if (!Array.isArray(value?.list)) return undefined
    entries.push(...value.list)
    cursor = value.next ?? ''
    if (cursor === '') return entries
  }
  return undefined
}

type Page = { readonly list?: unknown[]; readonly next?: string }

/** Nothing when the site does not answer. */
async function fetchPage(address: URL): Promise<Page | undefined> {
  try {
    const reply = await fetch(address)
    return ((await reply.json()) as { value?: Page }).value
  } catch {
    return undefined
  }
}
