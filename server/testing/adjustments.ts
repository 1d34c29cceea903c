import type { Id } from '@baize/kernel/ids'
import type { Database } from '../src/platform/database/database.ts'
import {
  createAdjustments,
  createAdjustmentsRecord,
} from '../src/rooms/wallet/adjustments/adjustments.ts'
import type { AdjustmentRequest } from '../src/rooms/wallet/adjustments/adjustments.ts'
import { testHands } from './hands.ts'
import { testOperator, testSystem } from './system.ts'
import { testWallet } from './wallet.ts'

/** Money moved by hand on a test database, with the people who ask and decide. */
export async function testAdjustments(db: Database) {
  const { system, clock: systemClock } = await testSystem(db)
  const { clock, ...wallet } = await testWallet(db)
  const { hands, above, alerts } = testHands(db, wallet)
  // What one person moves for all members is tried elsewhere; tests share the person.
  above.times = 1_000_000n
  const members: { known: (member: Id<'mem'>) => boolean } = { known: () => true }
  const adjustments = createAdjustments({
    ...wallet,
    db,
    audit: system.audit,
    approvals: system.approvals,
    hands,
    hasMember: async (member) => members.known(member),
  })
  const ines = testOperator('Ines', 'finance')

  const asking = (
    member: Id<'mem'>,
    change: Partial<AdjustmentRequest> = {},
  ): AdjustmentRequest => ({
    id: wallet.makeId('adj'),
    member,
    direction: 'credit',
    kind: 'other',
    amount: '40',
    currency: 'PHP',
    reason: 'A test',
    operator: ines,
    ...change,
  })

  /** Sets every clock of the rooms forward. */
  const wait = (ms: number) => {
    clock.offsetMs += ms
    systemClock.offsetMs += ms
  }

  const decide = (
    approval: string | null,
    { approve = true, operator = testOperator('Ada', 'admin') } = {},
  ) => system.approvals.decide({ id: approval ?? '', approve, reason: 'Seen', operator })

  const cashOf = async (member: Id<'mem'>) => {
    const { pockets } = await wallet.wallet.getState(member)
    return pockets.find(({ pocket }) => pocket === 'cash')?.amount
  }

  const record = createAdjustmentsRecord({ db })
  return {
    ...wallet,
    system,
    adjustments,
    record,
    ines,
    above,
    alerts,
    members,
    asking,
    wait,
    decide,
    cashOf,
  }
}
