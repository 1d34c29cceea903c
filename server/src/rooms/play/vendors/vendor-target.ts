import type { Offer } from '../../catalogue/catalogue.ts'
import type { FrameRequest, LaunchTarget } from '../target.ts'
import { gameCodeOf, type ProtocolVendor } from './vendor.ts'

type Deps = {
  readonly list: () => readonly ProtocolVendor[]
  /** Where this site is, so that a vendor's page finds the way back. */
  readonly siteUrl: () => string
}

/**
 * Opens games at the outside vendors that run them: at the address that their rules say. A vendor that serves everything
 * runs nothing by that, as our arcade and sandboxes do; each game belongs to one who names its vendor.
 */
export function createVendorTarget({ list, siteUrl }: Deps): LaunchTarget {
  const find = ({ game }: Offer) =>
    list().find(
      ({ enabled, sandbox, serves, policy }) =>
        enabled && !sandbox && policy.launchUrl !== '' && serves.includes(game.vendor),
    )

  function addressOf(offer: Offer, request: Omit<FrameRequest, 'offer'>): string {
    const vendor = find(offer)
    if (vendor === undefined) throw new Error('A game was opened that no vendor runs.')
    return fillAddress(vendor.policy.launchUrl, {
      token: request.token,
      game: gameCodeOf(offer.game),
      language: request.language,
      device: request.device,
      back: request.backUrl === '' ? '' : siteUrl() + request.backUrl,
      demo: String(request.demo),
    })
  }

  return {
    name: 'outside vendors',
    vendorOf: (offer) => find(offer)?.key ?? '',
    opens: (offer) => find(offer) !== undefined,
    address: async ({ offer, ...request }) => addressOf(offer, request),
    // The address is known without asking; whether somebody answers there shows when it is opened.
    probe: async (offer) => {
      const empty = { token: '', language: 'EN', device: '', backUrl: '', demo: false } as const
      return addressOf(offer, empty)
    },
  }
}

/** Over TLS, or to this machine while somebody tries it out. */
export function readLaunchUrl(text: string): URL | undefined {
  if (!URL.canParse(text)) return undefined
  const url = new URL(text)
  const isNear = url.hostname === 'localhost' || url.hostname === '127.0.0.1'
  return url.protocol === 'https:' || (url.protocol === 'http:' && isNear) ? url : undefined
}

/** The origins of the frames of those who are switched on, each once. */
export function frameHostsOf(vendors: readonly ProtocolVendor[]): string[] {
  const origins = vendors.flatMap(({ enabled, policy }) => {
    const url = enabled ? readLaunchUrl(policy.launchUrl) : undefined
    return url === undefined ? [] : [url.origin]
  })
  return [...new Set(origins)]
}

/** Puts values into `{name}` places, each as an address writes it; places that nobody knows stay empty. */
export function fillAddress(template: string, values: Readonly<Record<string, string>>): string {
  return template.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(values[name] ?? ''),
  )
}
