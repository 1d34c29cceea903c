import { Type } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { exportLists } from './export-roles.ts'
import { memberReaders } from '../roles.ts'
import { count, fields, nothing, shortText } from '../schema.ts'

export const noteExport = endpoint({
  method: 'POST',
  path: '/ops/api/exports',
  summary: 'Says that a list is taken out as a file, before it is; refused to who may not.',
  access: memberReaders,
  input: fields({
    list: Type.Enum([...exportLists]),
    /** What of it: the filter, or whose account. */
    filter: shortText(500),
    rows: count(),
  }),
  reply: nothing,
  errors: [],
})

declare module '../contract.ts' {
  interface ContractModules {
    exports: typeof import('./exports.ts')
  }
}
