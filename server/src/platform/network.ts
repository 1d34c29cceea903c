import { isIPv6 } from 'node:net'

/**
 * What an address is counted by. One line has a whole /64 of IPv6, so counting single addresses
 * would count nothing.
 */
export function networkOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1]
  if (mapped !== undefined) return mapped
  const [bare = ''] = ip.split('%')
  return isIPv6(bare) ? `${firstHalfOf(bare)}::/64` : ip
}

function firstHalfOf(ip: string): string {
  const [head = '', tail] = ip.toLowerCase().split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length
  return [...left, ...Array<string>(zeros).fill('0'), ...right]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')
}
