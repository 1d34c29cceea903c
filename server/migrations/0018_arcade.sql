-- Our own games: seeds and their commitments, rounds, chains, the shared table of crash, and who sits at a game.

create schema arcade;

-- Whoever was shown a fingerprint finds it here, in the order of their making. Nothing is ever taken out.
create table arcade.commitments (
  position bigint generated always as identity primary key,
  kind text not null check (kind in ('seed', 'chain')),
  id text not null unique check (id ~ '^(sed|chn)_[0-7][0-9a-hjkmnp-tv-z]{25}$'),
  commitment text not null check (commitment ~ '^[0-9a-f]{64}$'),
  at timestamptz not null
);

create function arcade.only_grows() returns trigger language plpgsql as $$
begin
  raise exception 'A published commitment cannot be changed.';
end $$;

create trigger commitments_only_grow before update or delete on arcade.commitments
  for each row execute function arcade.only_grows();

-- What results come from. The server seed is sealed with a key of the platform, so that the database alone tells none.
create table arcade.seeds (
  id text primary key check (id ~ '^sed_[0-7][0-9a-hjkmnp-tv-z]{25}$'),
  -- A member, or a visitor with fun money.
  player text not null check (length(player) between 1 and 60),
  commitment text not null check (commitment ~ '^[0-9a-f]{64}$'),
  sealed_seed bytea not null,
  client_seed text not null check (client_seed ~ '^[\x21-\x7e]{1,64}$'),
  -- Of the next round.
  nonce bigint not null default 0 check (nonce between 0 and 1000000000),
  -- When a slot of this player last began, whichever it was: the least time between two is measured from here.
  last_slot_at timestamptz,
  -- The latest request of a round that was over at once, and the round it made: a repetition gets it again.
  last_request text,
  last_round text,
  -- What of contributions to a pool was below the smallest unit, in ten-thousandths of it; it goes into the next one.
  pool_carry bigint not null default 0 check (pool_carry between 0 and 9999),
  created_at timestamptz not null,
  revealed_at timestamptz
);

create unique index seeds_in_use on arcade.seeds (player) where revealed_at is null;
comment on index arcade.seeds_in_use is 'Which pair does this player play with? There is one at most.';

create index seeds_revealed on arcade.seeds (player, revealed_at) where revealed_at is not null;
comment on index arcade.seeds_revealed is 'Which pairs of this player were revealed, newest first?';

-- What has been played with cannot be played with differently: a revealed pair stays as it is, and no nonce comes twice.
create function arcade.seed_goes_on() returns trigger language plpgsql as $$
begin
  if old.revealed_at is not null or new.nonce < old.nonce
    or (new.id, new.player, new.commitment, new.sealed_seed, new.client_seed)
      is distinct from (old.id, old.player, old.commitment, old.sealed_seed, old.client_seed) then
    raise exception 'A pair of seeds cannot be changed so.';
  end if;
  return new;
end $$;

create trigger seeds_go_on before update on arcade.seeds
  for each row execute function arcade.seed_goes_on();

create table arcade.rounds (
  id text not null check (id ~ '^rnd_[0-7][0-9a-hjkmnp-tv-z]{25}$'),
  -- The time in the id, so that the id alone leads to its partition.
  at timestamptz not null,
  player text not null check (length(player) between 1 and 60),
  demo boolean not null,
  -- Of a visitor: whose fun money it is.
  session text not null check (length(session) between 1 and 50),
  node_id bigint not null,
  -- As the wallet protocol names it.
  game_code text not null check (length(game_code) between 1 and 80),
  model text not null check (length(model) between 1 and 60),
  currency text not null check (currency ~ '^[A-Z]{3,5}$'),
  stake bigint not null check (stake > 0 and stake <= 9007199254740991),
  choice jsonb not null,
  moves jsonb not null default '[]' check (jsonb_typeof(moves) = 'array'),
  seed text not null,
  nonce bigint not null check (nonce >= 0),
  -- What of the stake goes into the pool of the model.
  contribution bigint not null default 0 check (contribution between 0 and stake),
  state text not null default 'open' check (state in ('open', 'settled', 'voided')),
  payout bigint not null default 0 check (payout >= 0),
  jackpot bigint not null default 0 check (jackpot >= 0),
  ended_at timestamptz,
  primary key (id, at),
  check ((state = 'open') = (ended_at is null)),
  check (state <> 'voided' or (payout = 0 and jackpot = 0))
) partition by range (at);

