import { calls } from 'virtual:contract'
import type { PointsDocument } from '@baize/contract/points/points-settings'
import type { DocumentSource } from '../../shared/documents/sources.ts'

export const pointsSource: DocumentSource<PointsDocument> = {
  name: 'points',
  readers: ['admin', 'finance', 'risk', 'auditor'],
  writers: ['admin'],
  get: calls.getPointsDocument,
  saveDraft: calls.savePointsDraft,
  publish: calls.publishPoints,
  listVersions: calls.listPointsVersions,
}
