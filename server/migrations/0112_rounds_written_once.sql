-- A round of one shot is written once, when it begins: seed, number, stake and choice are its result, and the wallet knows whether it was paid for.

alter table arcade.rounds
  drop constraint rounds_state_check,
  drop constraint rounds_check1,
  add constraint rounds_state_check check (state in ('open', 'shot', 'settled', 'voided')) not valid,
  -- `shot`: played for money, and over with its stake. That it was settled is said by the wallet and not written here.
  add constraint rounds_end_check check ((state in ('open', 'shot')) = (ended_at is null)) not valid;

-- One row: of shots from before this moment those are marked as open that the wallet did not settle at once.
create table arcade.shots (
  is_one boolean primary key default true check (is_one),
  looked_until timestamptz not null
);
comment on table arcade.shots is
  'Until when rounds of one shot were held against the wallet: of what is still one from before that, all were settled.';
insert into arcade.shots (looked_until) values (now());

-- What is counted of an event is counted in the commit that moves the cursor, so it needs no mark of its own.
drop table rtp.heard;
drop table reports.heard;
-- A pair of seeds takes a number with every round; with room on its page its row changes in place.
alter table arcade.seeds set (fillfactor = 70);
