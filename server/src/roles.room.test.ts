import { describe, expect, it } from 'vitest'
import { appTemplate, root } from '../testing/app-template.ts'
import { ownerOf, testDatabase } from '../testing/database.ts'
import { testLedger } from '../testing/ledger.ts'
import { giveRights, schemasOfHouse } from './platform/prepare-database.ts'

/** The house as it runs, asked as the role that runs it. */
const db = await testDatabase({ template: await appTemplate() })
const owner = await ownerOf(db)
const role = decodeURIComponent(new URL(db.url).username)
const schemas = schemasOfHouse(`${root}/server/migrations`)
const { openCash, inPlay, move, mustPost } = await testLedger(db)
const stake = move('stake', await openCash(100n), inPlay, 10n)
await mustPost({ ...stake, pending: { expiresAt: new Date(Date.now() + 3_600_000) } })

const attempt = (text: string) =>
  db
    .transaction((tx) => tx.script(text))
    .then(
      () => 'done',
      (error: unknown) => (error as { code?: string }).code,
    )

const refusing = 'returns trigger language plpgsql as $$ begin return new; end $$'
const id = 'trf_01m00000000000000000000000'

describe('[DB29] the role that runs the house is refused by PostgreSQL', () => {
  it.each([
    'alter table ledger.legs add column forged text',
    'alter table ledger.legs disable trigger all',
    'alter table ledger.legs disable trigger legs_stay',
    'alter table ledger.accounts disable trigger user',
    'alter table system.audit disable trigger user',
    'drop trigger legs_stay on ledger.legs',
    'drop trigger audit_stays on system.audit',
    'create trigger mine before insert on ledger.legs execute function ledger.refuse_hand()',
    'drop table ledger.days',
    'drop schema ledger cascade',
    'truncate ledger.legs',
    'truncate ledger.proofs',
    'truncate system.audit',
    'update ledger.legs set posted = 1',
    'delete from ledger.legs',
    'update ledger.accounts set credits_posted = credits_posted + 1',
    'update ledger.accounts set bounded = false',
    'update ledger.accounts set opened_at = now()',
    'delete from ledger.accounts',
    `insert into ledger.pendings (id, expires_at) values ('${id}', now())`,
    'update ledger.pendings set outcome = null, outcome_by = null',
    'insert into ledger.deltas values (1, 1, 1, 1, 1, 1)',
    'update ledger.deltas set credits_posted = 5',
    "update ledger.days set head = repeat('a', 64)",
    `insert into ledger.proofs (scope, at, holds, position, legs, accounts, took_ms, trial, differences)
     values ('full', now(), true, 0, 0, 0, 1, '[]', '[]')`,
    'update ledger.proofs set holds = true',
    'delete from ledger.proofs',
    "insert into ledger.proven values ('running', 1, 1, 1, 1, 1)",
    'update ledger.proven set credits_posted = 5',
    'delete from ledger.proven',
    'update ledger.proof_heads set position = 0',
    "update ledger.proof_heads set scope = 'full'",
    "select ledger.advance_proven('running', 9000000000000000000)",
    "select ledger.advance_proven('running', null)",
    "select ledger.advance_proven('neither', 1)",
    'delete from system.audit_head',
    "update system.audit_head set hash = repeat('1', 64)",
    'update system.audit_head set sequence = sequence + 1',
    `insert into system.audit (sequence, at, actor_id, actor, roles, action, object, reason, ip, request_id, before, after, previous_hash, hash)
     values (900, now(), '', '', '', 'x', '', '', '', '', '{}', '{}', repeat('0', 64), repeat('1', 64))`,
    "update system.audit set reason = 'x'",
    'delete from system.audit',
    'delete from wallet.transfers',
    'delete from cashier.deposits',
    "update platform.migrations set sha256 = ''",
    'delete from platform.migrations',
    "update platform.rights set may = 'select, insert, update, delete'",
    'update platform.house set begun_at = now()',
    'create table ledger.mine (id int)',
    'create table public.mine (id int)',
    'create schema mine',
    'create index mine on ledger.legs (about)',
    'set session_replication_role = replica',
    'set local session_replication_role = replica',
    `create or replace function ledger.refuse_change() ${refusing}`,
    `create or replace function ledger.refuse_hand() ${refusing}`,
    `create or replace function ledger.add_legs() ${refusing}`,
    `create or replace function system.refuse_change() ${refusing}`,
    'alter function ledger.add_legs() security invoker',
    'drop function ledger.refuse_change() cascade',
    'select ledger.end_pendings(array[]::text[], array[]::text[], array[]::text[], 0)',
    "select platform.make_month('ledger', 'legs', '2026-01-01')",
    "select platform.make_month('pg_catalog', 'pg_class', '2026-01-01')",
    "select platform.make_month('system', 'audit', '9999-01-01')",
    `select ledger.make_partition('accounts', 'older', null, '${id}')`,
    `select ledger.make_partition('legs', '2026_01', null, '${id}')`,
    `select ledger.make_partition('legs', '2026_01', ''') to (maxvalue); --', '${id}')`,
    `alter role ${role} superuser`,
    'create role mine',
  ])('%s', async (text) => {
    expect(await attempt(text)).toBe('42501')
  })

  it('to give itself a right, or another role', async () => {
    const to = decodeURIComponent(new URL(owner.url).username)
    await attempt(`grant update, delete, truncate on ledger.legs to ${role}`)
    await attempt(`grant all on ledger.accounts to public`)
    expect(await attempt(`grant ${to} to ${role}`)).toBe('42501')
    expect(await attempt(`set role ${to}`)).toBe('42501')
    expect(await excessOf()).toEqual([])
  })

  it('to reach the sums from a trigger of its own, which looks like one of the ledger', async () => {
    const sums = () =>
      db.sql`select id, credits_posted, debits_posted from ledger.accounts order by id`
    const before = await sums()
    for (const reach of [
      'update ledger.accounts set credits_posted = credits_posted + 5',
      "update ledger.accounts set opened_at = '2020-01-01'",
      'update ledger.pendings set expires_at = now()',
      'insert into ledger.deltas values (1, 1, 5, 5, 0, 0)',
    ]) {
      const text = `
        create temporary table mine (id int) on commit drop;
        create or replace function pg_temp.reach() returns trigger language plpgsql as $$
        begin ${reach}; return null; end $$;
        create trigger reach after insert on mine for each statement execute function pg_temp.reach();
        insert into mine values (1)`
      expect(await attempt(text)).toBe('42501')
    }
    expect(await sums()).toEqual(before)
  })
})

