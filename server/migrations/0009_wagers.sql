-- Every wager of every product, and every call that staked, settled, voided or corrected one.

create schema wagers;

create table wagers.wagers (
  id text not null check (id ~ '^wgr_[0-7][0-9a-hjkmnp-tv-z]{25}$'),
  -- The time in the id, so that the id alone leads to its partition and is unique over all of them.
  at timestamptz not null,
  member text not null check (length(member) between 1 and 100),
  provider text not null check (length(provider) between 1 and 40),
  product text not null check (
    product in ('LIVE', 'RNG', 'FISH', 'SPORTS', 'ESPORTS', 'PVP', 'LOTT', 'ELOTT', 'COCKFIGHT')
  ),
  vendor text not null check (length(vendor) between 1 and 40),
  game text not null check (length(game) between 1 and 100),
  round text not null check (length(round) between 1 and 100),
  currency text not null check (currency ~ '^[A-Z]{3,5}$'),
  stake bigint not null check (stake > 0 and stake <= 9007199254740991),
  -- Which pocket paid how much; each gets its part back, and its part of what is won.
  paid_cash bigint not null check (paid_cash >= 0),
  paid_bonus bigint not null check (paid_bonus >= 0),
  paid_locked bigint not null check (paid_locked >= 0),
  -- The ledger's movement of the stake.
  movement text not null check (movement ~ '^trf_[0-7][0-9a-hjkmnp-tv-z]{25}$'),
  status text not null default 'open' check (status in ('open', 'settled', 'voided')),
  valid_bet bigint not null default 0 check (valid_bet between 0 and stake),
  payout bigint not null default 0 check (payout between 0 and 9007199254740991),
  -- How often it was settled: once, and once more with each correction.
  settlements integer not null default 0 check (settlements >= 0),
  -- Odds, selections, cards: whatever the product keeps of the play.
  detail jsonb not null check (jsonb_typeof(detail) = 'object'),
  ended_at timestamptz,
  primary key (id, at),
  check (paid_cash + paid_bonus + paid_locked = stake),
  check ((status = 'open') = (ended_at is null)),
  check ((status = 'settled') = (settlements > 0)),
  check (status = 'settled' or (payout = 0 and valid_bet = 0))
) partition by range (at);

create index wagers_by_member on wagers.wagers (member, id);
comment on index wagers.wagers_by_member is 'Which wagers has this member made, newest first?';

create index wagers_by_round on wagers.wagers (vendor, round);
comment on index wagers.wagers_by_round is 'Which wagers stand on this round of this vendor?';

create index wagers_open on wagers.wagers (at) where status = 'open';
comment on index wagers.wagers_open is 'Which wagers have waited longest for their end?';

-- What was staked stays as it was; only the end of a wager is written later, and a void is final.
create function wagers.only_ends() returns trigger language plpgsql as $$
declare
  ends text[] := array['status', 'valid_bet', 'payout', 'settlements', 'detail', 'ended_at'];
begin
  if tg_op = 'DELETE' or old.status = 'voided'
    or (old.status = 'settled' and (new.status <> 'settled' or new.settlements <> old.settlements + 1))
    or (to_jsonb(new) - ends) <> (to_jsonb(old) - ends) then
    raise exception 'A wager cannot be changed so.';
  end if;
  return new;
end $$;

create trigger wagers_only_end before update or delete on wagers.wagers
  for each row execute function wagers.only_ends();

create table wagers.actions (
  provider text not null check (length(provider) between 1 and 40),
  account text not null check (length(account) between 1 and 100),
  action text not null check (action in ('stake', 'settle', 'void', 'resettle')),
  transaction text not null check (length(transaction) between 1 and 100),
  -- Null for a stake that was voided before it came.
  wager text,
  -- What was asked: a repetition must ask the same.
  content text not null check (length(content) <= 2000),
  answer jsonb not null,
  at timestamptz not null,
  primary key (provider, account, action, transaction)
);
comment on table wagers.actions is
  'The key holds over all time, so this table has no partitions; what is older than its keeping time is swept.';

create index actions_by_wager on wagers.actions (wager) where wager is not null;
comment on index wagers.actions_by_wager is 'What was done to this wager, call by call?';

create index actions_by_time on wagers.actions (at);
comment on index wagers.actions_by_time is 'Which calls are old enough to be forgotten?';
