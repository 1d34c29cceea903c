-- The lotteries: what is drawn and when, by which chain and public value, and what came of it.

create schema lottery;

create function lottery.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '%: % is refused', tg_table_name, lower(tg_op) using errcode = 'insufficient_privilege';
end $$;

create table lottery.lotteries (
  id text collate "C" primary key check (length(id) <= 40 and id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  family text not null check (family in ('ssc', '11x5', 'pk10', 'k3', 'lf3', 'lf5', 'lhc', 'vnn', 'vns', 'thai',
    'lao', 'hanoi', '4d')),
  titles jsonb not null check (jsonb_typeof(titles) = 'object'),
  -- Under which category and vendor of the catalogue its bets stand.
  product text not null check (product in ('LOTT', 'ELOTT')),
  vendor text not null check (length(vendor) between 1 and 40),
  area text not null check (length(area) <= 20),
  -- own: drawn by a chain and a public value. outside: drawn elsewhere, told by two operators.
  source text not null check (source in ('own', 'outside')),
  schedule jsonb not null check (jsonb_typeof(schedule) = 'object'),
  is_open boolean not null,
  place integer not null check (place > 0)
);
create trigger lotteries_stay before delete on lottery.lotteries
  for each row execute function lottery.refuse_change();
create trigger lotteries_hold before update on lottery.lotteries for each row when (
  (new.id, new.family, new.source) is distinct from (old.id, old.family, old.source)
) execute function lottery.refuse_change();

-- Links for the draws of a lottery, promised in the public list before the first of its issues.
create table lottery.chains (
  id text collate "C" primary key check (id ~ '^chn_[0-7][0-9a-hjkmnp-tv-z]{25}$'),
  lottery text collate "C" not null references lottery.lotteries,
  table_key text not null check (length(table_key) between 1 and 80),
  terminal text not null unique check (terminal ~ '^[0-9a-f]{64}$'),
  sealed_seed bytea not null,
  length integer not null check (length between 1 and 1000000),
  beacon text not null check (length(beacon) between 1 and 80),
  beacon_round bigint not null check (beacon_round > 0),
  -- Empty until the value of that round is out.
  beacon_value text not null default '' check (beacon_value ~ '^([0-9a-f]{64,200})?$'),
  salt text not null default '' check (salt ~ '^([0-9a-f]{64})?$'),
  position bigint not null check (position > 0),
  created_at timestamptz not null,
  ended_at timestamptz,
  ended_by text not null default '' check (ended_by in ('', 'flown', 'never_flown', 'unreadable', 'retired')),
  check ((ended_at is null) = (ended_by = '')),
  check ((salt = '') = (beacon_value = ''))
);
create unique index chains_in_use on lottery.chains (lottery) where ended_at is null;
comment on index lottery.chains_in_use is 'By which chain is this lottery drawn? There is one at most.';
create trigger chains_stay before delete on lottery.chains
  for each row execute function lottery.refuse_change();
create trigger chains_hold before update on lottery.chains for each row when (
  (new.id, new.lottery, new.table_key, new.terminal, new.sealed_seed, new.length, new.beacon, new.beacon_round,
    new.position, new.created_at)
  is distinct from
  (old.id, old.lottery, old.table_key, old.terminal, old.sealed_seed, old.length, old.beacon, old.beacon_round,
    old.position, old.created_at)
  or (old.salt <> '' and (new.salt, new.beacon_value) is distinct from (old.salt, old.beacon_value))
  or (old.ended_at is not null and (new.ended_at, new.ended_by) is distinct from (old.ended_at, old.ended_by))
) execute function lottery.refuse_change();

create table lottery.issues (
  id text collate "C" primary key check (id ~ '^iss_[0-7][0-9a-hjkmnp-tv-z]{25}$'),
  lottery text collate "C" not null references lottery.lotteries,
  number text collate "C" not null check (number ~ '^[0-9]{8}-[0-9]{4}$'),
  -- The day of its draw in the brand's calendar.
  day date not null,
  made_at timestamptz not null,
  opens_at timestamptz not null check (opens_at >= made_at),
  closes_at timestamptz not null check (closes_at > opens_at),
  draws_at timestamptz not null check (draws_at > closes_at),
  state text not null default 'open' check (state in ('open', 'closed', 'delayed', 'drawn', 'settled', 'void')),
  -- Of our own draws: which link and which public value decide it. Named before the first ticket, and never after.
  chain text collate "C" references lottery.chains,
  place integer check (place > 0),
  beacon text not null default '' check (length(beacon) <= 80),
  beacon_round bigint not null default 0 check (beacon_round >= 0),
  beacon_value text not null default '' check (beacon_value ~ '^([0-9a-f]{64,200})?$'),
  link text not null default '' check (link ~ '^([0-9a-f]{64})?$'),
  draw text not null default '' check (length(draw) <= 400),
  -- How often it was told; more than once where an outside draw was corrected.
  revision integer not null default 0 check (revision >= 0),
  drawn_at timestamptz,
  void_reason text not null default '' check (length(void_reason) <= 200),
  -- When nothing of it was left to do.
  settled_at timestamptz,
  unique (lottery, number),
  unique (chain, place),
  check ((chain is null) = (place is null) and (chain is null) = (beacon = '') and (beacon = '') = (beacon_round = 0)),
  check ((state in ('drawn', 'settled')) = (draw <> '')),
  check ((draw <> '') = (revision > 0) and (draw <> '') = (drawn_at is not null)),
  check (state <> 'drawn' or settled_at is null),
  check (state <> 'settled' or settled_at is not null),
  check (chain is null or draw = '' or (link <> '' and beacon_value <> '')),
  -- Nothing of a draw is told while tickets are taken.
  check (state not in ('open', 'closed', 'delayed') or (link = '' and beacon_value = '')),
  check ((state = 'void') = (void_reason <> ''))
);
create index issues_due on lottery.issues (closes_at) where state in ('open', 'closed', 'delayed');
comment on index lottery.issues_due is 'Which issues are to be closed or drawn?';
create index issues_unsettled on lottery.issues (id) where state in ('drawn', 'void') and settled_at is null;
comment on index lottery.issues_unsettled is 'Which issues are to be settled?';
create index issues_by_draw on lottery.issues (lottery, draws_at);
comment on index lottery.issues_by_draw is 'What was drawn last, what comes next?';
create trigger issues_stay before delete on lottery.issues
  for each row execute function lottery.refuse_change();

-- What was promised holds, and an issue goes forward: a draw of ours is told once, a void is final.
create function lottery.issue_holds() returns trigger language plpgsql as $$
begin
  if (new.id, new.lottery, new.number, new.day, new.made_at, new.opens_at, new.closes_at, new.draws_at, new.chain,
      new.place, new.beacon, new.beacon_round)
    is distinct from
    (old.id, old.lottery, old.number, old.day, old.made_at, old.opens_at, old.closes_at, old.draws_at, old.chain,
      old.place, old.beacon, old.beacon_round)
  or not (new.state = old.state or (old.state, new.state) in (('open', 'closed'), ('open', 'void'), ('closed', 'drawn'),
    ('closed', 'delayed'), ('closed', 'void'), ('delayed', 'drawn'), ('delayed', 'void'), ('drawn', 'settled'),
    ('settled', 'drawn')))
  or (old.link <> '' and new.link <> old.link)
  or (old.beacon_value <> '' and new.beacon_value <> old.beacon_value)
  or (old.chain is not null and old.draw <> '' and (new.draw, new.revision) is distinct from (old.draw, old.revision))
  or new.revision not in (old.revision, old.revision + 1)
  or (new.revision = old.revision and new.draw <> old.draw)
  or (old.state = 'settled' and new.state = 'drawn' and new.revision = old.revision)
  or (old.state = 'void' and new.void_reason <> old.void_reason) then
    raise exception 'What was promised of an issue does not change.' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;
create trigger issues_hold before update on lottery.issues
  for each row execute function lottery.issue_holds();

-- A draw from outside is what two people say. One that was corrected stays, with who told it.
create table lottery.results (
  issue text collate "C" not null references lottery.issues,
  revision integer not null check (revision > 0),
  draw text not null check (length(draw) between 1 and 400),
  entered_by text not null check (length(entered_by) between 1 and 100),
  entered_at timestamptz not null,
  agreed_by text check (length(agreed_by) between 1 and 100 and agreed_by <> entered_by),
  agreed_at timestamptz,
  refused boolean not null default false,
  entry integer not null check (entry > 0),
  primary key (issue, revision, entry),
  check ((agreed_by is null) = (agreed_at is null))
);
create unique index results_asked on lottery.results (issue) where agreed_by is null;
comment on index lottery.results_asked is 'What is said of this issue that a second person has not agreed with?';
create unique index results_agreed on lottery.results (issue, revision) where agreed_by is not null and not refused;
comment on index lottery.results_agreed is 'What was this revision? There is one.';
create trigger results_stay before delete on lottery.results
  for each row execute function lottery.refuse_change();
create trigger results_hold before update on lottery.results for each row when (
  old.agreed_by is not null
  or (new.issue, new.revision, new.draw, new.entered_by, new.entered_at, new.entry)
    is distinct from (old.issue, old.revision, old.draw, old.entered_by, old.entered_at, old.entry)
) execute function lottery.refuse_change();
