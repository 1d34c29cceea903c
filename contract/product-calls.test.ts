import { describe, expect, it } from 'vitest'
import type { Method } from './endpoint.ts'
import { contract } from './every-call.ts'

/**
 * The calls of the product's wire, in its own words: both ends of a call read its path from the contract, so that a
 * path which is written wrong there would be missed by every other test. A method stands where the wire says one.
 */
const withoutToken: readonly (readonly [path: string, method: Method | ''])[] = [
  ['/wps/session/login', ''],
  ['/wps/verification/sms/noLogin', ''],
  ['/wps/verification/sms/register', ''],
  ['/wps/system/whitelabel', ''],
  ['/lgw/games/game_menus', ''],
  ['/wps/member/register', 'PUT'],
  ['/wps/member/register/mobile', 'PUT'],
  ['/wps/agent/affiliate', ''],
  ['/wps/system/setting/register', 'GET'],
  ['/wps/member/password/email', ''],
  ['/wps/session/login/freeplay', ''],
  ['/wps/captcha', ''],
  ['/wps/system/status', 'GET'],
  ['/wps/member/password/verification', ''],
  ['/wps/system/domainRoute', ''],
  ['/wps/feedback', 'PUT'],
  ['/wps/system/helpCenter', ''],
  ['/wps/relay/GCS_gameLaunchFB', ''],
  ['/wps/relay/GCSGAME_hotGamesV2', ''],
  ['/wps/relay/GCSGAME_newGameVendor', 'GET'],
  ['/wps/relay/GCSGAME_getRankList', ''],
  ['/wps/relay/CBS_modelList', ''],
  ['/wps/relay/CBS_launchChat', ''],
  ['/lgw/vn/games/game_menu', 'GET'],
  ['/lgw/vn/numeros/opened/game', 'GET'],
]

/** Visitors browse too, so that these three take a token and need none. */
const withOrWithoutToken: typeof withoutToken = [
  ['/wps/relay/GCSGAME_gameList', ''],
  ['/wps/relay/GCSGAME_getVassGameType', ''],
  ['/wps/relay/MCSFE_getListAnnouncements', ''],
]

const withToken: typeof withoutToken = [
  ['/wps/member/info', ''],
  ['/wps/member/password', ''],
  ['/wps/member/info/icon', ''],
  ['/wps/v2/wallets/balance', ''],
  ['/wps/relay/GCS_walletTransfer', 'POST'],
  ['/wps/session/logout', 'DELETE'],
  ['/wps/relay/MCSFE_getFavoriteGames', ''],
  ['/wps/relay/MCSFE_getFavoriteGamesList', ''],
  ['/wps/relay/MCSFE_addFavoriteGameV2', 'POST'],
  ['/wps/relay/MCSFE_removeFavoriteGameV2', 'DELETE'],
  ['/wps/relay/GCS_recentGame', ''],
  ['/wps/relay/GLS2_roomList', ''],
  ['/wps/game/launchGame', ''],
  ['/wps/game/launchGame', 'GET'],
  ['/wps/member/info/funds/consolidated', ''],
  ['/wps/relay/GCS_merchantWallet', ''],
  ['/wps/relay/MCS2_claimRafflePromotion', ''],
  ['/wps/relay/MCSFE_getMissionSummaryDetails', ''],
  ['/wps/relay/MCSFE_getMissionLeaderboard', ''],
  ['/wps/relay/MCS2_processDividendReq', 'POST'],
  ['/wps/relay/MCS2_processDailySalContract', 'POST'],
  ['/wps/relay/MCS2_processContractHourSalary', 'POST'],
  ['/wps/relay/MCSFE_processRealTimeSalaryContract', 'POST'],
  ['/wps/relay/CSP_unreadCount', ''],
  ['/lgw/vn/games/game_menu/recent', 'GET'],
  ['/lotto/lgw/games/opened/numero', 'GET'],
]

const encrypted = [
  '/wps/session/login',
  '/wps/member/register',
  '/wps/member/register/mobile',
  '/wps/session/login/freeplay',
  '/wps/member/password/verification',
  '/wps/member/password',
]

const callsAt = (path: string, method: Method | '' = '') =>
  Object.values(contract).filter(
    (call) => call.path === path && (method === '' || call.method === method),
  )

describe('a call of the product’s wire', () => {
  it.each([...withoutToken, ...withOrWithoutToken])(
    '%s answers without a token',
    (path, method) => {
      const calls = callsAt(path, method)
      expect(calls).not.toEqual([])
      expect(calls.map(({ access }) => access)).toEqual(calls.map(() => 'everyone'))
    },
  )

  it.each(withToken)('%s needs a token', (path, method) => {
    const calls = callsAt(path, method)
    expect(calls).not.toEqual([])
    for (const { access } of calls) expect(access).not.toBe('everyone')
  })

  it.each(encrypted)('%s is encrypted', (path) => {
    expect(callsAt(path).map(({ sealed }) => sealed)).toEqual([true])
  })

  it('asks for a forgotten password by a form', () => {
    expect(callsAt('/wps/member/password/email').map(({ form }) => form)).toEqual([true])
  })
})
