import { listJobs } from '@baize/contract/system/desk'
import { createDeposit, listDepositMethods } from '@baize/contract/cashier/deposits'
import { beginOperatorSignIn } from '@baize/contract/system/operators'
import { sendFeedback } from '@baize/contract/support/support'
import { addPayee, createWithdrawal } from '@baize/contract/cashier/withdrawals'
import { expect, it } from 'vitest'
import { ownerOf } from '../../testing/database.ts'
import { paymentPassword } from '../../testing/money-out-app.ts'
import { addPlayed, setVendorDown } from '../../testing/offers.ts'
import { testWiredApp } from '../../testing/wired-app.ts'

/** What the wiring leaves to the clock: jobs, subscribers, sweeps, months, and what is watched. */
const { app, call, member, makeId, clock, now, db, slot, defects } = await testWiredApp({
  LOG_LEVEL: 'info',
})
const { sql } = db
const soon = { timeout: 20_000, interval: 50 }
const past = new Date('2020-01-01T00:00:00Z')

/** Runs a job as its clock would, to its end. */
async function run(task: string): Promise<void> {
  const { id } = await sql.one<{ id: bigint }>`select id from graphile_worker.add_job(${task})`
  const left = async () =>
    await sql<{ error: string | null }>`
      select last_error as error from graphile_worker._private_jobs where id = ${id}`
  await expect.poll(left, soon).toEqual([])
}

it('[P46] every room’s jobs are on the clock, and its subscribers hear', async () => {
  const { schedules, subscribers } = (await call(listJobs, 'auditor')).value
  // Others than these are tried by the rooms that come after.
  expect(schedules.map(({ task }) => task)).toEqual(
    expect.arrayContaining([
      'arcade.recover',
      'cashier.expire_deposits',
      'cashier.unconfirmed_withdrawals',
      'identity.end_old_trials',
      'identity.remove_expired',
      'identity.remove_expired_of_members',
      'identity.remove_forgotten',
      'ledger.chain_days',
      'ledger.expire',
      'ledger.fold',
      'ledger.prove',
      'ledger.prove_fully',
      'platform.partitions',
      'platform.sweep',
      'play.rounds',
      'system.expire_approvals',
      'system.prepare_audit',
      'system.prove_audit',
      'system.watch',
    ]),
  )
  expect(subscribers.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['notices of limits', 'reports', 'rtp', 'winners']),
  )
  for (const { task } of schedules) await run(task)
})

it('[I53] a trial account that the books know is closed, and one that they do not is removed', async () => {
  const [played, empty] = [makeId('mem'), makeId('mem')]
  for (const id of [played, empty]) {
    await sql`
      insert into identity.members
        (id, account, account_key, nickname, type, currency, language, registered_at)
      values (${id}, ${id}, ${id}, '', 4, 'PHP', 'EN', ${past})`
  }
  await app.rooms.wallet.openPocket(played, 'cash')
  await run('identity.end_old_trials')
  const left = await sql`select id, state from identity.members where id in (${played}, ${empty})`
  expect(left).toEqual([{ id: played, state: 'closed' }])
})

it('[P17] what is over in any room is swept', async () => {
  const who = await member(0n)
  const hash = Buffer.alloc(32, 1)
  await (
    await ownerOf(db)
  ).sql`
    insert into ledger.proofs
      (scope, at, holds, position, legs, accounts, took_ms, trial, differences)
    values ('running', ${past}, true, 0, 0, 0, 1, '[]', '[]')`
  await sql`
    insert into system.hands (what, id, operator, member, currency, amount, day, at)
    values ('adjustment', 'old', 'opr_old', ${who}, 'PHP', 1, '2020-01-01', ${past})`
  await sql`
    insert into system.looks (operator, action, object, at)
    values ('opr_old', 'member.viewed', 'member old', ${past})`
  await sql`
    insert into system.alerts
      (id, kind, subject, level, roles, facts, raised_at, told_at, ended_at, count)
    values ('alr_old', 'old', 'old', 'low', '{admin}', '{}', ${past}, ${past}, ${past}, 1)`
  await sql`insert into protection.members (member) values (${who})`
  await sql`
    insert into protection.deposits (id, member, amount, state, at)
    values ('old', ${who}, 1, 'counted', ${past})`
  await sql`
    insert into identity.codes
      (id, purpose, channel, target, code_hash, ip, sent_at, expires_at)
    values ('old', 'login', 'sms', '+63', ${hash}, '', ${past}, ${past})`
  await sql`
    insert into identity.remembered
      (selector, validator_hash, member_id, area, created_at, expires_at)
    values ('old', ${hash}, ${who}, 'site', ${past}, ${past})`
  await sql`insert into identity.used_challenges (id, expires_at) values ('old', ${past})`
  await sql`
    insert into identity.captchas (id, answer_hash, expires_at) values ('old', ${hash}, ${past})`
  await sql`
    update identity.members set totp_offer = ${hash}, totp_offer_until = ${past}
    where id = ${who}`
  await sql`
    insert into content.pictures (id, webp, width, height, uploaded_at, uploaded_by)
    values (${'o'.repeat(24)}, ${hash}, 1, 1, ${past}, 'old')`
  await sql`
    insert into support.messages (member_id, id, at, kind, notice, noticed, link)
    values (${who}, 'old', ${past}, 'personal', 'limitReached', '{}', '')`
  await sql`
    insert into wagers.actions (provider, account, action, transaction, content, answer, at)
    values ('test', ${who}, 'void', 'old', '', '{}', ${past})`
  await sql`
    insert into wagers.wins
      (wager, customer, product, vendor, game, currency, payout, settled_at)
    values (${makeId('wgr')}, 'old', 'RNG', 'OLD', 'old', 'PHP', 1, ${past})`
  await sql`
    insert into cashier.nonces (gateway, nonce, content, at)
    values ('old', 'old nonce', ${hash}, ${past})`
  await sql`insert into play.nonces (vendor, nonce, at) values ('old', 'old nonce', ${past})`
  await sql`
    insert into play.openings (day, node_id, members) values ('2020-01-01', ${slot.nodeId}, 1)`
  await sql`
    insert into arcade.sessions (id, token_hash, player, demo, node_id, game_code,
      sealed_wallet_token, currency, language, nickname, created_at, expires_at)
    values (${makeId('ars')}, ${hash}, 'old', true, 1, 'old', ${hash}, 'PHP', 'EN', '',
      ${past}, ${past})`
  await addPlayed(db, slot, { day: '2020-01-01', currency: 'PHP', rounds: 1 })
  await sql`
    insert into reports.brand_quarters (quarter, currency, bets, staked, valid, returned)
    values (${past}, 'PHP', 1, 1, 1, 1)`

  await run('platform.sweep')
  const lines = defects.map((line) => JSON.parse(line) as { what?: string; removed?: number })
  const swept = lines.flatMap(({ what, removed }) => (removed === undefined ? [] : [what]))
  expect(swept).toEqual(
    expect.arrayContaining([
      'proofs of the books',
      'what people moved alone',
      'old looks',
      'old alerts',
      'old deposits of limits',
      'codes',
      'remembered logins',
      'used challenges',
      'images',
      'offers of authenticators',
      'pictures that nothing shows',
      'old messages and feedback',
      'old calls about wagers',
      'old wins',
      'used nonces of gateways',
      'used nonces of vendors',
      'what is over in play',
      'sessions and fun of the arcade',
      'old returns of games',
      'old play of the brand',
    ]),
  )
})

