import type { Game, Lane, VendorCard } from '@baize/contract/catalogue/catalogue'
import type { GameCategory } from '@baize/contract/catalogue/catalogue-names'
import { encodeCsPath } from '@baize/contract/system/cs-path'
import type { AccountType, LoginReply, MemberInfo } from '@baize/contract/identity/session'
import type { StatusReply } from '@baize/contract/system/system'
import { testSealKey } from './sealed-bodies.ts'

/** The state of an open demo brand, as the server puts it into a page. */
export const openStatus: StatusReply = {
  status: 0,
  maintenance: false,
  regionRestriction: false,
  endsAt: null,
  text: '',
  location: { ip: '203.0.113.42', country: 'PH' },
  serverTime: '2026-11-15T04:00:00.000Z',
  sealKey: testSealKey,
  info: {
    customerService: [
      { csType: 'LIVECHAT', path: encodeCsPath('/help#feedback', 'Key00001') },
      { csType: 'MESSAGING', path: encodeCsPath('https://chat.example/baize', 'Key00002') },
      { csType: 'EMAIL', path: encodeCsPath('help@baize.example', 'Key00003') },
    ],
    domainRoute: [],
    resources: [
      { labelNameEn: 'TELEGRAM', url: 'https://telegram.example/baize' },
      { labelNameEn: 'FACEBOOK', url: 'https://facebook.example/baize' },
      { labelNameEn: 'Android', url: 'https://cdn.example/baize.apk' },
    ],
    whitelabel: [{ modId: 'POINTMALL', enabled: '1', childrenNodes: [] }],
    register: [],
    mainDomain: 'baize.example',
    analytics: { gtagId: '' },
    imageCDNs: [],
    launchGameCDNs: [],
    brand: {
      code: 'baize',
      name: 'Baize',
      hue: 162,
      currency: 'PHP',
      zone: 'Asia/Manila',
      languages: ['EN', 'TY', 'JA', 'KO', 'PT'],
      defaultLanguage: 'EN',
      jackpotCounter: true,
      licence: 'Licence 7 of Nowhere',
      serviceHours: 'Service hours 09:00 to 24:00, Manila',
      zaloHint: 'Bonus up to 131K by Zalo',
      agentNames: { 1: '', 2: '', 41: '', 42: '' },
      copyright: '© 2026 Baize demo',
    },
  },
}

export function vendor(index: number, title: GameCategory = 'RNG'): VendorCard {
  return {
    vassalage: `V${index}`,
    displayName: `Vendor ${index}`,
    gameType: title,
    iconUrl: `/art/v1/vendor/V${index}.svg`,
    lagerIcon: `/art/v1/vendor/V${index}/card.svg`,
    isGame: 'VASSALAGE',
    games: 12,
    maintenance: false,
  }
}

/** A category with so many vendors, counted from the given one. */
export function lane(title: GameCategory, vendors: number, from = 1): Lane {
  const cards = Array.from({ length: vendors }, (_, index) => vendor(from + index, title))
  return { title, games: 40, cards }
}

export function game(index: number): Game {
  return {
    nodeId: index,
    vassalage: 'V1',
    gameType: 'RNG',
    gameClassify: '',
    gameCode: `g${index}`,
    gameName: `Game ${index}`,
    nodeName: `Game ${index}`,
    displayName: `Game ${index}`,
    iconUrl: `/art/v1/V1/g${index}.svg`,
    showIcon: true,
    isGame: 'GAME',
    vendorName: 'Vendor 1',
    labels: [],
    minBet: '100',
    lines: 20,
    demo: true,
    verifiable: false,
    maintenance: false,
  }
}

/** Somebody with an account of the given kind. */
export function memberInfo(type: AccountType = 0): MemberInfo {
  return {
    id: 'mem_1',
    account: 'mara',
    nickname: 'Mara Cruz',
    type,
    currency: 'PHP',
    iconUrl: '',
  }
}

/** What the server answers when somebody has come in. */
export function loginReply(more: Partial<LoginReply> = {}): LoginReply {
  return {
    token: 'a-token',
    firstTimeLogin: false,
    passwordExpired: false,
    mustChangePassword: '',
    userInfo: memberInfo(),
    lastLogin: null,
    twoStep: null,
    ...more,
  }
}
