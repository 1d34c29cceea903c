import type { Currency } from '@baize/kernel/money'
import { ok, refuse, type Result } from '@baize/kernel/result'
import type { Database } from '../../../platform/database/database.ts'
import type { TextKey } from '@baize/texts/keys'
import type { MemberId, Members } from '../../identity/identity.ts'
import {
  actedBy,
  type Approvals,
  type AskedChange,
  type Audit,
  type AuditActions,
  type Doer,
  type SaidValue,
} from '../../system/system.ts'
import { kindNames, packTerms, readTerms, termsChanges } from '../contracts/contracts.ts'
import type {
  Across,
  ContractId,
  Contracts,
  OfferAsk,
  OfferRefusal,
  PackedTerms,
  Terms,
} from '../contracts/contracts.ts'

const actions = {
  'contract.offered': 'agents-desk.actionContractOffered',
} as const satisfies AuditActions

type Asked = {
  readonly id: ContractId
  readonly downline: MemberId
  readonly account: string
  readonly currency: Currency
  readonly terms: PackedTerms
  /** Those of the present contract of the kind, when it was asked for. */
  readonly before: PackedTerms | null
  readonly replaces: string | null
  readonly confirmed: boolean
  /** What it does to who stands above, as the first person confirmed it. */
  readonly across: Across | null
}

export type HouseOffer = {
  readonly id: ContractId
  /** The name of the account. */
  readonly downline: string
  readonly terms: Terms
  readonly replaces?: string
  readonly confirmed?: boolean
  readonly reason: string
  readonly operator: Doer
}

/** Contracts that the house pays: one person asks, another agrees, and only then they are offered. */
export type ContractRequests = {
  /** Answers the request that waits; null where this id has been offered already. */
  ask(asked: HouseOffer): Promise<Result<string | null, OfferRefusal>>
}

type Deps = {
  readonly db: Database
  readonly approvals: Pick<Approvals, 'handle'>
  readonly audit: Pick<Audit, 'open'>
  readonly contracts: Pick<Contracts, 'checkOffer' | 'offerWithin' | 'findLive'>
  readonly members: Pick<Members, 'findByAccount'>
}

export function createContractRequests(deps: Deps): ContractRequests {
  const { db, contracts, members } = deps
  const audit = deps.audit.open(actions)

  const request = deps.approvals.handle<Asked, OfferRefusal | 'changed_meanwhile'>(
    'contract.offer',
    {
      says: 'agents-second.offer',
      saysYes: 'agents-second.offerYes',
      roles: ['admin', 'finance'],
      changes: contractChanges,
      async carryOut(tx, { content, reason, requestedBy }, by) {
        const { id, account, terms, across } = content
        const checked = await contracts.checkOffer(tx, offerOf(content))
        if (!checked.ok) return checked
        if (!sameAcross(checked.value.across ?? null, across)) return refuse('changed_meanwhile')
        const offered = await contracts.offerWithin(tx, offerOf(content), (within) =>
          audit.write(within, {
            ...actedBy(by),
            action: 'contract.offered',
            object: id,
            reason,
            after: { downline: account, terms, across, askedBy: requestedBy },
          }),
        )
        return offered.ok ? ok() : offered
      },
    },
  )

  return {
    async ask({ id, downline, terms, replaces, confirmed = false, reason, operator }) {
      const member = await members.findByAccount(db, downline)
      if (member === undefined) return refuse('not_found')
      const present = await contracts.findLive(member.id, terms.kind)
      const content: Asked = {
        id,
        downline: member.id,
        account: member.account,
        currency: member.currency,
        terms: packTerms(terms),
        before: present === undefined ? null : packTerms(present.terms),
        replaces: replaces ?? null,
        confirmed,
        across: null,
      }
      // Its own commit: who decides holds the request while waiting for the turn of contracts, which this one has.
      const checked = await db.transaction((tx) => contracts.checkOffer(tx, offerOf(content)))
      if (!checked.ok) return checked
      if (checked.value.known !== undefined) return ok(null)
      const whole = { ...content, across: checked.value.across ?? null }
      return ok(
        await db.transaction((tx) => request(tx, { object: id, content: whole, operator, reason })),
      )
    },
  }
}

function offerOf({ id, downline, terms, replaces, confirmed }: Asked): OfferAsk {
  return {
    id,
    giver: null,
    downline,
    terms: readTerms(terms),
    confirmed,
    ...(replaces === null ? {} : { replaces }),
  }
}

function contractChanges(content: Asked): readonly AskedChange[] {
  const { account, currency, terms, before, confirmed, across } = content
  const line = (name: AskedChange['name']): AskedChange => ({
    name,
    before: '',
    after: '',
    isLoosened: false,
  })
  return [
    line({
      text: 'agents-second.contractFor',
      values: { kind: { text: kindNames[terms.kind] }, name: account },
    }),
    ...acrossWords(across).map(line),
    ...(confirmed ? [line({ text: 'agents-second.endsBelow' })] : []),
    ...termsChanges(before === null ? null : readTerms(before), readTerms(terms), currency),
  ]
}

function acrossWords(across: Across | null): readonly SaidValue[] {
  const { replaces, beyond } = across ?? { replaces: null, beyond: null }
  return [
    ...(replaces ? [upline('agents-second.takesOver', replaces)] : []),
    ...(beyond ? [upline('agents-second.beyondUpline', beyond)] : []),
  ]
}

function upline(text: TextKey, { name, rate }: NonNullable<Across['replaces']>): SaidValue {
  return { text, values: { name, rate: { count: rate / 100, unit: 'percent' } } }
}

function sameAcross(one: Across | null, other: Across | null): boolean {
  const parts = (across: Across | null) => [across?.replaces, across?.beyond]
  return JSON.stringify(parts(one).map(words)) === JSON.stringify(parts(other).map(words))
}

const words = (part: Across['replaces'] | undefined) => (part ? [part.name, part.rate] : [])
