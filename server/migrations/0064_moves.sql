-- Branches of teams that operators move below somebody else.
create table agents.moves (
  id text primary key check (id ~ '^mov_[0-7][0-9a-hjkmnp-tv-z]{25}$'),
  member text not null check (length(member) between 1 and 100),
  -- Null is the top.
  from_upline text check (length(from_upline) between 1 and 100),
  to_upline text check (length(to_upline) between 1 and 100),
  -- The first day of the brand's calendar on which it holds.
  day date not null,
  state text not null check (state in ('planned', 'done', 'taken_back')),
  -- How many came along when it was planned.
  size integer not null check (size >= 0),
  -- How many contracts ended with it.
  ended integer not null default 0 check (ended >= 0),
  reason text not null check (length(reason) between 1 and 500),
  planned_by text not null,
  planned_at timestamptz not null,
  -- When it was made, or taken back.
  over_at timestamptz,
  check (from_upline is distinct from to_upline),
  check (member is distinct from to_upline),
  check ((state = 'planned') = (over_at is null))
);
create unique index one_planned_move on agents.moves (member) where state = 'planned';
comment on index agents.one_planned_move is 'Where will this member stand?';
create index moves_to_make on agents.moves (day) where state = 'planned';
comment on index agents.moves_to_make is 'Whose day has come?';
create index moves_by_member on agents.moves (member, id desc);
comment on index agents.moves_by_member is 'How was this member moved before?';
