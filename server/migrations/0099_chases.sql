-- Chases: one ticket over several issues, each at a multiple of its own. Every issue of it is a ticket with its own stake.

create table lottery.chases (
  -- Made by who buys, so that a further try is the same chase.
  id text collate "C" primary key check (id ~ '^lch_[0-7][0-9a-hjkmnp-tv-z]{25}$'),
  member text collate "C" not null check (length(member) between 1 and 100),
  lottery text collate "C" not null references lottery.lotteries,
  play text not null check (length(play) between 1 and 60),
  picked text not null check (length(picked) between 1 and 60000),
  -- All that was asked; another content under the same id is another chase.
  content text not null check (content ~ '^[0-9a-f]{64}$'),
  bets integer not null check (bets > 0),
  -- One time of the ticket, and by what the multiples were made.
  once jsonb not null check (jsonb_typeof(once) = 'object'),
  plan jsonb not null check (jsonb_typeof(plan) = 'object'),
  stop_on_win boolean not null,
  currency text not null check (currency ~ '^[A-Z]{3,5}$'),
  total bigint not null check (total > 0),
  issues integer not null check (issues between 1 and 240),
  -- asked: its stakes may be on their way. refused: not all of them came, and those that did go back; it may be asked again.
  -- won: a win ended it. stopped: its buyer did.
  state text not null check (state in ('asked', 'refused', 'running', 'won', 'stopped')),
  -- Since when its stakes are on their way, by the clock that all nodes share.
  asked_at timestamptz not null default clock_timestamp(),
  at timestamptz not null
);
create index chases_by_member on lottery.chases (member, id);
comment on index lottery.chases_by_member is 'Which chases did this member buy?';
create index chases_asked on lottery.chases (asked_at) where state = 'asked';
comment on index lottery.chases_asked is 'Which chases were left in the middle of their stakes?';
create trigger chases_stay before delete on lottery.chases
  for each row execute function lottery.refuse_change();
create trigger chases_hold before update on lottery.chases for each row when (
  (new.id, new.member, new.lottery, new.play, new.picked, new.content, new.bets, new.once, new.plan, new.stop_on_win,
    new.currency, new.total, new.issues, new.at)
  is distinct from
  (old.id, old.member, old.lottery, old.play, old.picked, old.content, old.bets, old.once, old.plan, old.stop_on_win,
    old.currency, old.total, old.issues, old.at)
  or not (new.state = old.state or (old.state, new.state) in (('asked', 'refused'), ('asked', 'running'),
    ('refused', 'asked'), ('running', 'won'), ('running', 'stopped')))
) execute function lottery.refuse_change();

-- Which issue of its chase a ticket is, from 1; 0 for one that was bought by itself.
alter table lottery.tickets add column step integer not null default 0 check (step between 0 and 240),
  add constraint tickets_of_chases check ((chase = '') = (step = 0));
create unique index tickets_by_step on lottery.tickets (chase, step)
  where chase <> '' and state not in ('cancelling', 'cancelled');
comment on index lottery.tickets_by_step is 'Which ticket is this step of a chase? What is not given back is there once.';
create index tickets_going_back on lottery.tickets (chase) where state = 'cancelling';
comment on index lottery.tickets_going_back is 'Which stakes are on their way back?';
create trigger tickets_keep_step before update on lottery.tickets for each row when (new.step <> old.step)
  execute function lottery.refuse_change();
