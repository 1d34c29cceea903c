import { calls } from 'virtual:contract'
import type { PlayTablesDocument } from '@baize/contract/lottery/play-tables'
import type { DocumentSource } from '../../../shared/documents/sources.ts'

export const playTablesSource: DocumentSource<PlayTablesDocument> = {
  name: 'playtables',
  readers: ['admin', 'finance', 'risk', 'auditor'],
  writers: ['admin', 'risk'],
  get: calls.getPlaytablesDocument,
  saveDraft: calls.savePlaytablesDraft,
  publish: calls.publishPlaytables,
  listVersions: calls.listPlaytablesVersions,
}
