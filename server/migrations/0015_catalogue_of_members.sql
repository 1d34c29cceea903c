-- What operators say of vendors and games, what members keep of the catalogue, how games are opened, and who won.

-- What is not enabled is shown nowhere and cannot be opened. The end of a maintenance is only told to people.
alter table catalogue.vendors
  add enabled boolean not null default true,
  add maintenance_until timestamptz check (maintenance_until is null or maintenance);

alter table catalogue.games
  -- Whether it may be tried without money.
  add demo boolean not null default false,
  add enabled boolean not null default true,
  add maintenance_until timestamptz check (maintenance_until is null or maintenance);

create table catalogue.favourites (
  member text not null references identity.members on delete cascade,
  node_id bigint not null references catalogue.games on delete cascade,
  added_at timestamptz not null,
  primary key (member, node_id)
);

create index favourites_by_time on catalogue.favourites (member, added_at desc, node_id);
comment on index catalogue.favourites_by_time is
  'Which favourites does this member have, the newest first?';

create index favourites_by_game on catalogue.favourites (node_id);
comment on index catalogue.favourites_by_game is 'Whose favourite is this game, when it is removed?';

create schema play;

create table play.recent (
  member text not null references identity.members on delete cascade,
  node_id bigint not null references catalogue.games on delete cascade,
  opened_at timestamptz not null,
  primary key (member, node_id)
);

create index recent_by_time on play.recent (member, opened_at desc);
comment on index play.recent_by_time is 'What did this member open last?';

create index recent_by_game on play.recent (node_id);
comment on index play.recent_by_game is 'Who opened this game, when it is removed?';

-- How many members opened a game on a day, so that nobody's history is read to know what is popular.
create table play.openings (
  day date not null,
  node_id bigint not null references catalogue.games on delete cascade,
  members integer not null check (members > 0),
  primary key (day, node_id)
);

create index openings_by_game on play.openings (node_id);
comment on index play.openings_by_game is 'On which days was this game opened, when it is removed?';

-- Each lets one frame open one game, once. The token itself is kept nowhere.
create table play.launches (
  id text primary key check (id ~ '^lau_[0-7][0-9a-hjkmnp-tv-z]{25}$'),
  token_hash bytea not null unique check (length(token_hash) = 32),
  -- Null for fun money.
  member text references identity.members on delete cascade,
  -- The session that asked: when it is over, so is this. Empty for fun money.
  session_id text not null,
  node_id bigint not null references catalogue.games on delete cascade,
  language text not null check (length(language) = 2),
  device text not null check (length(device) <= 20),
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at),
  used_at timestamptz,
  check ((member is null) = (session_id = ''))
);

create index launches_by_end on play.launches (expires_at);
comment on index play.launches_by_end is 'Which of these are over and can be forgotten?';

create index launches_by_member on play.launches (member) where member is not null;
comment on index play.launches_by_member is 'What goes with this member?';

create index launches_by_game on play.launches (node_id);
comment on index play.launches_by_game is 'What goes with this game?';

-- The wins that the winner board may show. A name is masked before it comes here.
create table wagers.wins (
  wager text primary key check (wager ~ '^wgr_[0-7][0-9a-hjkmnp-tv-z]{25}$'),
  customer text not null check (length(customer) between 1 and 20),
  product text not null check (
    product in ('LIVE', 'RNG', 'FISH', 'SPORTS', 'ESPORTS', 'PVP', 'LOTT', 'ELOTT', 'COCKFIGHT')
  ),
  vendor text not null check (length(vendor) between 1 and 40),
  game text not null check (length(game) between 1 and 100),
  currency text not null check (currency ~ '^[A-Z]{3,5}$'),
  payout bigint not null check (payout > 0),
  settled_at timestamptz not null
);

create index wins_by_payout on wagers.wins (currency, product, payout desc);
comment on index wagers.wins_by_payout is 'Which are the highest wins of this product?';

create index wins_by_time on wagers.wins (settled_at);
comment on index wagers.wins_by_time is 'Which wins are too old to be shown?';
