import { calls } from 'virtual:contract'
import type { WireCall } from '@baize/contract/client/browser'
import type { AgentsDocument } from '@baize/contract/agents/agents-settings'
import type { CashierDocument } from '@baize/contract/cashier/cashier-settings'
import type { SecurityDocument } from '@baize/contract/identity/identity-settings'
import type {
  BrandDocument,
  LinksDocument,
  PolicyDocument,
  RegionsDocument,
  RegistrationDocument,
  StatusDocument,
  WhitelabelDocument,
} from '@baize/contract/system/system-settings'
import { memberReaders, operatorRoles, type OperatorRole } from '@baize/contract/roles'

export type Version<Content> = {
  readonly version: number
  readonly content: Content
  readonly at: string
  readonly by: string
  readonly reason: string
}

export type Draft<Content> = {
  readonly content: Content
  readonly baseVersion: number
  readonly at: string
  readonly by: string
}

export type DocumentReply<Content> = {
  readonly live: Version<Content>
  readonly draft: Draft<Content> | null
}

/** A document by the four calls that read and write it. */
export type DocumentSource<Content> = {
  readonly name: string
  /** Who may read and who may write it. The server decides; pages only leave out what it would refuse. */
  readonly readers: readonly OperatorRole[]
  readonly writers: readonly OperatorRole[]
  readonly get: WireCall<object, DocumentReply<Content>>
  readonly saveDraft: WireCall<
    { readonly baseVersion: number; readonly content: Content | null },
    object
  >
  readonly publish: WireCall<
    { readonly baseVersion: number; readonly content: Content; readonly reason: string },
    { readonly version: number; readonly approvalId: string | null }
  >
  readonly listVersions: WireCall<
    { readonly cursor?: string; readonly limit?: number },
    { readonly items: Version<Content>[]; readonly next: string | null }
  >
}

export const brandSource: DocumentSource<BrandDocument> = {
  name: 'brand',
  readers: operatorRoles,
  writers: ['admin', 'content'],
  get: calls.getBrandDocument,
  saveDraft: calls.saveBrandDraft,
  publish: calls.publishBrand,
  listVersions: calls.listBrandVersions,
}

export const whitelabelSource: DocumentSource<WhitelabelDocument> = {
  name: 'whitelabel',
  readers: operatorRoles,
  writers: ['admin', 'content'],
  get: calls.getWhitelabelDocument,
  saveDraft: calls.saveWhitelabelDraft,
  publish: calls.publishWhitelabel,
  listVersions: calls.listWhitelabelVersions,
}

export const registrationSource: DocumentSource<RegistrationDocument> = {
  name: 'registration',
  readers: operatorRoles,
  writers: ['admin', 'content'],
  get: calls.getRegistrationDocument,
  saveDraft: calls.saveRegistrationDraft,
  publish: calls.publishRegistration,
  listVersions: calls.listRegistrationVersions,
}

export const linksSource: DocumentSource<LinksDocument> = {
  name: 'links',
  readers: operatorRoles,
  writers: ['admin', 'content'],
  get: calls.getLinksDocument,
  saveDraft: calls.saveLinksDraft,
  publish: calls.publishLinks,
  listVersions: calls.listLinksVersions,
}

export const statusSource: DocumentSource<StatusDocument> = {
  name: 'status',
  readers: operatorRoles,
  writers: ['admin', 'risk'],
  get: calls.getStatusDocument,
  saveDraft: calls.saveStatusDraft,
  publish: calls.publishStatus,
  listVersions: calls.listStatusVersions,
}

export const regionsSource: DocumentSource<RegionsDocument> = {
  name: 'regions',
  readers: operatorRoles,
  writers: ['admin', 'risk'],
  get: calls.getRegionsDocument,
  saveDraft: calls.saveRegionsDraft,
  publish: calls.publishRegions,
  listVersions: calls.listRegionsVersions,
}

export const policySource: DocumentSource<PolicyDocument> = {
  name: 'policy',
  readers: memberReaders,
  writers: ['admin'],
  get: calls.getPolicyDocument,
  saveDraft: calls.savePolicyDraft,
  publish: calls.publishPolicy,
  listVersions: calls.listPolicyVersions,
}

export const securitySource: DocumentSource<SecurityDocument> = {
  name: 'security',
  readers: ['admin', 'risk', 'support', 'auditor'],
  writers: ['admin', 'risk'],
  get: calls.getSecurityDocument,
  saveDraft: calls.saveSecurityDraft,
  publish: calls.publishSecurity,
  listVersions: calls.listSecurityVersions,
}

export const cashierSource: DocumentSource<CashierDocument> = {
  name: 'cashier',
  readers: memberReaders,
  writers: ['admin', 'finance'],
  get: calls.getCashierDocument,
  saveDraft: calls.saveCashierDraft,
  publish: calls.publishCashier,
  listVersions: calls.listCashierVersions,
}

export const agentsSource: DocumentSource<AgentsDocument> = {
  name: 'agents',
  readers: ['admin', 'finance', 'risk', 'auditor'],
  writers: ['admin'],
  get: calls.getAgentsDocument,
  saveDraft: calls.saveAgentsDraft,
  publish: calls.publishAgents,
  listVersions: calls.listAgentsVersions,
}