type Line = { line: string }

/** Whatever the role has of all that nobody needs who serves people. */
async function excessOf(): Promise<string[]> {
  const rows = await owner.sql<Line>`
    with house as (
      select c.oid, format('%s.%s', n.nspname, c.relname) as name, c.relkind, c.relowner, c.relispartition
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = any(${schemas}::text[]) and c.relkind in ('r', 'p', 'v', 'S'))
    select 'owns ' || name as line from house
    where relowner = (select oid from pg_roles where rolname = ${role})
    union all
    select format('may %s %s', lower(what), name) from house,
      unnest(array['TRUNCATE', 'TRIGGER', 'REFERENCES']) what
    where case relkind when 'S' then false else has_table_privilege(${role}, oid, what) end
    union all
    select format('may %s %s', lower(what), name) from house,
      unnest(array['INSERT', 'UPDATE', 'DELETE']) what
    where relkind in ('r', 'p') and relispartition and has_table_privilege(${role}, oid, what)
    union all
    select format('may %s %s', lower(what), name) from house,
      unnest(array['UPDATE', 'DELETE']) what
    where name = any(${appendOnly}::text[]) and (has_table_privilege(${role}, oid, what)
      or what = 'UPDATE' and has_any_column_privilege(${role}, oid, what))
    union all
    select format('may %s ledger.accounts by its %s', lower(what), a.attname)
    from pg_attribute a, unnest(array['UPDATE']) what
    where a.attrelid = 'ledger.accounts'::regclass and a.attnum > 0 and a.attname <> 'opened_at'
      and has_column_privilege(${role}, a.attrelid, a.attnum, what)
    union all
    select 'may create in ' || nspname from pg_namespace
    where nspname !~ '^pg_(toast_)?temp' and has_schema_privilege(${role}, oid, 'CREATE')
    union all
    select 'may draw from ' || name from house
    where case relkind when 'S' then has_sequence_privilege(${role}, oid, 'USAGE') else false end
      and name = 'ledger.legs_position_seq'
    union all
    select 'is more than a login' from pg_roles where rolname = ${role}
      and (rolsuper or rolcreaterole or rolcreatedb or rolreplication or rolbypassrls)
    union all
    select 'is a member of ' || m.roleid::regrole from pg_auth_members m
    where m.member = (select oid from pg_roles where rolname = ${role})
    order by 1`
  return rows.map(({ line }) => line)
}

/** Tables whose triggers refuse every change and every removal. */
const appendOnly = [
  'agents.payments',
  'agents.settlements',
  'arcade.beacon_pulses',
  'arcade.commitments',
  'cashier.deposit_steps',
  'cashier.method_versions',
  'cashier.upline_transfers',
  'cashier.withdrawal_proofs',
  'cashier.withdrawal_steps',
  'identity.social_links',
  'ledger.closings',
  'ledger.days',
  'ledger.legs',
  'ledger.notes',
  'points.steps',
  'promotions.allocations',
  'promotions.cash_moves',
  'promotions.mission_days',
  'promotions.mission_events',
  'promotions.mission_versions',
  'promotions.offer_versions',
  'promotions.referral_facts',
  'promotions.referral_steps',
  'promotions.steps',
  'promotions.ticket_claims',
  'promotions.vip_steps',
  'system.audit',
  'system.versions',
  'wagers.corrections',
]