create index rounds_by_player on arcade.rounds (player, node_id, id);
comment on index arcade.rounds_by_player is 'What has this player played at this game, newest first?';

create index rounds_open on arcade.rounds (at) where state = 'open';
comment on index arcade.rounds_open is 'Which rounds have not ended, and so may have been interrupted?';

-- A round that waits for moves; there is one at most for each player at each game.
create table arcade.tables_taken (
  player text not null,
  node_id bigint not null,
  round text not null,
  request text not null,
  primary key (player, node_id)
);

create table arcade.sessions (
  id text primary key check (id ~ '^ars_[0-7][0-9a-hjkmnp-tv-z]{25}$'),
  token_hash bytea not null unique,
  player text not null check (length(player) between 1 and 60),
  demo boolean not null,
  node_id bigint not null,
  game_code text not null check (length(game_code) between 1 and 80),
  -- The token of the wallet's session, sealed.
  sealed_wallet_token bytea not null,
  currency text not null check (currency ~ '^[A-Z]{3,5}$'),
  language text not null check (length(language) between 1 and 10),
  nickname text not null check (length(nickname) <= 40),
  -- Fun money; nothing of it is in the books.
  fun bigint not null default 0 check (fun >= 0),
  created_at timestamptz not null,
  expires_at timestamptz not null
);

create index sessions_by_end on arcade.sessions (expires_at);
comment on index arcade.sessions_by_end is 'Which sessions are over and can be forgotten?';

create table arcade.chains (
  id text primary key check (id ~ '^chn_[0-7][0-9a-hjkmnp-tv-z]{25}$'),
  -- The first link, which no round uses; published before the first round.
  terminal text not null check (terminal ~ '^[0-9a-f]{64}$'),
  sealed_seed bytea not null,
  length integer not null check (length between 1 and 1000000),
  -- Fixed after the terminal was published; empty until then.
  salt text not null default '' check (length(salt) <= 64),
  created_at timestamptz not null
);

-- One row for each flight of the shared table: about one and a half million a year if it never rests.
create table arcade.crash_rounds (
  number bigint primary key check (number > 0),
  chain text not null references arcade.chains (id),
  -- Which link of the chain, from 1.
  place integer not null check (place > 0),
  phase text not null check (phase in ('betting', 'flying', 'over')),
  opened_at timestamptz not null,
  phase_ends_at timestamptz,
  started_at timestamptz,
  -- Told when it is over; before, the link alone knows it.
  crashed_at integer not null default 0 check (crashed_at >= 0),
  link text not null default '' check (length(link) in (0, 64)),
  unique (chain, place),
  check ((phase = 'over') = (crashed_at > 0 and link <> ''))
);

create table arcade.crash_bets (
  id text not null check (id ~ '^rnd_[0-7][0-9a-hjkmnp-tv-z]{25}$'),
  -- When its round was opened, a few seconds before the time in the id.
  round_at timestamptz not null,
  round bigint not null,
  player text not null check (length(player) between 1 and 60),
  demo boolean not null,
  session text not null,
  nickname text not null check (length(nickname) <= 40),
  node_id bigint not null,
  game_code text not null check (length(game_code) between 1 and 80),
  currency text not null check (currency ~ '^[A-Z]{3,5}$'),
  slot smallint not null check (slot in (1, 2)),
  request text not null,
  stake bigint not null check (stake > 0 and stake <= 9007199254740991),
  -- Gets out by itself, in hundredths; 0 for never.
  auto_out integer not null check (auto_out >= 0),
  -- asked: recorded, the wallet not yet heard. staked: paid for. leaving: got out, not yet paid. settled, voided: over.
  state text not null check (state in ('asked', 'staked', 'leaving', 'settled', 'voided')),
  out_at integer not null default 0 check (out_at >= 0),
  payout bigint not null default 0 check (payout >= 0),
  ended_at timestamptz,
  primary key (id, round_at),
  unique (round_at, round, player, slot),
  check ((state in ('settled', 'voided')) = (ended_at is not null))
) partition by range (round_at);

create index crash_bets_of_round on arcade.crash_bets (round, state);
comment on index arcade.crash_bets_of_round is 'Who is in this flight, and who is still in the air?';

create index crash_bets_by_player on arcade.crash_bets (player, id);
comment on index arcade.crash_bets_by_player is 'Which flights was this player in, newest first?';

create index crash_bets_open on arcade.crash_bets (round_at) where ended_at is null;
comment on index arcade.crash_bets_open is 'Which bets have not ended, and so may have been interrupted?';
