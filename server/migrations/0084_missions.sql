-- Missions and boards: what members do for them is kept as signed events, and what stands follows from these.

create table promotions.missions (
  id text primary key check (length(id) = 30 and starts_with(id, 'mis_')),
  kind text not null check (kind in
    ('once', 'validBet', 'depositSum', 'depositCount', 'activeDays', 'games', 'signIn', 'streak', 'board')),
  currency text not null check (currency ~ '^[A-Z]{3,5}$'),
  -- The version that holds now, and what it was given in all.
  version integer not null check (version > 0),
  budget bigint not null check (budget between 1 and 9007199254740991),
  opens_at timestamptz not null,
  closes_at timestamptz not null check (closes_at >= opens_at),
  closed_at timestamptz,
  closed_by text not null default '',
  -- When what it had left went back to the house.
  settled_at timestamptz
);
create index missions_open on promotions.missions (closes_at) where settled_at is null;
comment on index promotions.missions_open is 'Which missions are not done with?';
create trigger missions_stay before delete on promotions.missions
  for each row execute function promotions.refuse_change();
create trigger missions_hold before update on promotions.missions for each row when (
  (new.id, new.kind, new.currency, new.opens_at) is distinct from (old.id, old.kind, old.currency, old.opens_at)
  or new.version < old.version or old.settled_at is not null
  or (old.closed_at is not null and new.closed_at is distinct from old.closed_at)
) execute function promotions.refuse_change();

create table promotions.mission_versions (
  mission text not null references promotions.missions,
  version integer not null check (version > 0),
  document jsonb not null check (jsonb_typeof(document) = 'object'),
  published_at timestamptz not null,
  published_by text not null,
  -- Whoever asked for it, where a second person agreed.
  asked_by text not null default '',
  primary key (mission, version)
);
create trigger mission_versions_stay before update or delete on promotions.mission_versions
  for each row execute function promotions.refuse_change();

-- What counted, once for each thing that happened.
create table promotions.mission_events (
  mission text not null references promotions.missions,
  period text not null check (length(period) between 1 and 10),
  member text not null check (length(member) between 1 and 100),
  source text not null check (length(source) between 1 and 100),
  -- Which day or game it belongs to, where these are counted.
  mark text not null default '',
  delta bigint not null,
  at timestamptz not null,
  primary key (mission, member, source, period)
);
create trigger mission_events_stay before update or delete on promotions.mission_events
  for each row execute function promotions.refuse_change();

create table promotions.mission_marks (
  mission text not null,
  period text not null,
  member text not null,
  mark text not null,
  sum bigint not null,
  primary key (mission, period, member, mark)
);

create table promotions.mission_progress (
  mission text not null references promotions.missions,
  period text not null,
  member text not null,
  value bigint not null,
  -- Of a board: how much is a point, how many whole ones there are, and when it came to as many.
  per bigint not null check (per > 0),
  points bigint not null generated always as (greatest(value, 0) / per) stored,
  reached_at timestamptz not null,
  primary key (mission, period, member)
);
create index mission_progress_by_member on promotions.mission_progress (member, mission);
comment on index promotions.mission_progress_by_member is 'How far is this member with the missions?';
create index mission_progress_places on promotions.mission_progress (mission, period, points desc, reached_at, member);
comment on index promotions.mission_progress_places is 'Who stands where on this board?';

-- What was reached, once; its grant is null while the budget has too little.
create table promotions.mission_steps (
  mission text not null references promotions.missions,
  period text not null,
  member text not null,
  step integer not null check (step > 0),
  value bigint not null,
  reached_at timestamptz not null,
  grant_id text references promotions.grants,
  primary key (mission, period, member, step)
);
create index mission_steps_by_member on promotions.mission_steps (member, reached_at);
comment on index promotions.mission_steps_by_member is 'What has this member reached?';
create index mission_steps_waiting on promotions.mission_steps (mission, reached_at) where grant_id is null;
comment on index promotions.mission_steps_waiting is 'What waits for a budget?';
create trigger mission_steps_stay before delete on promotions.mission_steps
  for each row execute function promotions.refuse_change();
create trigger mission_steps_hold before update on promotions.mission_steps for each row when (
  (new.mission, new.period, new.member, new.step, new.value, new.reached_at) is distinct from
  (old.mission, old.period, old.member, old.step, old.value, old.reached_at) or old.grant_id is not null
) execute function promotions.refuse_change();

-- The days on which members signed their card.
create table promotions.mission_days (
  member text not null check (length(member) between 1 and 100),
  day date not null,
  at timestamptz not null,
  primary key (member, day)
);
create trigger mission_days_stay before update or delete on promotions.mission_days
  for each row execute function promotions.refuse_change();

create table promotions.board_periods (
  mission text not null references promotions.missions,
  period text not null,
  -- Whether somebody's points are others than in the list of places.
  dirty boolean not null default true,
  ranked_at timestamptz,
  frozen_at timestamptz,
  paid_at timestamptz,
  primary key (mission, period)
);

create table promotions.board_places (
  mission text not null,
  period text not null,
  place integer not null check (place > 0),
  member text not null,
  points bigint not null,
  reached_at timestamptz not null,
  primary key (mission, period, place),
  unique (mission, period, member),
  foreign key (mission, period) references promotions.board_periods
);
-- A list that is final stays as it is.
create function promotions.refuse_final() returns trigger language plpgsql as $$
begin
  if exists (
    select from promotions.board_periods p
    where p.mission = coalesce(new.mission, old.mission) and p.period = coalesce(new.period, old.period)
      and p.frozen_at is not null
  ) then
    raise exception 'The list of this board is final' using errcode = 'restrict_violation';
  end if;
  return coalesce(new, old);
end $$;
create trigger board_places_final before insert or update or delete on promotions.board_places
  for each row execute function promotions.refuse_final();

-- Who wants to be on boards without a name.
create table promotions.board_names (
  member text primary key check (length(member) between 1 and 100),
  hidden boolean not null
);
