import { money } from '@baize/kernel/money'
import type { Database } from '../src/platform/database/database.ts'
import { ensureMonthlyPartitions } from '../src/platform/database/partitions.ts'
import { createWagers } from '../src/rooms/wagers/wagers.ts'
import type { StakeCall, StakeFacts, WagersDeps } from '../src/rooms/wagers/wagers.ts'
import type { MemberId, WalletDeps } from '../src/rooms/wallet/wallet.ts'
import { testWallet } from './wallet.ts'

export const everythingOpen: StakeFacts = {
  standing: 'may_play',
  isProductOpen: true,
  isVendorOpen: true,
  isGameOpen: true,
  stakeMin: 1n,
  stakeMax: 1_000_000n,
}

/** The wagers room over ledger and wallet, with a gate that tests can set member by member. */
export async function testWagers(
  db: Database,
  overrides: { wallet?: Partial<WalletDeps>; wagers?: Partial<WagersDeps> } = {},
) {
  const below = await testWallet(db, overrides.wallet)
  const { ledger, wallet, events, log, now, makeId } = below
  await db.transaction((tx) =>
    ensureMonthlyPartitions(tx, 'wagers.wagers', { ahead: 3, now: now() }),
  )
  const wagers = createWagers({
    db,
    ledger,
    wallet,
    events,
    log,
    now,
    makeId,
    lossLimitReached: () => {},
    ...overrides.wagers,
  })
  const facts = new Map<MemberId, StakeFacts>()
  wagers.setGate(async (_, stakes) =>
    stakes.map(({ member }) => facts.get(member) ?? everythingOpen),
  )

  const key = (transaction: string = makeId('txn')) => ({ provider: 'test', transaction })
  const stakeCall = (member: MemberId, change: Partial<StakeCall> = {}): StakeCall => ({
    key: key(),
    member,
    product: 'RNG',
    vendor: 'ALPHA',
    game: 'seven-seas',
    round: 'r-1',
    amount: money(10n, 'PHP'),
    ...change,
  })
  return { ...below, wagers, facts, key, stakeCall }
}
