import { BlockList, isIP } from 'node:net'

/**
 * An address as it is compared and shown: IPv4 that came over an IPv6 socket (`::ffff:192.0.2.1`) is IPv4,
 * and a zone (`%eth0`) says nothing about where a caller is.
 */
export function plainAddress(ip: string): string {
  const bare = ip.includes('%') ? ip.slice(0, ip.indexOf('%')) : ip
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)?.[1]
  return mapped ?? bare
}

export function isAddress(value: string): boolean {
  return isIP(value) !== 0 && !value.includes('%')
}

type Range = { readonly address: string; readonly prefix: number; readonly family: 4 | 6 }

/** Reads `192.0.2.0/24`, `2001:db8::/32` or a single address; nothing when it is none of these. */
export function readRange(text: string): Range | undefined {
  const [, address = '', bits] = /^([0-9a-fA-F.:]{2,45})(?:\/(\d{1,3}))?$/.exec(text) ?? []
  const family = isIP(address)
  if (family !== 4 && family !== 6) return undefined
  const widest = family === 4 ? 32 : 128
  const prefix = bits === undefined ? widest : Number(bits)
  return prefix > widest ? undefined : { address, prefix, family }
}

/** Whether an address lies in one of some ranges. Texts that are no range are left out. */
export function inRanges(texts: readonly string[]): (plainIp: string) => boolean {
  const list = new BlockList()
  for (const text of texts) {
    const range = readRange(text)
    if (range) list.addSubnet(range.address, range.prefix, range.family === 4 ? 'ipv4' : 'ipv6')
  }
  return (ip) => {
    const family = isIP(ip)
    return family !== 0 && list.check(ip, family === 4 ? 'ipv4' : 'ipv6')
  }
}

/** A range lies within another when its first address does and it is no wider. */
export function containsRange(outer: string, inner: string): boolean {
  const [wide, narrow] = [readRange(outer), readRange(inner)]
  if (!wide || !narrow || wide.family !== narrow.family) return false
  return narrow.prefix >= wide.prefix && inRanges([outer])(narrow.address)
}
