import { createAdjustment, listAdjustments } from './adjustments.ts'
import * as arcade from './arcade.ts'
import * as books from './books.ts'
import * as catalogue from './catalogue.ts'
import * as catalogueDesk from './catalogue-desk.ts'
import * as content from './content.ts'
import * as contentDesk from './content-desk.ts'
import * as desk from './desk.ts'
import * as documents from './documents.ts'
import * as favourites from './favourites.ts'
import { launchDemo, launchGame, launchLottery } from './launch.ts'
import * as member from './member.ts'
import * as membersDesk from './members-desk.ts'
import * as operators from './operators.ts'
import { checkAffiliate, checkUsername, register, registerByMobile } from './registration.ts'
import { getSearchIndex, searchGames } from './search.ts'
import * as providerDesk from './provider-desk.ts'
import { getRtpGame, listJackpots, listRtp } from './rtp-desk.ts'
import * as session from './session.ts'
import * as system from './system.ts'
import * as verification from './verification.ts'
import { getBalance, getConsolidated, getMerchantWallet, transferBetweenPockets } from './wallet.ts'
import { listWinners } from './winners.ts'

const {
  openArcade,
  resumeArcade,
  playRound,
  moveRound,
  listArcadeRounds,
  getSeeds,
  exchangeSeeds,
  getCrash,
  betCrash,
  leaveCrash,
  listCommitments,
  recallRound,
  recallAnyRound,
} = arcade
const {
  listMessages,
  clearMessages,
  sendTestMessage,
  listFaults,
  putFault,
  removeFaults,
  listJobs,
  retryJob,
} = desk
const { getStatus, getWhitelabel, getRegistrationRules, getDomainRoutes, listCountries } = system
const { listVendors, listHotGames, listGames, listVendorTypes, listRooms, listMenus, listPopular } =
  catalogue
const { listFavouriteIds, listFavourites, addFavourite, removeFavourite, listRecent, clearRecent } =
  favourites
const {
  listDeskVendors,
  changeVendor,
  orderVendors,
  listDeskGames,
  changeGame,
  changeGames,
  moveGame,
  getHotList,
  setHotList,
  testLaunches,
} = catalogueDesk
const {
  listProtocolVendors,
  createProtocolVendor,
  changeProtocolVendor,
  switchVendorBets,
  createVendorKey,
  revokeVendorKey,
  listPlaySessions,
  listPlayRounds,
  getPlayRound,
  runConformance,
  getConformance,
} = providerDesk
const {
  beginOperatorSignIn,
  finishOperatorSignIn,
  getOperatorSession,
  closeOperatorSession,
  changeOperatorPassword,
  getDemoOperators,
  listOperators,
  createOperator,
  changeOperator,
  resetOperator,
  listAudit,
  getAuditEntry,
  proveAudit,
} = operators

const {
  getBooks,
  listProofs,
  getProof,
  proveBooks,
  listDifferences,
  noteDifference,
  listAccounts,
  listAccountEntries,
  listDayHeads,
} = books

const {
  login,
  loginRemembered,
  forgetRemembered,
  sendTwoStepCode,
  finishTwoStep,
  loginFreePlay,
  exchangeToken,
  reauthenticate,
  logout,
  listSessions,
  closeSession,
  listDemoMembers,
} = session
const {
  getChallenge,
  getCaptcha,
  sendLoginSms,
  sendRegistrationSms,
  sendContactCode,
  getPhoneVerification,
  startPhoneVerification,
  finishPhoneVerification,
  listSocialProviders,
  exchangeSocial,
  linkSocial,
} = verification
const {
  getMemberInfo,
  markFirstLogin,
  getIcon,
  changeIcon,
  getProfile,
  changeProfile,
  getSecurity,
  removeNetwork,
  changeContact,
  beginAuthenticator,
  confirmAuthenticator,
  removeAuthenticator,
  changePassword,
  changePaymentPassword,
  forgotByEmail,
  resetByEmail,
  resetByPhone,
} = member
const {
  listMembers,
  getMember,
  createMember,
  changeMemberState,
  changeMemberType,
  resetMemberPassword,
  liftMemberLock,
  closeMemberSessions,
  removeMemberNetwork,
  resetMemberSecondStep,
  addMemberNote,
  changeMemberTags,
  changeMemberProfile,
  getDefaultPassword,
  setDefaultPassword,
  getIdentityStatistics,
} = membersDesk

const { listBanners, listAnnouncements, getHelpCentre, listArticles, listDownloads } = content
const {
  uploadPicture,
  listBannerEntries,
  createBanner,
  changeBanner,
  removeBanner,
  orderBanners,
  listAnnouncementEntries,
  createAnnouncement,
  changeAnnouncement,
  removeAnnouncement,
  listTopicEntries,
  getTopicEntry,
  createTopic,
  changeTopic,
  removeTopic,
  orderTopics,
  listDownloadEntries,
  changeDownload,
} = contentDesk

type DocumentCalls = { get: unknown; saveDraft: unknown; publish: unknown; listVersions: unknown }

type Flat<Name extends string, Calls extends DocumentCalls> = {
  [K in `get${Name}Document`]: Calls['get']
} & { [K in `save${Name}Draft`]: Calls['saveDraft'] } & {
  [K in `publish${Name}`]: Calls['publish']
} & { [K in `list${Name}Versions`]: Calls['listVersions'] }

