import { calls } from 'virtual:contract'
import type { ProgrammesDocument } from '@baize/contract/promotions/programmes-settings'
import type { DocumentSource } from '../../shared/documents/sources.ts'
import { programmeReaders, programmeWriters } from './roles.ts'

export const programmesSource: DocumentSource<ProgrammesDocument> = {
  name: 'programmes',
  readers: programmeReaders,
  writers: programmeWriters,
  get: calls.getProgrammesDocument,
  saveDraft: calls.saveProgrammesDraft,
  publish: calls.publishProgrammes,
  listVersions: calls.listProgrammesVersions,
}
