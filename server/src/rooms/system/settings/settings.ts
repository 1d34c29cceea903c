import type { Documents } from '../documents/documents.ts'
import { brandRules, type CheckContrast, type HoldsMoney } from './brand.ts'
import { linksRules } from './links.ts'
import { policyRules } from './policy.ts'
import { regionsRules } from './regions.ts'
import { registrationRules } from './registration.ts'
import { statusRules } from './status.ts'
import { whitelabelRules } from './whitelabel.ts'

export { countriesOf, customerServiceOf, routesOf } from './links.ts'
export type { CheckContrast, HoldsMoney } from './brand.ts'

/** The documents of the system room itself: what holds for the site as a whole. */
export type Settings = Awaited<ReturnType<typeof openSettings>>

type Deps = { readonly checkContrast: CheckContrast; readonly holdsMoney: HoldsMoney }

export async function openSettings(documents: Documents, { checkContrast, holdsMoney }: Deps) {
  const policy = await documents.open(policyRules)
  return {
    policy,
    status: await documents.open(statusRules(policy.liveIn)),
    regions: await documents.open(regionsRules(policy.liveIn)),
    brand: await documents.open(brandRules(checkContrast, holdsMoney)),
    whitelabel: await documents.open(whitelabelRules),
    registration: await documents.open(registrationRules),
    links: await documents.open(linksRules),
  }
}