/** The four calls of a document under flat names: `getBrandDocument`, `saveBrandDraft`, … */
function flat<const Name extends string, Calls extends DocumentCalls>(name: Name, calls: Calls) {
  return {
    [`get${name}Document`]: calls.get,
    [`save${name}Draft`]: calls.saveDraft,
    [`publish${name}`]: calls.publish,
    [`list${name}Versions`]: calls.listVersions,
  } as Flat<Name, Calls>
}

/** Every call of the platform by its plain name. The API page, the browser's table and the fuzz test read it. */
export const contract = {
  getStatus,
  getWhitelabel,
  getRegistrationRules,
  getDomainRoutes,
  listCountries,

  listVendors,
  listHotGames,
  listGames,
  searchGames,
  getSearchIndex,
  listVendorTypes,
  listRooms,
  listMenus,
  listPopular,
  listWinners,
  listFavouriteIds,
  listFavourites,
  addFavourite,
  removeFavourite,
  listRecent,
  clearRecent,
  launchGame,
  launchLottery,
  launchDemo,

  openArcade,
  resumeArcade,
  playRound,
  moveRound,
  listArcadeRounds,
  getSeeds,
  exchangeSeeds,
  getCrash,
  betCrash,
  leaveCrash,
  listCommitments,
  recallRound,
  recallAnyRound,

  getBalance,
  getConsolidated,
  getMerchantWallet,
  transferBetweenPockets,
  createAdjustment,
  listAdjustments,

  login,
  loginRemembered,
  forgetRemembered,
  sendTwoStepCode,
  finishTwoStep,
  loginFreePlay,
  exchangeToken,
  reauthenticate,
  logout,
  listSessions,
  closeSession,
  listDemoMembers,
  getChallenge,
  getCaptcha,
  sendLoginSms,
  sendRegistrationSms,
  sendContactCode,
  getPhoneVerification,
  startPhoneVerification,
  finishPhoneVerification,
  listSocialProviders,
  exchangeSocial,
  linkSocial,

  register,
  registerByMobile,
  checkUsername,
  checkAffiliate,

  getMemberInfo,
  markFirstLogin,
  getIcon,
  changeIcon,
  getProfile,
  changeProfile,
  getSecurity,
  removeNetwork,
  changeContact,
  beginAuthenticator,
  confirmAuthenticator,
  removeAuthenticator,
  changePassword,
  changePaymentPassword,
  forgotByEmail,
  resetByEmail,
  resetByPhone,

  beginOperatorSignIn,
  finishOperatorSignIn,
  getOperatorSession,
  closeOperatorSession,
  changeOperatorPassword,
  getDemoOperators,
  listOperators,
  createOperator,
  changeOperator,
  resetOperator,
  listAudit,
  getAuditEntry,
  proveAudit,

  listMembers,
  getMember,
  createMember,
  changeMemberState,
  changeMemberType,
  resetMemberPassword,
  liftMemberLock,
  closeMemberSessions,
  removeMemberNetwork,
  resetMemberSecondStep,
  addMemberNote,
  changeMemberTags,
  changeMemberProfile,
  getDefaultPassword,
  setDefaultPassword,
  getIdentityStatistics,

  listDeskVendors,
  changeVendor,
  orderVendors,
  listDeskGames,
  changeGame,
  changeGames,
  moveGame,
  getHotList,
  setHotList,
  testLaunches,

  listProtocolVendors,
  createProtocolVendor,
  changeProtocolVendor,
  switchVendorBets,
  createVendorKey,
  revokeVendorKey,
  listPlaySessions,
  listPlayRounds,
  getPlayRound,
  runConformance,
  getConformance,

  listRtp,
  getRtpGame,
  listJackpots,

  ...flat('Status', documents.statusCalls),
  ...flat('Regions', documents.regionsCalls),
  ...flat('Brand', documents.brandCalls),
  ...flat('Whitelabel', documents.whitelabelCalls),
  ...flat('Registration', documents.registrationCalls),
  ...flat('Links', documents.linksCalls),
  ...flat('Policy', documents.policyCalls),
  ...flat('Security', documents.securityCalls),
  testRegion: documents.testRegion,
  listRegionHits: documents.listRegionHits,
  listApprovals: documents.listApprovals,
  decideApproval: documents.decideApproval,

  listBanners,
  listAnnouncements,
  getHelpCentre,
  listArticles,
  listDownloads,
  uploadPicture,
  listBannerEntries,
  createBanner,
  changeBanner,
  removeBanner,
  orderBanners,
  listAnnouncementEntries,
  createAnnouncement,
  changeAnnouncement,
  removeAnnouncement,
  listTopicEntries,
  getTopicEntry,
  createTopic,
  changeTopic,
  removeTopic,
  orderTopics,
  listDownloadEntries,
  changeDownload,

  listMessages,
  clearMessages,
  sendTestMessage,
  listFaults,
  putFault,
  removeFaults,
  listJobs,
  retryJob,

  getBooks,
  listProofs,
  getProof,
  proveBooks,
  listDifferences,
  noteDifference,
  listAccounts,
  listAccountEntries,
  listDayHeads,
} as const

export type Contract = typeof contract
