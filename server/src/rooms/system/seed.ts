import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Type, type Static } from 'typebox'
import { documentSchemas, type DocumentContent, type DocumentName } from '@baize/contract/documents'
import { fields, filledText, list } from '@baize/contract/schema'
import { listParams } from '@baize/kernel/result'
import type { Database } from '../../platform/database/database.ts'
import { createValidatorCompiler } from '../../platform/http/validation.ts'
import { StartupProblem } from '../../platform/startup-problem.ts'
import { actedBy, platformItself, type Audit } from './audit/audit.ts'
import { checkDocument, type CheckContrast } from './documents/check.ts'
import { addDocument, listLiveNumbers, takeSeedTurn } from './documents/store.ts'
import { isKnownModule, newTree } from './modules.ts'
import { newCashier } from './cashier.ts'
import { completePolicy } from './policy.ts'
import { newRegistrationRules } from './registration.ts'

/** What a brand's folder says. What it leaves out starts as the platform's own defaults. */
const brandFile = fields({
  brand: documentSchemas.brand,
  links: documentSchemas.links,
  /** Modules that this brand starts without. */
  modulesOff: Type.Optional(list(filledText(40), 100)),
  status: Type.Optional(documentSchemas.status),
  regions: Type.Optional(documentSchemas.regions),
  registration: Type.Optional(documentSchemas.registration),
  policy: Type.Optional(Type.Partial(documentSchemas.policy, { additionalProperties: false })),
  security: Type.Optional(documentSchemas.security),
  cashier: Type.Optional(documentSchemas.cashier),
  support: Type.Optional(documentSchemas.support),
})
type BrandFile = Static<typeof brandFile>

export type BrandFolder = {
  readonly code: string
  /** Where the folders of all brands are. */
  readonly folder: string
}

type Deps = {
  readonly db: Database
  readonly now: () => Date
  readonly audit: Audit
  readonly brand: BrandFolder
  readonly checkContrast: CheckContrast
}

/** Writes version 1 of each document that the database does not have, from the brand's folder. */
export async function seedDocuments({ db, now, audit, brand, checkContrast }: Deps): Promise<void> {
  await db.transaction(async (tx) => {
    await takeSeedTurn(tx)
    const present = new Set((await listLiveNumbers(tx)).map(({ document }) => document))
    const missing = (Object.keys(documentSchemas) as DocumentName[]).filter(
      (name) => !present.has(name),
    )
    if (missing.length === 0) return
    const documents = readBrand(brand, { now: now(), checkContrast, ip: '' })
    for (const document of missing) {
      const by = { byId: platformItself.id, by: platformItself.name, at: now() }
      const content = documents[document]
      await addDocument(tx, { document, version: 1, content, ...by, reason: firstReason })
    }
    await audit.write(tx, {
      ...actedBy(platformItself),
      action: 'system.seeded',
      object: `brand ${brand.code}`,
      reason: firstReason,
      after: { documents: missing },
    })
  })
}

const firstReason = 'First start.'

type AllDocuments = { readonly [Name in DocumentName]: DocumentContent<Name> }

function readBrand(
  { code, folder }: BrandFolder,
  context: Parameters<typeof checkDocument>[2],
): AllDocuments {
  const shown = `brands/${code}/brand.json`
  const documents = completeBrand(readFile(join(folder, code, 'brand.json'), shown), shown)
  for (const name of Object.keys(documents) as DocumentName[]) {
    const checked = checkDocument(name, documents[name], context)
    if (checked.ok) continue
    const what = listParams(checked.params).join(' ')
    throw new StartupProblem(`${shown} is not usable: ${name} ${what} (${checked.code}).`)
  }
  return documents
}

function readFile(path: string, shown: string): BrandFile {
  const isBrandFile = createValidatorCompiler()({
    schema: brandFile,
    method: 'POST',
    url: '/',
    httpPart: 'body',
  })
  let content: unknown
  try {
    content = JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    throw new StartupProblem(`${shown} cannot be read as JSON: write it, or set BRAND to another.`)
  }
  if (isBrandFile(content) === true) return content as BrandFile
  const [first] =
    (isBrandFile as { errors?: { instancePath: string; message?: string }[] }).errors ?? []
  throw new StartupProblem(
    `${shown} is not usable: ${first?.instancePath || 'the file'} ${first?.message ?? 'is wrong'}.`,
  )
}

/** How members of a new brand come in. */
export const newSecurity: DocumentContent<'security'> = {
  tellUnknownAccounts: false,
  captchaAfterFailures: 2,
  lockAfterFailures: 5,
  lockMinutes: 15,
  passwordDays: 90,
  smsCodeMinutes: 2,
  smsPerNumberPerHour: 5,
  smsPerNumberPerDay: 10,
  smsPerAddressPerHour: 20,
  codeAttempts: 5,
  twoStepOnNewNetwork: true,
  twoStepAttempts: 5,
  twoStepLockMinutes: 15,
  trustDays: 30,
  resetLinkMinutes: 30,
}

export const newSupport: DocumentContent<'support'> = {
  feedbackMin: 10,
  feedbackMax: 500,
  feedbackPictures: 3,
}

function completeBrand(file: BrandFile, shown: string): AllDocuments {
  const { modulesOff = [], brand, links, status, regions, registration, policy } = file
  const stranger = modulesOff.find((modId) => !isKnownModule(modId))
  if (stranger !== undefined) {
    throw new StartupProblem(`${shown} is not usable: there is no module ${stranger}.`)
  }
  return {
    brand,
    links,
    whitelabel: { tree: newTree(modulesOff) },
    status: status ?? { mode: 0, endsAt: null, text: {} },
    regions: regions ?? { rules: [] },
    registration: registration ?? { rules: [...newRegistrationRules] },
    policy: completePolicy(policy ?? {}),
    security: file.security ?? newSecurity,
    cashier: file.cashier ?? newCashier,
    support: file.support ?? newSupport,
  }
}
