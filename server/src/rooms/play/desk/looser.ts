import type { VendorPolicy } from '@baize/contract/play/provider-desk'
import type { TextKey } from '@baize/texts/keys'
import { containsRange } from '../../../platform/address.ts'
import { isSameContent, type AskedChange, type SaidValue } from '../../system/system.ts'
import { isServed, type ProtocolVendor } from '../vendors/vendors.ts'

type Part = {
  readonly name: TextKey
  readonly value: (vendor: ProtocolVendor) => unknown
  readonly shown: (vendor: ProtocolVendor) => SaidValue
  /** Whether a change lets more in, or pays more. */
  readonly isLooser?: (before: ProtocolVendor, after: ProtocolVendor) => boolean
}

const always = () => true
const nothing: SaidValue = { text: 'alerts.nothing' }
const answers = {
  seamless: 'play-desk.seamless',
  transfer: 'play-desk.transfer',
  refuse: 'play-desk.refuse',
  reverse: 'play-desk.reverse',
  show: 'play-desk.show',
  settle: 'play-desk.settle',
  void: 'play-desk.void',
} as const

const choice = (key: 'walletMode' | 'settledRollback' | 'staleRounds', name: TextKey): Part => ({
  name,
  value: ({ policy }) => policy[key],
  shown: ({ policy }) => ({ text: answers[policy[key]] }),
})
const minutes = (key: 'openRoundMinutes' | 'idleMinutes', name: TextKey): Part => ({
  name,
  value: ({ policy }) => policy[key],
  shown: ({ policy }) => ({ count: policy[key], unit: 'minute' }),
})
const words = (list: readonly string[]): SaidValue => (list.length === 0 ? nothing : { list })

/** All that a vendor keeps to, as whoever decides reads it. */
const parts: readonly Part[] = [
  {
    name: 'play-desk.addresses',
    value: ({ addresses }) => addresses,
    shown: ({ addresses }) => words(addresses),
    isLooser: (before, after) =>
      after.addresses.some((range) => !before.addresses.some((old) => containsRange(old, range))),
  },
  {
    ...choice('settledRollback', 'play-desk.settledRollback'),
    isLooser: (_, { policy }) => policy.settledRollback === 'reverse',
  },
  {
    name: 'play-desk.zeroBetWins',
    value: ({ policy }) => policy.zeroBetWins,
    shown: ({ policy }) => ({ text: policy.zeroBetWins ? 'alerts.on' : 'alerts.off' }),
    isLooser: (_, { policy }) => policy.zeroBetWins,
  },
  {
    ...choice('staleRounds', 'play-desk.staleRounds'),
    // To be told of them takes nothing from anybody; both others end rounds that players may come back to.
    isLooser: (_, { policy }) => policy.staleRounds !== 'show',
  },
  {
    name: 'alerts.vendorLimits',
    value: ({ policy }) => policy.limits,
    shown: ({ policy }) =>
      words(Object.entries(policy.limits).map(([code, { max }]) => `${code} ${max}`)),
    isLooser: (before, after) => raisesLimits(before.policy, after.policy),
  },
  {
    // What a vendor calls one unit decides what is paid.
    name: 'alerts.vendorScales',
    value: ({ policy }) => policy.scales,
    shown: ({ policy }) =>
      words(
        Object.entries(policy.scales).map(
          ([code, { majors, units, decimals }]) => `${code} ${majors}:${units}, ${decimals}`,
        ),
      ),
    isLooser: always,
  },
  {
    name: 'alerts.vendorOwnIds',
    value: ({ policy }) => policy.ownIds,
    shown: ({ policy }) => ({ text: policy.ownIds ? 'alerts.on' : 'alerts.off' }),
    isLooser: (_, { policy }) => policy.ownIds,
  },
  {
    // Players come there with their sessions.
    name: 'play-desk.launchUrl',
    value: ({ policy }) => policy.launchUrl,
    shown: ({ policy }) => policy.launchUrl || nothing,
    isLooser: (_, { policy }) => policy.launchUrl !== '',
  },
  choice('walletMode', 'play-desk.walletMode'),
  {
    ...minutes('openRoundMinutes', 'play-desk.openRoundMinutes'),
    isLooser: ({ policy: before }, { policy }) =>
      policy.staleRounds !== 'show' && policy.openRoundMinutes < before.openRoundMinutes,
  },
  minutes('idleMinutes', 'play-desk.idleMinutes'),
  {
    // More of it may keep others waiting.
    name: 'play-desk.callsASecond',
    value: ({ policy }) => policy.callsASecond,
    shown: ({ policy }) => String(policy.callsASecond),
    isLooser: (before, after) => after.policy.callsASecond > before.policy.callsASecond,
  },
  { name: 'play-desk.name', value: ({ name }) => name, shown: ({ name }) => name },
  {
    name: 'play-desk.serves',
    value: ({ serves }) => serves,
    shown: ({ serves }) => words(serves),
    isLooser: (before, { serves }) => serves.some((code) => !isServed(before, code)),
  },
  {
    name: 'play-desk.enabled',
    value: ({ enabled }) => enabled,
    shown: ({ enabled }) => ({ text: enabled ? 'alerts.on' : 'alerts.off' }),
  },
]

/** A currency without a bound of its own has none, so that to lose one is to be looser. */
function raisesLimits(before: VendorPolicy, after: VendorPolicy): boolean {
  return Object.entries(before.limits).some(([code, { max }]) => {
    const now = after.limits[code]
    return now === undefined || BigInt(now.max) > BigInt(max)
  })
}

/** What changes of a vendor; what is looser first. */
export function vendorChanges(before: ProtocolVendor, after: ProtocolVendor): AskedChange[] {
  return parts
    .filter(({ value }) => !isSameContent(value(before), value(after)))
    .map(({ name, shown, isLooser }) => ({
      name: { text: name },
      before: shown(before),
      after: shown(after),
      isLoosened: isLooser?.(before, after) ?? false,
    }))
}

export function isLooser(before: ProtocolVendor, after: ProtocolVendor): boolean {
  return vendorChanges(before, after).some(({ isLoosened }) => isLoosened)
}