/** What else is not removed, and what else does not change. */
const neverRemoved = [
  'agents.contracts',
  'agents.dues',
  'cashier.deposits',
  'cashier.institutions',
  'cashier.payees',
  'cashier.withdrawals',
  'ledger.accounts',
  'ledger.pendings',
  'ledger.proof_heads',
  'ledger.proofs',
  'ledger.proven',
  'lottery.chains',
  'lottery.chases',
  'lottery.issues',
  'lottery.lotteries',
  'lottery.results',
  'platform.house',
  'platform.migrations',
  'platform.rights',
  'points.orders',
  'promotions.consents',
  'promotions.debts',
  'promotions.ended_grants',
  'promotions.gifts',
  'promotions.grants',
  'promotions.holds',
  'promotions.mission_steps',
  'promotions.missions',
  'promotions.run_lines',
  'promotions.ticket_campaigns',
  'promotions.ticket_slips',
  'protection.restrictions',
  'system.audit_head',
  'wagers.wagers',
  'wallet.adjustments',
  'wallet.transfers',
]
const neverChanged = [
  'ledger.deltas',
  'ledger.proofs',
  'ledger.proven',
  'platform.house',
  'platform.rights',
  'system.hands',
]

describe('[DB29] the catalogue', () => {
  it('gives that role nothing that nobody needs who serves people', async () => {
    expect(await excessOf()).toEqual([])
  })

  it('lets it neither change nor remove what is only added to, and leaves it all other tables', async () => {
    const without = async (what: 'UPDATE' | 'DELETE') =>
      (
        await owner.sql<Line>`
          select format('%s.%s', n.nspname, c.relname) as line
          from pg_class c join pg_namespace n on n.oid = c.relnamespace
          where n.nspname = any(${schemas}::text[]) and c.relkind in ('r', 'p')
            and not c.relispartition and not has_table_privilege(${role}, c.oid, ${what})
            and not (${what} = 'UPDATE' and has_any_column_privilege(${role}, c.oid, 'UPDATE'))
          order by 1`
      ).map(({ line }) => line)
    expect(await without('DELETE')).toEqual([...appendOnly, ...neverRemoved].toSorted())
    expect(await without('UPDATE')).toEqual([...appendOnly, ...neverChanged].toSorted())
  })

  it('has no function of the owner that others may call, or that finds names of others', async () => {
    const functions = await owner.sql<{ name: string; open: boolean; path: string | null }>`
      select p.oid::regprocedure::text as name, p.proowner = (
          select relowner from pg_class where oid = 'ledger.legs'::regclass) as owned,
        exists (select from aclexplode(p.proacl) a where a.grantee = 0) or p.proacl is null as open,
        (select c from unnest(p.proconfig) c where c like 'search_path=%') as path
      from pg_proc p join pg_namespace n on n.oid = p.pronamespace
      where n.nspname = any(${schemas}::text[]) and p.prosecdef order by 1`
    expect(functions.map(({ name }) => name)).toEqual([
      'ledger.add_legs()',
      'ledger.advance_proven(text,bigint)',
      'ledger.close_account()',
      'ledger.conclude_proof(text,integer)',
      'ledger.fold_deltas()',
      'ledger.guard_partitions()',
      'ledger.make_partition(text,text,text,text)',
      'ledger.prove_anew(text)',
      'ledger.remove_old_proofs(timestamp with time zone)',
      'platform.make_month(text,text,date)',
      'system.guard_audit_partitions()',
      'system.move_audit_head()',
    ])
    for (const each of functions) {
      expect(each).toMatchObject({
        owned: true,
        open: false,
        path: 'search_path=pg_catalog, pg_temp',
      })
    }
  })

  it.each([
    ['grant update on ledger.legs to', ['may update ledger.legs']],
    ['grant update (about), delete on ledger.legs to', ['may delete ledger.legs']],
    ['grant truncate, trigger on ledger.accounts to', ['may trigger ledger.accounts']],
    ['grant update (credits_posted) on ledger.accounts to', ['by its credits_posted']],
    ['grant delete on system.audit to', ['may delete system.audit']],
    ['grant create on schema ledger to', ['may create in ledger']],
    ['grant usage on sequence ledger.legs_position_seq to', ['may draw from']],
  ])('shows what was given by hand, which the next start takes back: %s', async (text, shown) => {
    await owner.transaction((tx) => tx.script(`${text} ${role}`))
    const excess = (await excessOf()).join('\n')
    for (const each of shown) expect(excess).toContain(each)
    await giveRights(owner, role, schemas)
    expect(await excessOf()).toEqual([])
  })

  it('is left alone by a start that finds everything right', async () => {
    const stamp = () => owner.sql`
      select max(xmin::text::bigint) as last from pg_class
      where relnamespace = any(array(select oid from pg_namespace where nspname = any(${schemas}::text[])))`
    const before = await stamp()
    await giveRights(owner, role, schemas)
    expect(await stamp()).toEqual(before)
  })
})
