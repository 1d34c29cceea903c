-- What members are given beyond a win, what it asks of them, and which bets counted for it.

create schema promotions;

create table promotions.grants (
  id text primary key check (length(id) = 30 and starts_with(id, 'grt_')),
  member text not null check (length(member) between 1 and 100),
  -- By which offer it was given, and in which of its versions: what was said then holds.
  offer text not null check (length(offer) between 1 and 40),
  version integer not null check (version > 0),
  -- What it was given for, such as a deposit: once.
  source text not null check (length(source) between 1 and 200),
  mode text not null check (mode in ('gate', 'pocket')),
  state text not null check (
    state in ('opted_in', 'checked_in', 'applying', 'rejected', 'issued', 'lapsed', 'claimed', 'queued',
      'active', 'settling', 'completed', 'busted', 'forfeited', 'expired', 'revoked')
  ),
  currency text not null check (currency ~ '^[A-Z]{3,5}$'),
  amount bigint not null check (amount > 0 and amount <= 9007199254740991),
  -- In ten-thousandths of the smallest unit.
  asks numeric(40, 0) not null check (asks >= 0),
  done numeric(40, 0) not null default 0 check (done between 0 and asks),
  terms jsonb not null check (jsonb_typeof(terms) = 'object'),
  -- What of it, and of what it won, became cash.
  released bigint not null default 0 check (released >= 0),
  given_at timestamptz not null,
  claim_until timestamptz,
  -- How long it is active, once it is.
  lasts_ms bigint check (lasts_ms > 0),
  activated_at timestamptz,
  ends_at timestamptz,
  over_at timestamptz,
  -- How it will end when its open bets are over.
  ending text check (ending in ('complete', 'expire', 'forfeit', 'revoke')),
  -- Money came to its pocket at this moment, and nobody has looked yet whether it is over by that.
  look_at timestamptz,
  looks integer not null default 0,
  look_for text check (look_for in ('void', 'correction')),
  unique (offer, member, source),
  check ((state = 'settling') <= (ending is not null)),
  check ((activated_at is null) or (activated_at >= given_at)),
  check ((over_at is not null) = (state in
    ('rejected', 'lapsed', 'claimed', 'completed', 'busted', 'forfeited', 'expired', 'revoked')))
);
comment on table promotions.grants is 'The steps of each are in promotions.steps; this is where it stands.';

create index grants_by_member on promotions.grants (member, id);
comment on index promotions.grants_by_member is 'What was this member given, newest first?';

create index grants_open on promotions.grants (member) where state in ('active', 'settling');
comment on index promotions.grants_open is 'For which grants does a bet of this member count?';

create unique index grants_playing on promotions.grants (member)
  where mode = 'pocket' and state in ('active', 'settling');
comment on index promotions.grants_playing is 'One pocket of a member plays at a time; the others wait.';

create index grants_ending on promotions.grants (ends_at) where state in ('active', 'settling');
comment on index promotions.grants_ending is 'Which grants are past their time?';

create index grants_unclaimed on promotions.grants (claim_until) where state in ('applying', 'issued');
comment on index promotions.grants_unclaimed is 'Which grants were not taken in time?';

create index grants_to_look_at on promotions.grants (look_at) where look_at is not null;
comment on index promotions.grants_to_look_at is 'Into which pockets came money that nobody has looked at?';

-- What was given stays as it was, and what is over stays over.
create function promotions.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'A grant cannot be changed so.';
end $$;

create trigger grants_stay before delete on promotions.grants
  for each row execute function promotions.refuse_change();

create trigger grants_go_on before update on promotions.grants for each row when (
  (new.id, new.member, new.offer, new.version, new.source, new.mode, new.currency, new.amount, new.asks,
    new.terms, new.given_at, new.lasts_ms)
  is distinct from
  (old.id, old.member, old.offer, old.version, old.source, old.mode, old.currency, old.amount, old.asks,
    old.terms, old.given_at, old.lasts_ms)
  or (old.over_at is not null and (new.state <> old.state or new.over_at <> old.over_at))
  or (old.activated_at is not null and new.activated_at is distinct from old.activated_at)
  or new.released < old.released
) execute function promotions.refuse_change();

create table promotions.steps (
  grant_id text not null references promotions.grants,
  number integer not null check (number > 0),
  at timestamptz not null,
  from_state text,
  to_state text not null,
  -- Who did it: the member, an operator by full name, or the house.
  by text not null check (length(by) between 1 and 200),
  reason text not null default '' check (length(reason) <= 500),
  transfer text,
  primary key (grant_id, number)
);
create trigger steps_stay before update or delete on promotions.steps
  for each row execute function promotions.refuse_change();

create table promotions.allocations (
  grant_id text not null references promotions.grants,
  wager text not null check (length(wager) = 30 and starts_with(wager, 'wgr_')),
  settlement integer not null check (settlement >= 0),
  -- What of the valid bet was spent on this grant, and what it counted in ten-thousandths; a correction is negative.
  valid bigint not null,
  weight integer not null check (weight between 1 and 10000),
  counted numeric(40, 0) not null,
  at timestamptz not null,
  primary key (grant_id, wager, settlement)
);
create index allocations_by_wager on promotions.allocations (wager);
comment on index promotions.allocations_by_wager is 'What has this bet counted for?';
create trigger allocations_stay before update or delete on promotions.allocations
  for each row execute function promotions.refuse_change();
