-- A shared round is decided by a public value, too, that comes when no bet is taken any more. Which one it is stands in the
-- round from its opening on. Rounds of before (scheme 1) had the salt of their chain alone, and stay as they were drawn.
-- A chain says with its beginning which of the two it is.
alter table arcade.chains add column scheme smallint not null default 1 check (scheme in (1, 2));
alter table arcade.chains alter column scheme drop default;

alter table arcade.shared_rounds add column scheme smallint not null default 1 check (scheme in (1, 2));
alter table arcade.shared_rounds alter column scheme drop default;
-- When the betting ends, as it was told when it began. Of rounds of before it is not known.
alter table arcade.shared_rounds add column closes_at timestamptz;
alter table arcade.shared_rounds add column beacon text not null default '' check (length(beacon) <= 80);
alter table arcade.shared_rounds add column beacon_round bigint not null default 0 check (beacon_round >= 0);
alter table arcade.shared_rounds add column beacon_value text not null default ''
  check (beacon_value ~ '^([0-9a-f]{64,200})?$');
alter table arcade.shared_rounds add column voided_by text not null default ''
  check (voided_by in ('', 'unreadable', 'no_value'));
update arcade.shared_rounds set voided_by = 'unreadable' where phase = 'voided';

alter table arcade.shared_rounds drop constraint shared_rounds_phase;
-- awaiting: no bet is taken any more, and the public value is not out yet.
alter table arcade.shared_rounds add constraint shared_rounds_phase
  check (phase in ('betting', 'awaiting', 'running', 'over', 'voided'));
alter table arcade.shared_rounds drop constraint shared_rounds_told;
-- A round that was voided for want of its value tells its link all the same.
alter table arcade.shared_rounds add constraint shared_rounds_told check (
  (phase = 'over') = (outcome is not null)
  and case phase when 'over' then link <> '' when 'voided' then true else link = '' end);
alter table arcade.shared_rounds add constraint shared_rounds_voided
  check ((phase = 'voided') = (voided_by <> ''));
alter table arcade.shared_rounds add constraint shared_rounds_named check (
  scheme = 1 or (closes_at is not null and beacon <> '' and beacon_round > 0));
alter table arcade.shared_rounds add constraint shared_rounds_valued check (
  case when scheme = 1 or phase in ('betting', 'awaiting') then beacon_value = ''
    when phase in ('running', 'over') then beacon_value <> '' else true end);

-- What was named stays named, whoever asks for a change.
create function arcade.round_stays_named() returns trigger language plpgsql as $$
begin
  if (new.scheme, new.closes_at, new.beacon, new.beacon_round)
      is distinct from (old.scheme, old.closes_at, old.beacon, old.beacon_round)
    or (old.beacon_value <> '' and new.beacon_value <> old.beacon_value) then
    raise exception 'What was named for a round does not change.';
  end if;
  return new;
end $$;
create trigger rounds_stay_named before update on arcade.shared_rounds
  for each row execute function arcade.round_stays_named();
