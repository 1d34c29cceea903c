import type { SealKey, StatusReply, SystemInfo, SystemStatus } from '@baize/contract/system/system'
import type { Language } from '@baize/kernel/language'
import type { Documents } from './documents/documents.ts'
import { customerServiceOf, routesOf, type Settings } from './settings/settings.ts'
import { plainAddress } from '../../platform/address.ts'
import type { Regions } from './regions/regions.ts'
import { effectiveStatus, spokenLanguage, textIn, wordsFor, type EffectiveStatus } from './rules.ts'

export type Status = {
  /** What a caller from this address meets. Counts the region rule that decided. */
  of(ip: string): SystemStatus
  /** The whole answer of the status call. */
  reply(ip: string, language: Language): StatusReply
  /** The same answer as JSON, put together from parts that are serialised once. */
  json(ip: string, language: Language): string
}

type Deps = {
  readonly documents: Pick<Documents, 'onChange'>
  readonly settings: Settings
  readonly regions: Pick<Regions, 'blocks' | 'countryOf'>
  readonly sealKey: SealKey
  readonly brandCode: string
  readonly now: () => Date
}

/** The answer in four parts: what depends on the state, on the caller, on the moment, and the rest. */
type Parts = {
  readonly state: Omit<StatusReply, 'location' | 'serverTime' | 'sealKey' | 'info'>
  readonly location: StatusReply['location']
  readonly rest: Pick<StatusReply, 'sealKey' | 'info'>
}

export function createStatus({
  documents,
  settings,
  regions,
  sealKey,
  brandCode,
  now,
}: Deps): Status {
  const prepared = createPrepared()
  documents.onChange(prepared.forget)

  const spoken = (wanted: Language) => spokenLanguage(settings.brand.live(), wanted)
  const effective = (ip: string) => effectiveStatus(settings.status.live().mode, regions.blocks(ip))

  const stateOf = (met: EffectiveStatus, language: Language): Parts['state'] => ({
    ...met,
    ...wordsFor(settings.status.live(), met.status, language),
  })
  const locationOf = (ip: string): Parts['location'] => ({
    ip: plainAddress(ip),
    country: regions.countryOf(ip),
  })

  function restFor(language: Language): Parts['rest'] {
    const { licence, serviceHours = {}, zaloHint = {}, ...live } = settings.brand.live()
    const { agentName1, agentName2, agentName41, agentName42, ...brand } = live
    const links = settings.links.live()
    const info: SystemInfo = {
      customerService: customerServiceOf(links),
      domainRoute: routesOf(links),
      resources: links.resources,
      whitelabel: settings.whitelabel.live().tree,
      register: settings.registration.live().rules,
      mainDomain: links.mainDomain,
      analytics: { gtagId: links.gtagId },
      imageCDNs: links.imageCDNs,
      launchGameCDNs: links.launchGameCDNs,
      brand: {
        code: brandCode,
        ...brand,
        licence: textIn(licence, language),
        serviceHours: textIn(serviceHours, language),
        zaloHint: textIn(zaloHint, language),
        agentNames: {
          1: textIn(agentName1 ?? {}, language),
          2: textIn(agentName2 ?? {}, language),
          41: textIn(agentName41 ?? {}, language),
          42: textIn(agentName42 ?? {}, language),
        },
      },
    }
    return { sealKey, info }
  }

  return {
    of: (ip) => effective(ip).status,
    reply(ip, wanted) {
      const language = spoken(wanted)
      const state = stateOf(effective(ip), language)
      const serverTime = now().toISOString()
      return { ...state, location: locationOf(ip), serverTime, ...restFor(language) }
    },
    json(ip, wanted) {
      const language = spoken(wanted)
      const met = effective(ip)
      const state = prepared.part(`${language} ${met.status} ${met.regionRestriction}`, () =>
        opened(stateOf(met, language)),
      )
      const rest = prepared.part(language, () => opened(restFor(language)).slice(1))
      const location = prepared.location(ip, () => JSON.stringify(locationOf(ip)))
      return `${state},"location":${location},"serverTime":"${now().toISOString()}",${rest}}`
    },
  }
}

/** The JSON of an object without its last brace, so that more can follow. */
function opened(value: object): string {
  return JSON.stringify(value).slice(0, -1)
}

const mostLocations = 10_000

/** Texts made once: parts until a document changes, locations for as long as there is room. */
function createPrepared() {
  const parts = new Map<string, string>()
  const locations = new Map<string, string>()

  function remember(texts: Map<string, string>, key: string, make: () => string): string {
    let text = texts.get(key)
    if (text === undefined) {
      text = make()
      texts.set(key, text)
    }
    return text
  }

  return {
    part: (key: string, make: () => string) => remember(parts, key, make),
    location(ip: string, make: () => string) {
      if (locations.size >= mostLocations) locations.clear()
      return remember(locations, ip, make)
    },
    forget: () => parts.clear(),
  }
}
