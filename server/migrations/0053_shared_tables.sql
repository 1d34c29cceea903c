-- Rounds that all play at once, whatever the game: what crash alone had serves every table now. Every flight and every bet
-- that stands is kept.
alter table arcade.crash_rounds rename to shared_rounds;
alter table arcade.shared_rounds add column table_key text not null default 'crash'
  check (table_key ~ '^[a-z][a-z-]{0,30}$');
alter table arcade.shared_rounds alter column table_key drop default;
alter table arcade.shared_rounds drop constraint crash_rounds_pkey;
alter table arcade.shared_rounds add primary key (table_key, number);

-- As the rules of the game draw it; told when it is over, before the link alone knows it.
alter table arcade.shared_rounds add column outcome jsonb;
update arcade.shared_rounds set outcome = jsonb_build_object('crashedAt', crashed_at) where phase = 'over';
alter table arcade.shared_rounds drop column crashed_at;
alter table arcade.shared_rounds drop constraint crash_rounds_phase_check;
update arcade.shared_rounds set phase = 'running' where phase = 'flying';
-- voided: its result cannot be read any more, and every stake is given back.
alter table arcade.shared_rounds add constraint shared_rounds_phase
  check (phase in ('betting', 'running', 'over', 'voided'));
alter table arcade.shared_rounds add constraint shared_rounds_told
  check ((phase = 'over') = (outcome is not null and link <> ''));

-- The hash of the round's link, which was published before: whoever looks needs no secret for it.
alter table arcade.shared_rounds add column commitment text not null default '';
update arcade.shared_rounds r set commitment = coalesce(
  (select before.link from arcade.shared_rounds before
    where before.chain = r.chain and before.place = r.place - 1 and before.link <> ''),
  (select c.terminal from arcade.chains c where c.id = r.chain));
alter table arcade.shared_rounds add constraint shared_rounds_commitment
  check (commitment ~ '^[0-9a-f]{64}$');
alter table arcade.shared_rounds alter column commitment drop default;
alter table arcade.shared_rounds rename constraint crash_rounds_chain_place_key to shared_rounds_chain_place_key;

alter table arcade.crash_bets rename to shared_bets;
do $$
declare part text;
begin
  for part in select c.relname from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'arcade.shared_bets'::regclass
  loop
    execute format('alter table arcade.%I rename to %I', part, replace(part, 'crash_bets', 'shared_bets'));
  end loop;
end $$;
alter table arcade.shared_bets add column table_key text not null default 'crash'
  check (table_key ~ '^[a-z][a-z-]{0,30}$');
alter table arcade.shared_bets alter column table_key drop default;
-- What was chosen with the stake, and how it was left: as the rules of the game have it.
alter table arcade.shared_bets add column choice jsonb;
alter table arcade.shared_bets add column move jsonb;
update arcade.shared_bets set choice = jsonb_build_object('outAt', auto_out),
  move = case when out_at > 0 then jsonb_build_object('outAt', out_at) end;
alter table arcade.shared_bets alter column choice set not null;
alter table arcade.shared_bets drop column auto_out;
alter table arcade.shared_bets drop column out_at;
-- How long after the start it leaves by itself. Of bets of before it is not known: they leave at the end, with what they wanted.
alter table arcade.shared_bets add column due_ms integer check (due_ms >= 0);
alter table arcade.shared_bets drop constraint crash_bets_slot_check;
alter table arcade.shared_bets add constraint shared_bets_slot check (slot between 1 and 4);
alter table arcade.shared_bets drop constraint crash_bets_round_at_round_player_slot_key;
alter table arcade.shared_bets add constraint shared_bets_in_slot
  unique (round_at, table_key, round, player, slot);

drop index arcade.crash_bets_of_round;
create index shared_bets_of_round on arcade.shared_bets (table_key, round, state);
comment on index arcade.shared_bets_of_round is 'Who is in this round, and who has not left it?';
drop index arcade.crash_bets_by_player;
create index shared_bets_by_player on arcade.shared_bets (player, table_key, id);
comment on index arcade.shared_bets_by_player is 'Which rounds of this table was this player in, newest first?';
drop index arcade.crash_bets_open;
create index shared_bets_open on arcade.shared_bets (table_key, round_at) where ended_at is null;
comment on index arcade.shared_bets_open is 'Which bets have not ended, and so may have been interrupted?';

-- Who moves a table on. The times are of the database's clock, the only one that all nodes share.
create table arcade.shared_tables (
  key text primary key check (key ~ '^[a-z][a-z-]{0,30}$'),
  driver text not null default '' check (length(driver) <= 60),
  driven_since timestamptz not null default 'epoch',
  -- Whoever finds it past takes over.
  driven_until timestamptz not null default 'epoch',
  -- When somebody last looked: a table that nobody looks at rests.
  wanted_at timestamptz not null default 'epoch'
);
