import { regionsDocument } from '@baize/contract/system/system-settings'
import type { DocumentRules } from '../documents/documents.ts'
import { checkRules } from '../regions/regions.ts'

/** From where the site may be used. */
export const regionsRules: DocumentRules<typeof regionsDocument> = {
  document: regionsDocument,
  published: 'ops.actionRegionsPublished',
  seed: (said) => said ?? { rules: [] },
  check: ({ rules }) => checkRules(rules),
}
