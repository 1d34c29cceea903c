import type { ContractTerms, ContractTier } from '@baize/contract/agents/contract-parts'
import type { Problem } from '@baize/texts/problem'
import type { Sums } from '../../../../shared/sums.ts'
import { kinds, productNames, type ContractKind, type Product } from '../kinds.ts'

/** What the form holds, all as text. A tier has a key of its own, so that one can be taken out of the middle. */
export type Entries = Readonly<Record<string, string>>

export const tierFields = ['validBet', 'loss', 'active', 'rate'] as const
export type TierField = (typeof tierFields)[number]

export const mostTiers = 10
const wholeRate = 10_000
const mostMembers = 1_000_000_000
const largest = BigInt(Number.MAX_SAFE_INTEGER)

export const entryOf = (field: TierField, key: string) => `${field}.${key}`
export const tierKeys = ({ tiers = '' }: Entries) => tiers.split(' ').filter(Boolean)
export const productsOf = ({ products = '' }: Entries) =>
  products.split(' ').filter((one): one is Product => (productNames as string[]).includes(one))

/** Terms as one would type them. */
export function entriesOf(terms: ContractTerms, sums: Sums): Entries {
  const { basis, periodicType, carry, cap, betAmount, products, tiers } = terms
  const keys = tiers.map((_, index) => `t${index}`)
  const typed = tiers.map((tier, index) => tierEntries(keys[index] ?? '', tier, sums))
  return Object.assign(
    {
      basis,
      period: periodicType,
      carry,
      cap: cap === null ? '' : sums.typed(cap),
      activeFrom: sums.typed(betAmount),
      all: products === null ? 'yes' : '',
      products: (products ?? []).join(' '),
      tiers: keys.join(' '),
    },
    ...typed,
  ) as Entries
}

/** The terms to begin with where nobody has any. */
export function plainTerms(kind: ContractKind): ContractTerms {
  return {
    kind,
    basis: kinds[kind].bases[0] ?? 'validBet',
    periodicType: kinds[kind].periods[0] ?? 'Daily',
    products: null,
    tiers: [{ rate: 0, periodValidBet: '0', periodProfitLoss: '0', activeMembers: 0 }],
    cap: null,
    betAmount: '0',
    carry: 'none',
  }
}

export function tierEntries(key: string, tier: ContractTier, sums: Sums): Entries {
  const rate = tier.rate === 0 ? '' : String(tier.rate / 100).replace('.', sums.mark)
  return {
    [entryOf('validBet', key)]: sums.typed(tier.periodValidBet),
    [entryOf('loss', key)]: sums.typed(tier.periodProfitLoss),
    [entryOf('active', key)]: String(tier.activeMembers),
    [entryOf('rate', key)]: rate,
  }
}

type Problems = Record<string, Problem>

/** What is typed as terms, as far as it can be read; and what cannot be. Whether it may be given is the server's to say. */
export function readEntries(
  kind: ContractKind,
  entries: Entries,
  sums: Sums,
): { readonly terms: ContractTerms; readonly problems: Problems } {
  const problems: Problems = {}
  const sum = (name: string): string => {
    const typed = entries[name] ?? ''
    const read = sums.read(typed)
    if (typed === '') problems[name] = { key: 'ui.fillIn' }
    else if (!read.ok) problems[name] = { key: 'errors.amount_invalid' }
    else if (read.value.amount > largest) problems[name] = { key: 'errors.terms_too_large' }
    return read.ok ? String(read.value.amount) : '0'
  }
  const tiers = tierKeys(entries).map((key, index): ContractTier => {
    const [active, rate] = [entryOf('active', key), entryOf('rate', key)]
    const members = readCount(entries[active])
    if (members === undefined) {
      const isEmpty = (entries[active] ?? '') === ''
      problems[active] = { key: isEmpty ? 'ui.fillIn' : 'agents-contracts.notACount' }
    } else if (members > mostMembers) problems[active] = { key: 'errors.terms_too_large' }
    const given = readRate(entries[rate], sums.mark)
    if (given === undefined || given < 1 || given > wholeRate) {
      problems[rate] = { key: 'errors.terms_rate', values: { tier: index + 1 } }
    }
    return {
      periodValidBet: sum(entryOf('validBet', key)),
      periodProfitLoss: sum(entryOf('loss', key)),
      activeMembers: members ?? 0,
      rate: given ?? 0,
    }
  })
  const isAll = entries['all'] === 'yes'
  const terms = {
    kind,
    basis: entries['basis'],
    periodicType: entries['period'],
    products: isAll ? null : productsOf(entries),
    tiers,
    cap: entries['cap'] === '' ? null : sum('cap'),
    betAmount: sum('activeFrom'),
    carry: entries['carry'],
  } as ContractTerms
  return { terms, problems }
}

function readCount(typed = ''): number | undefined {
  return /^\d{1,12}$/.test(typed) ? Number(typed) : undefined
}

/** Hundredths of a percent. */
function readRate(typed = '', mark: string): number | undefined {
  const plain = typed.replace(mark, '.')
  return /^\d{1,6}(\.\d{0,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : undefined
}
