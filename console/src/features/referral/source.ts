import { calls } from 'virtual:contract'
import type { ReferralDocument } from '@baize/contract/promotions/referral-settings'
import type { DocumentSource } from '../../shared/documents/sources.ts'

export const referralSource: DocumentSource<ReferralDocument> = {
  name: 'referral',
  readers: ['admin', 'finance', 'risk', 'support', 'auditor'],
  writers: ['admin', 'finance'],
  get: calls.getReferralDocument,
  saveDraft: calls.saveReferralDraft,
  publish: calls.publishReferral,
  listVersions: calls.listReferralVersions,
}
