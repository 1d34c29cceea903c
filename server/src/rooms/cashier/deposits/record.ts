import type { MethodContent } from '@baize/contract/cashier/methods-desk'
import type { Database } from '../../../platform/database/database.ts'
import type { RecordEntry, RecordOutcome, RecordSource } from '../../wallet/wallet.ts'
import { inLanguage } from '../methods/methods.ts'
import type { Deposit, Step } from './deposit.ts'
import { listRecord, sumRecord } from './record.store.ts'
import * as rules from './rules.ts'
import { listSteps } from './store.ts'

type Deps = {
  readonly db: Pick<Database, 'sql'>
  readonly methods: { getContent(id: string, version: number): Promise<MethodContent> }
}

const mostSteps = 20

/** Deposits as lines of a member's account record. */
export function createDepositRecord({ db, methods }: Deps): RecordSource {
  async function entryOf(deposit: Deposit, steps: readonly Step[]): Promise<RecordEntry> {
    const { id, createdAt, amount, fee, credited, currency, state, reference } = deposit
    const { name } = await methods.getContent(deposit.method, deposit.methodVersion)
    const own = steps.filter((step) => step.deposit === id && step.moved).slice(-mostSteps)
    return {
      id,
      at: createdAt,
      kind: 'deposit',
      amount: credited ?? amount - fee,
      currency,
      state,
      outcome: outcomeOf(deposit),
      about: (language) => inLanguage(name, language),
      reference,
      steps: own.map((step) => ({ state: step.state, at: step.at })),
    }
  }

  return {
    kind: 'deposit',
    async list(member, ask) {
      const found = await listRecord(db, member, ask)
      const ids = found.map(({ id }) => id)
      const steps = ids.length === 0 ? [] : await listSteps(db, ids)
      return await Promise.all(found.map((deposit) => entryOf(deposit, steps)))
    },
    sum: async (member, span) => ({ in: await sumRecord(db, member, span), out: 0n }),
  }
}

function outcomeOf(deposit: Pick<Deposit, 'state'>): RecordOutcome {
  if (deposit.state === 'success') return 'done'
  return rules.isOpen(deposit) ? 'open' : 'failed'
}
