import { Type, type Static } from 'typebox'
import { lotteryMenu } from '../catalogue/catalogue.ts'
import { endpoint } from '../endpoint.ts'
import {
  fields,
  filledText,
  languageCode,
  list,
  maybe,
  moment,
  shortText,
  times,
} from '../schema.ts'
import { lotteryArea, lotteryModes, lotteryType, vietnamAccountType } from './lottery-names.ts'

/** The product's own calls about lotteries, in its words. */

/** What every such call says: of the type Lott, for the web, and of Vietnam. */
const wireConstants = {
  language: Type.Optional(languageCode),
  device: Type.Optional(shortText(10)),
  lottoType: Type.Optional(Type.Literal(lotteryType)),
  lottoArea: Type.Optional(Type.Literal(lotteryArea)),
  prizeMode: Type.Optional(Type.Enum([...lotteryModes])),
}

export const vietnamMenu = fields({
  ...lotteryMenu.properties,
  accountTypeName: Type.Literal(vietnamAccountType),
  /** The issue on sale and when its sale ends; null while there is none. */
  numero: shortText(20),
  closesAt: maybe(moment),
})
export type VietnamMenu = Static<typeof vietnamMenu>

export const listVietnamMenus = endpoint({
  method: 'GET',
  path: '/lgw/vn/games/game_menu',
  summary: 'The lotteries of Vietnam that can be played, in their order.',
  access: 'everyone',
  cacheSeconds: 5,
  input: fields(wireConstants),
  reply: fields({ gameMenus: list(vietnamMenu, 100) }),
  errors: [],
})

export const listRecentLotteries = endpoint({
  method: 'GET',
  path: '/lgw/vn/games/game_menu/recent',
  summary: 'The lotteries that the caller bought tickets of last, the latest first.',
  access: ['member', 'agent', 'trial'],
  input: fields(wireConstants),
  reply: fields({ gameMenus: list(lotteryMenu, 20) }),
  errors: [],
})

export const openedNumero = fields({
  gameCode: filledText(60),
  gameName: filledText(120),
  /** The number of the issue. */
  numero: filledText(20),
  /** In the order of the family. */
  winningNumbers: list(shortText(12), 40),
  openedAt: moment,
})
export type OpenedNumero = Static<typeof openedNumero>

export const listOpenedOfGame = endpoint({
  method: 'GET',
  path: '/lgw/vn/numeros/opened/game',
  summary: 'What was drawn of one lottery, the latest first.',
  access: 'everyone',
  input: fields({
    ...wireConstants,
    gameCode: filledText(60),
    limit: Type.Optional(times(1, 100)),
  }),
  reply: fields({ numeros: list(openedNumero, 100) }),
  errors: ['not_found'],
})

export const listOpenedNumeros = endpoint({
  method: 'GET',
  path: '/lotto/lgw/games/opened/numero',
  summary: 'What was drawn last of each lottery, or of one.',
  access: ['member', 'agent', 'trial'],
  input: fields({ ...wireConstants, gameCode: Type.Optional(filledText(60)) }),
  reply: fields({ numeros: list(openedNumero, 200) }),
  errors: ['not_found'],
})

declare module '../contract.ts' {
  interface ContractModules {
    lotteryWire: typeof import('./lottery-wire.ts')
  }
}
