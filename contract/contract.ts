import * as adjustments from './adjustments.ts'
import * as arcade from './arcade.ts'
import * as books from './books.ts'
import * as cashierReport from './cashier-report.ts'
import * as catalogue from './catalogue.ts'
import * as catalogueDesk from './catalogue-desk.ts'
import * as content from './content.ts'
import * as contentDesk from './content-desk.ts'
import * as deposits from './deposits.ts'
import * as depositsDesk from './deposits-desk.ts'
import * as desk from './desk.ts'
import * as documents from './documents.ts'
import type { Endpoint } from './endpoint.ts'
import * as favourites from './favourites.ts'
import * as institutionsDesk from './institutions-desk.ts'
import * as launch from './launch.ts'
import * as member from './member.ts'
import * as membersDesk from './members-desk.ts'
import * as methodsDesk from './methods-desk.ts'
import * as operators from './operators.ts'
import * as playReport from './play-report.ts'
import * as protection from './protection.ts'
import * as providerDesk from './provider-desk.ts'
import * as records from './records.ts'
import * as registration from './registration.ts'
import * as rtpDesk from './rtp-desk.ts'
import * as search from './search.ts'
import * as session from './session.ts'
import * as support from './support.ts'
import * as system from './system.ts'
import * as upline from './upline.ts'
import * as verification from './verification.ts'
import * as wallet from './wallet.ts'
import * as winners from './winners.ts'
import * as withdrawals from './withdrawals.ts'
import * as withdrawalsDesk from './withdrawals-desk.ts'

type CallsOf<Module> = {
  readonly [Name in keyof Module as Module[Name] extends Endpoint ? Name : never]: Module[Name]
}

/** The calls among what a file of the contract exports; the rest are schemas and lists of words. */
function callsOf<Module extends object>(module: Module): CallsOf<Module> {
  const calls = Object.entries(module).filter(([, value]) => isCall(value))
  return Object.fromEntries(calls) as CallsOf<Module>
}

function isCall(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'access' in value
}

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
  ...callsOf(system),
  ...callsOf(session),
  ...callsOf(verification),
  ...callsOf(registration),
  ...callsOf(member),

  ...callsOf(catalogue),
  ...callsOf(search),
  ...callsOf(favourites),
  ...callsOf(content),
  ...callsOf(winners),

  ...callsOf(wallet),
  ...callsOf(deposits),
  ...callsOf(withdrawals),
  ...callsOf(upline),
  ...callsOf(protection),
  ...callsOf(records),
  ...callsOf(support),
  ...callsOf(launch),
  ...callsOf(arcade),

  ...callsOf(operators),
  ...callsOf(membersDesk),
  ...callsOf(depositsDesk),
  ...callsOf(withdrawalsDesk),
  ...callsOf(methodsDesk),
  ...callsOf(institutionsDesk),
  ...callsOf(cashierReport),
  ...callsOf(playReport),
  ...callsOf(adjustments),
  ...callsOf(books),
  ...callsOf(catalogueDesk),
  ...callsOf(contentDesk),
  ...callsOf(providerDesk),
  ...callsOf(rtpDesk),
  ...callsOf(desk),

  ...callsOf(documents),
  ...flat('Status', documents.statusCalls),
  ...flat('Regions', documents.regionsCalls),
  ...flat('Brand', documents.brandCalls),
  ...flat('Whitelabel', documents.whitelabelCalls),
  ...flat('Registration', documents.registrationCalls),
  ...flat('Links', documents.linksCalls),
  ...flat('Policy', documents.policyCalls),
  ...flat('Security', documents.securityCalls),
  ...flat('Cashier', documents.cashierCalls),
  ...flat('Support', documents.supportCalls),
} as const

export type Contract = typeof contract
