import type { Static, TSchema } from 'typebox'
import type { AnyDocument } from '@baize/contract/document'
import { listParams } from '@baize/kernel/result'
import type { Database } from '../../../platform/database/database.ts'
import { StartupProblem } from '../../../platform/startup-problem.ts'
import { actedBy, platformItself, type AuditTrail } from '../audit/audit.ts'
import type { BrandFile } from './brand-file.ts'
import type { DocumentRules } from './document-rules.ts'
import { addDocument, findLiveNumber, takeSeedTurn } from './store.ts'

type Deps = {
  readonly db: Database
  readonly now: () => Date
  readonly audit: AuditTrail<'system.seeded'>
  readonly brandFile: BrandFile
  readonly brandCode: string
}

const reason = 'First start.'

/** Writes version 1 of a document that the database does not have, from the brand's folder. */
export async function seedDocument<Document extends AnyDocument, Said extends TSchema>(
  { db, now, audit, brandFile, brandCode }: Deps,
  rules: DocumentRules<Document, Said>,
): Promise<void> {
  const { name, content: schema } = rules.document
  const key = rules.said?.key ?? name
  brandFile.expect(key)
  // Nearly every start finds it there, and takes no turn.
  if ((await findLiveNumber(db, name)) !== undefined) return
  await db.transaction(async (tx) => {
    await takeSeedTurn(tx)
    if ((await findLiveNumber(tx, name)) !== undefined) return
    const { shown } = brandFile
    const said = brandFile.say(key, rules.said?.schema ?? schema)
    if (said === undefined && rules.isNeeded === true) {
      throw new StartupProblem(`${shown} is not usable: it says nothing about ${name}.`)
    }
    // Without a form of its own, what is said has that of the document.
    const content = rules.seed(said as Static<Said> | undefined)
    const checked = await rules.check?.(content, { now: now(), ip: '', tx })
    if (checked && !checked.ok) {
      const what = listParams(checked.params).join(' ')
      throw new StartupProblem(`${shown} is not usable: ${name} ${what} (${checked.code}).`)
    }
    const by = { byId: platformItself.id, by: platformItself.name, at: now() }
    await addDocument(tx, { document: name, version: 1, content, ...by, reason })
    await audit.write(tx, {
      ...actedBy(platformItself),
      action: 'system.seeded',
      object: `brand ${brandCode}`,
      reason,
      after: { document: name },
    })
  })
}
