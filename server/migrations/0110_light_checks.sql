-- What is written with every bet is checked by length and beginning: a pattern of so many signs costs more than all the rest of the row,
-- and is looked at again with every change. The doors, and the makers of ids, look at each sign. What stands there passed the pattern.

alter table arcade.rounds
  drop constraint rounds_id_check,
  drop constraint rounds_currency_check,
  add constraint rounds_id_check check (length(id) = 30 and starts_with(id, 'rnd_')) not valid,
  add constraint rounds_currency_check check (length(currency) between 3 and 5) not valid;
alter table wagers.wagers
  drop constraint wagers_currency_check,
  add constraint wagers_currency_check check (length(currency) between 3 and 5) not valid;
alter table platform.events
  drop constraint events_kind_check,
  add constraint events_kind_check check (kind like '_%._%') not valid;
alter table wagers.wins
  drop constraint wins_wager_check,
  drop constraint wins_currency_check,
  add constraint wins_wager_check check (length(wager) = 30 and starts_with(wager, 'wgr_')),
  add constraint wins_currency_check check (length(currency) between 3 and 5);
alter table arcade.shared_bets
  drop constraint crash_bets_id_check,
  add constraint crash_bets_id_check check (length(id) = 30 and starts_with(id, 'rnd_'));
alter table arcade.sessions
  drop constraint sessions_id_check,
  add constraint sessions_id_check check (length(id) = 30 and starts_with(id, 'ars_'));
alter table play.launches
  drop constraint launches_id_check,
  add constraint launches_id_check check (length(id) = 30 and starts_with(id, 'lau_'));
alter table reports.member_days
  drop constraint member_days_currency_check,
  add constraint member_days_currency_check check (length(currency) between 3 and 5);
alter table agents.member_days
  drop constraint member_days_currency_check,
  add constraint member_days_currency_check check (length(currency) between 3 and 5);
alter table agents.member_slots
  drop constraint member_slots_currency_check,
  add constraint member_slots_currency_check check (length(currency) between 3 and 5);
alter table promotions.play
  drop constraint play_currency_check,
  add constraint play_currency_check check (length(currency) between 3 and 5);
alter table promotions.vip_members
  drop constraint vip_members_currency_check,
  add constraint vip_members_currency_check check (length(currency) between 3 and 5);

-- A pair of seeds takes a number with every spin; each sign of it is looked at when it is made, and when its player sends theirs.
alter table arcade.seeds
  drop constraint seeds_id_check,
  drop constraint seeds_commitment_check,
  drop constraint seeds_client_seed_check,
  add constraint seeds_id_check check (length(id) = 30 and starts_with(id, 'sed_')),
  add constraint seeds_commitment_check check (length(commitment) = 64),
  add constraint seeds_client_seed_check check (length(client_seed) between 1 and 64);
drop trigger seeds_go_on on arcade.seeds;
create or replace function arcade.seed_goes_on() returns trigger language plpgsql as $$
begin
  raise exception 'A pair of seeds cannot be changed so.';
end $$;
create trigger seeds_go_on before update on arcade.seeds for each row when (
  old.revealed_at is not null or new.nonce < old.nonce
  or (new.id, new.player, new.commitment, new.sealed_seed, new.created_at)
    is distinct from (old.id, old.player, old.commitment, old.sealed_seed, old.created_at)
  or (old.activated_at is not null
    and (new.client_seed, new.activated_at) is distinct from (old.client_seed, old.activated_at))
  or (new.client_seed is distinct from old.client_seed and new.client_seed !~ '^[\x21-\x7e]{1,64}$')
) execute function arcade.seed_goes_on();
create function arcade.seed_is_none() returns trigger language plpgsql as $$
begin
  raise exception 'A pair of seeds is not made so.';
end $$;
create trigger seeds_begin before insert on arcade.seeds for each row when (
  new.commitment !~ '^[0-9a-f]{64}$' or new.client_seed !~ '^[\x21-\x7e]{1,64}$'
) execute function arcade.seed_is_none();
