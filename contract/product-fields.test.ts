import { describe, expect, it } from 'vitest'
import { bannerGroups } from './content/content-names.ts'
import { contract } from './every-call.ts'
import { resource } from './system/system.ts'

type Shape = {
  readonly properties?: Readonly<Record<string, Shape>>
  readonly items?: Shape
  readonly anyOf?: readonly Shape[]
}

/** What stands at a place in an input or an answer; lists are looked into. */
function fieldsAt(schema: object, place: string): string[] {
  const at = place
    .split('.')
    .filter((name) => name !== '')
    .reduce<Shape | undefined>((shape, name) => open(shape)?.properties?.[name], schema)
  return Object.keys(open(at)?.properties ?? {})
}

const open = (shape: Shape | undefined): Shape | undefined =>
  shape?.items ?? shape?.anyOf?.find(({ properties }) => properties !== undefined) ?? shape

const registration =
  'username password confirmPassword payeeName email qqNum mobileNum recommenderId captcha verificationCode ' +
  'affiliateCode paymentPassword line whatsapp facebook wechat idNumber referralCode domain countryDialingCode login ' +
  'firebaseChannel firebaseIdToken registerUrl registerMethod'
const game =
  'nodeId vassalage gameType gameClassify displayName iconUrl gameName nodeName showIcon gameCode isGame'

/** The product's own names of what goes over the wire; both ends read them from the contract, as they read the paths. */
const asked: readonly (readonly [keyof typeof contract, string])[] = [
  ['login', 'username password captcha type challenge'],
  ['loginFreePlay', 'os platform random version'],
  ['sendLoginSms', 'mobileNum countryDialingCode'],
  ['sendRegistrationSms', 'countryDialingCode mobileNo challenge regType'],
  ['register', registration],
  ['registerByMobile', registration],
  ['checkAffiliate', 'code domain'],
  ['forgotByEmail', 'username email'],
  ['resetByPhone', 'newPassword mobileNum verificationCode'],
  ['changePassword', 'oldPassword newPassword confirmNewPassword'],
  [
    'listGames',
    'clientType platform merchant gameType vassalage gameClassify gameName minBet minLineNum pageNo pageSize language',
  ],
  ['listHotGames', 'merchantCode isPlatform platform language'],
  ['listVendors', 'platform merchantCode'],
  ['listWinners', 'gameCategory language limitNum'],
  ['addFavourite', 'nodeId vendor gameType'],
  ['removeFavourite', 'nodeId'],
  ['listFavourites', 'pageSize token gameType'],
  ['listAnnouncements', 'types platform execution'],
  ['getHelpCentre', 'lang device'],
  ['launchLottery', 'lottoArea launchMode prizeMode gameCode view device backUrl language'],
  ['listVietnamMenus', 'prizeMode device lottoType lottoArea language'],
  ['listOpenedOfGame', 'gameCode'],
]

const answered: readonly (readonly [keyof typeof contract, string, string])[] = [
  ['login', '', 'token firstTimeLogin passwordExpired userInfo'],
  ['login', 'userInfo', 'id account nickname type'],
  ['getMemberInfo', '', 'id account nickname type'],
  ['sendLoginSms', '', 'expiredMinutes'],
  ['sendRegistrationSms', '', 'expiredMinutes'],
  ['listGames', '', 'games totalPages'],
  ['listGames', 'games', game],
  ['listHotGames', 'list', game],
  ['listVendors', 'data.lanes', 'title cards'],
  ['listVendors', 'data.lanes.cards', 'vassalage isGame lagerIcon'],
  ['listFavourites', '', 'content pageNum totalPages'],
  ['listWinners', 'list', 'customerName gameName winAmount iconUrl'],
  ['listBanners', 'banners', 'groupName linkageType'],
  ['listAnnouncements', 'list', 'id title content startDateStr promotionType execution'],
  ['launchChat', '', 'chatUrl'],
  ['listVietnamMenus', '', 'gameMenus'],
  ['listVietnamMenus', 'gameMenus', 'gameCode gameGroupCode tag accountTypeName'],
  ['listOpenedOfGame', 'numeros', 'numero winningNumbers'],
  ['listCountries', '', 'countryCode countryDialingCode'],
  ['getRegistrationRules', '', 'patternId acceptedPattern minLength maxLength'],
  ['getWhitelabel', '', 'modId enabled childrenNodes'],
  ['getMerchantWallet', '', 'isSingle'],
  ['getStatus', '', 'info location maintenance regionRestriction'],
  ['getStatus', 'location', 'ip'],
  [
    'getStatus',
    'info',
    'customerService domainRoute resources whitelabel register mainDomain analytics imageCDNs launchGameCDNs',
  ],
  ['getStatus', 'info.analytics', 'gtagId'],
  ['getStatus', 'info.customerService', 'csType path'],
  ['getStatus', 'info.resources', 'labelNameEn url'],
]

describe('what goes over the product’s wire', () => {
  it.each(asked)('to %s has the names %s', (name, names) => {
    expect(fieldsAt(contract[name].input, '')).toEqual(expect.arrayContaining(names.split(' ')))
  })

  it.each(answered)('from %s at “%s” has the names %s', (name, place, names) => {
    expect(fieldsAt(contract[name].reply, place)).toEqual(expect.arrayContaining(names.split(' ')))
  })

  it('has the labels of the resources and the groups of the banners', () => {
    expect(resource.properties.labelNameEn.enum).toEqual([
      'TELEGRAM',
      'TELEGRAM-1',
      'FACEBOOK',
      'INSTAGRAM',
      'YOUTUBE',
      'WHATSAPP',
      'TIKTOK',
      'TWITTER',
      'Android',
      'MOBILECONFIG',
    ])
    expect(bannerGroups).toEqual(['w_home', 'w_login', 'w_register', 'w_leftmenu'])
  })
})
