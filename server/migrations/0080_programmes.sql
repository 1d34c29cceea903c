-- What members played by day, the levels that they reach by it, and what programmes give for it.

create table promotions.play (
  member text not null check (length(member) between 1 and 100),
  -- Of the brand's calendar: the day of the settlement.
  day date not null,
  category text not null check (length(category) between 1 and 40),
  currency text not null check (currency ~ '^[A-Z]{3,5}$'),
  -- Under which terms the stakes were placed: the member's level then, and the version of the rates of that day.
  level integer not null check (level >= 0),
  rates integer not null check (rates > 0),
  -- Settled anew: signed differences.
  corrected boolean not null,
  -- Of the valid bet, in hundredths of a percent.
  rate integer not null check (rate between 0 and 10000),
  bets bigint not null,
  stake numeric(30) not null,
  valid_bet numeric(30) not null,
  -- Without what came from bonuses and went to them.
  cash_stake numeric(30) not null,
  cash_payout numeric(30) not null,
  -- Bets that came back as they were, and what of others was never at risk.
  flat_bets bigint not null,
  flat numeric(30) not null,
  part_bets bigint not null,
  part numeric(30) not null,
  -- Valid bets that bonus money was a part of: they give no rebate.
  bonus_bets bigint not null,
  bonus numeric(30) not null,
  -- What gives a rebate, and what of it was taken.
  rated numeric(30) not null,
  taken numeric(30) not null default 0,
  -- It never came to what counts on its day.
  left_out boolean not null default false,
  primary key (member, day, category, currency, level, rates, corrected)
);
comment on table promotions.play is 'Sums of settled bets, in the smallest unit.';

create index play_by_day on promotions.play (day, member);
comment on index promotions.play_by_day is 'Who played within these days?';

create index play_untaken on promotions.play (member, day) where rated <> taken and not left_out;
comment on index promotions.play_untaken is 'Who has a rebate that was not taken?';

create table promotions.vip_members (
  member text primary key check (length(member) between 1 and 100),
  currency text not null check (currency ~ '^[A-Z]{3,5}$'),
  level integer not null default 0 check (level >= 0),
  since timestamptz not null,
  valid_bet numeric(30) not null default 0,
  deposits numeric(30) not null default 0,
  -- The period in which the level must be kept, without its last day; none where nothing is asked.
  keep_from date not null,
  keep_until date not null,
  -- The period is over and too little was played: there are a few days left.
  warned boolean not null default false,
  check (keep_from < keep_until)
);
create index vip_members_to_keep on promotions.vip_members (keep_until) where level > 0;
comment on index promotions.vip_members_to_keep is 'Whose period is over?';

create table promotions.vip_steps (
  member text not null,
  number integer not null check (number > 0),
  at timestamptz not null,
  from_level integer not null check (from_level >= 0),
  to_level integer not null check (to_level >= 0 and to_level <> from_level),
  cause text not null check (cause in ('reached', 'not_kept')),
  primary key (member, number)
);
create function promotions.refuse_step_change() returns trigger language plpgsql as $$
begin
  raise exception 'What happened to a level cannot be changed.';
end $$;
create trigger vip_steps_stay before update or delete on promotions.vip_steps
  for each row execute function promotions.refuse_step_change();

-- What reaching a level gives: once for each level, whatever becomes of it.
create table promotions.vip_dues (
  member text not null,
  level integer not null check (level > 0),
  currency text not null,
  amount bigint not null check (amount > 0),
  version integer not null check (version > 0),
  at timestamptz not null,
  grant_id text references promotions.grants,
  primary key (member, level)
);
create index vip_dues_open on promotions.vip_dues (member, level) where grant_id is null;
comment on index promotions.vip_dues_open is 'Which levels were reached and not given for?';

create table promotions.rebate_members (
  member text primary key check (length(member) between 1 and 100),
  -- What was left below the smallest unit, in ten-thousandths of it; below nought where a correction took more back.
  carried numeric(40, 0) not null default 0,
  claims integer not null default 0 check (claims >= 0),
  claimed_at timestamptz
);

create table promotions.runs (
  id text primary key check (length(id) = 30 and starts_with(id, 'run_')),
  kind text not null check (kind in ('rebate', 'cashback', 'vip_week', 'vip_month')),
  -- The window's first day; a kind has one run a window.
  day date not null,
  until_day date not null,
  zone text not null,
  from_at timestamptz not null,
  until_at timestamptz not null,
  version integer not null check (version > 0),
  state text not null check (state in ('frozen', 'computed', 'approved', 'posting', 'done')),
  -- The last member that was computed.
  reached text not null default '',
  -- Why it does not go on.
  waits text check (waits in ('budget', 'second_person')),
  approved_by text,
  began_at timestamptz not null,
  done_at timestamptz,
  unique (kind, day),
  check (from_at < until_at),
  check ((done_at is not null) = (state = 'done'))
);

create table promotions.run_lines (
  run text not null references promotions.runs,
  member text not null check (length(member) between 1 and 100),
  currency text not null,
  amount bigint not null check (amount >= 0),
  why jsonb not null check (jsonb_typeof(why) = 'object'),
  -- Why somebody gets nothing.
  reason text check (reason in ('too_little', 'no_loss', 'no_rate', 'below_play', 'carried')),
  grant_id text references promotions.grants,
  primary key (run, member),
  check ((amount = 0) = (reason is not null))
);
create index run_lines_open on promotions.run_lines (run, member) where amount > 0 and grant_id is null;
comment on index promotions.run_lines_open is 'Who of this run was not paid?';

create function promotions.refuse_line_change() returns trigger language plpgsql as $$
begin
  raise exception 'What a run came to cannot be changed.';
end $$;
create trigger run_lines_stay before delete on promotions.run_lines
  for each row execute function promotions.refuse_line_change();
create trigger run_lines_hold before update on promotions.run_lines for each row when (
  (new.run, new.member, new.currency, new.amount, new.why) is distinct from
  (old.run, old.member, old.currency, old.amount, old.why)
  or (old.grant_id is not null and new.grant_id is distinct from old.grant_id)
) execute function promotions.refuse_line_change();

-- Days before this one are closed: what is heard of them later counts on it, so that a closed window never changes.
create table promotions.play_clock (
  one boolean primary key default true check (one),
  open_from date not null default '-infinity'
);
insert into promotions.play_clock default values;
