-- A public value that nobody knew when a chain was committed. In a demo it is drawn here, when its moment has come, and
-- every page says so; elsewhere it comes from a public beacon.
create table arcade.beacon_pulses (
  beacon text not null check (length(beacon) between 1 and 80),
  round bigint not null check (round > 0),
  value text not null check (value ~ '^[0-9a-f]{64,200}$'),
  at timestamptz not null,
  primary key (beacon, round)
);

create trigger pulses_only_grow before update or delete on arcade.beacon_pulses
  for each row execute function arcade.only_grows();

-- What a chain promised when it was published: whose table, and which value of which beacon its salt is made of. Chains
-- of before have neither.
alter table arcade.chains add column table_key text not null default 'crash'
  check (table_key ~ '^[a-z][a-z-]{0,30}$');
alter table arcade.chains add column beacon text not null default '' check (length(beacon) <= 80);
alter table arcade.chains add column beacon_round bigint not null default 0 check (beacon_round >= 0);
alter table arcade.chains add column beacon_value text not null default '' check (length(beacon_value) <= 200);
-- A chain that is over stays, and says whether it was flown to its end or left, and why.
alter table arcade.chains add column ended_at timestamptz;
alter table arcade.chains add column ended_by text not null default ''
  check (ended_by in ('', 'flown', 'never_flown', 'unreadable', 'retired'));
alter table arcade.chains add constraint chains_ended check ((ended_at is null) = (ended_by = ''));

-- A start used to publish several, of which one flew.
update arcade.chains c set ended_at = now(), ended_by = case
    when f.flown = c.length then 'flown' when f.flown = 0 then 'never_flown' else 'retired' end
from (
  select h.id, (select count(*) from arcade.crash_rounds r where r.chain = h.id) as flown
  from arcade.chains h
) f
where f.id = c.id and (f.flown = c.length
  or exists (select from arcade.chains later where later.id > c.id));

alter table arcade.chains alter column table_key drop default;
create unique index chains_in_use on arcade.chains (table_key) where ended_at is null;
comment on index arcade.chains_in_use is 'Which chain does this table fly on? There is one at most.';