it('[S21] what any room watches is seen by the clock', async () => {
  const who = await member(900_000n)
  const { methods } = (await call(listDepositMethods, who)).value
  const bank = methods.find(({ kind }) => kind === 'bank')?.id
  const order = { id: makeId('dep'), method: bank, amount: '50000', currency: 'PHP' }
  await call(createDeposit, who, { payload: order })
  await sql`update cashier.deposits set state = 'verifying' where id = ${order.id}`
  const account = { institution: 'CHALKLINE', holder: 'Maria Reyes', number: '70012345' }
  const payee = { id: makeId('pye'), ...account, paymentPassword }
  await call(addPayee, who, { payload: payee })
  const asked = { id: makeId('wdr'), payee: payee.id, amount: '20000', currency: 'PHP' }
  await call(createWithdrawal, who, { payload: { ...asked, paymentPassword } })
  const words = { category: 'site', text: 'The page stands still.', contact: '' }
  await call(sendFeedback, who, { payload: { id: makeId('fbk'), ...words } })
  for (let tries = 0; tries < 5; tries += 1) {
    await call(beginOperatorSignIn, who, {
      payload: { username: 'risk', password: 'not the password' },
    })
  }
  await setVendorDown(db, slot.vendor, true)

  clock.offsetMs += 9 * 3_600_000
  const quiet = new Date(now().getTime() - 10 * 60_000)
  await sql`
    insert into play.rounds
      (vendor, member, round, game_vendor, game, currency, bets, opened_at, active_at)
    select 'OLD', ${who}, n::text, 'OLD', 'old', 'PHP', '{}', ${quiet}, ${quiet}
    from generate_series(1, 5) n`
  await sql`
    insert into rtp.days (day, currency, vendor, game, rounds, staked, returned, stake_squares,
      return_squares, products, highest_bps)
    values (${now()}::date, 'PHP', ${slot.vendor}, ${slot.code}, 1000000, 1000000, 0, 1000000, 0,
      0, 0)`
  await (
    await ownerOf(db)
  ).sql`
    insert into ledger.proofs
      (scope, at, holds, position, legs, accounts, took_ms, trial, differences)
    values ('running', ${new Date(now().getTime() + 60_000)}, false, 0, 0, 0, 1, '[]', '[]')`
  await run('system.watch')
  const open = await sql<{ kind: string }>`
    select distinct kind from system.alerts where ended_at is null order by kind`
  expect(open.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining([
      'books.differ',
      'operator.locked',
      'queue.deposits',
      'queue.feedback',
      'queue.withdrawals',
      'rtp.outside',
      'vendor.down',
      'vendor.maintenance',
    ]),
  )
})

it('[P16] every table that is kept by months gets the months to come', async () => {
  const tables = async () =>
    await sql<{ name: string; months: number }>`
      select p.partrelid::regclass::text as name, count(i.inhrelid)::int as months
      from pg_partitioned_table p left join pg_inherits i on i.inhparent = p.partrelid
      where not exists (select from pg_inherits o where o.inhrelid = p.partrelid)
      group by 1 order by 1`
  const before = await tables()
  clock.offsetMs += 420 * 86_400_000
  await run('platform.partitions')
  await run('system.prepare_audit')
  const after = new Map((await tables()).map(({ name, months }) => [name, months]))
  const same = before.filter(({ name, months }) => after.get(name) === months)
  expect(same.map(({ name }) => name)).toEqual([])
  expect(before.length).toBeGreaterThan(8)
})
