import type { SealKey, StatusReply, SystemInfo, SystemStatus } from '@baize/contract/system'
import type { Language } from '@baize/kernel/language'
import type { Documents } from './documents/documents.ts'
import { customerServiceOf, routesOf } from './links.ts'
import { plainAddress } from './regions/address.ts'
import type { Regions } from './regions/regions.ts'
import { effectiveStatus, spokenLanguage, textIn, wordsFor } from './rules.ts'

export type Status = {
  /** What a caller from this address meets. Counts the region rule that decided. */
  of(ip: string): SystemStatus
  /** The whole answer of the status call. */
  reply(ip: string, language: Language): StatusReply
  /** The same answer as JSON, from parts that are serialised once per version of the documents. */
  json(ip: string, language: Language): string
}

type Deps = {
  readonly documents: Pick<Documents, 'live' | 'onChange'>
  readonly regions: Pick<Regions, 'blocks' | 'countryOf'>
  readonly sealKey: SealKey
  readonly brandCode: string
  readonly now: () => Date
}

export function createStatus({ documents, regions, sealKey, brandCode, now }: Deps): Status {
  const prepared = new Map<Language, string>()
  documents.onChange(() => prepared.clear())

  function effective(ip: string) {
    return effectiveStatus(documents.live('status').mode, regions.blocks(ip))
  }

  function caller(ip: string, language: Language): Omit<StatusReply, 'info'> {
    const state = effective(ip)
    return {
      ...state,
      ...wordsFor(documents.live('status'), state.status, language),
      location: { ip: plainAddress(ip), country: regions.countryOf(ip) },
      serverTime: now().toISOString(),
      sealKey,
    }
  }

  function info(language: Language): SystemInfo {
    const { licence, ...brand } = documents.live('brand')
    const links = documents.live('links')
    return {
      customerService: customerServiceOf(links),
      domainRoute: routesOf(links),
      resources: links.resources,
      whitelabel: documents.live('whitelabel').tree,
      register: documents.live('registration').rules,
      mainDomain: links.mainDomain,
      analytics: { gtagId: links.gtagId },
      imageCDNs: links.imageCDNs,
      launchGameCDNs: links.launchGameCDNs,
      brand: { code: brandCode, ...brand, licence: textIn(licence, language) },
    }
  }

  function infoJson(language: Language): string {
    let json = prepared.get(language)
    if (json === undefined) {
      json = JSON.stringify(info(language))
      prepared.set(language, json)
    }
    return json
  }

  const spoken = (wanted: Language) => spokenLanguage(documents.live('brand'), wanted)

  return {
    of: (ip) => effective(ip).status,
    reply(ip, wanted) {
      const language = spoken(wanted)
      return { ...caller(ip, language), info: info(language) }
    },
    json(ip, wanted) {
      const language = spoken(wanted)
      return `${JSON.stringify(caller(ip, language)).slice(0, -1)},"info":${infoJson(language)}}`
    },
  }
}
