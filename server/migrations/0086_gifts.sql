-- What operators give members by hand: at once, or when a second person agreed. The grant of each is in promotions.grants.
create table promotions.gifts (
  -- Made by who asks, and repeated with every further try.
  id text primary key check (id ~ '^gft_[0-7][0-9a-hjkmnp-tv-z]{25}$'),
  member text not null check (length(member) between 1 and 100),
  -- By which offer and version; `manual` where it is by none.
  offer text not null check (length(offer) between 1 and 40),
  version integer not null check (version > 0),
  kind text not null check (kind in ('apology', 'thanks', 'missed', 'host')),
  currency text not null check (currency ~ '^[A-Z]{3,5}$'),
  amount bigint not null check (amount > 0 and amount <= 9007199254740991),
  -- The deposit from which an offer computed it; nought where it needs none.
  deposit bigint not null check (deposit >= 0),
  -- How often it is bet, in hundredths, and within how many days; of an offer these are its own.
  times integer not null check (times >= 0),
  days integer not null check (days > 0),
  -- What the member reads, and what the trail keeps.
  note text not null check (length(note) <= 140),
  reason text not null check (length(reason) between 1 and 500),
  requested_by_id text not null check (length(requested_by_id) between 1 and 100),
  requested_by text not null check (length(requested_by) between 1 and 200),
  requested_at timestamptz not null,
  approval text,
  state text not null check (state in ('waiting', 'done', 'rejected', 'expired')),
  decided_by text not null default '',
  decided_at timestamptz,
  grant_id text unique references promotions.grants,
  check ((state = 'done') = (grant_id is not null)),
  check ((state = 'waiting') <= (approval is not null))
);
create index gifts_by_member on promotions.gifts (member, id desc);
comment on index promotions.gifts_by_member is 'What was this member given by hand, newest first?';

create function promotions.keep_gift() returns trigger language plpgsql as $$
begin
  raise exception 'What was given by hand cannot be changed.';
end $$;
create trigger gifts_stay before delete on promotions.gifts
  for each row execute function promotions.keep_gift();
create trigger gifts_go_on before update on promotions.gifts for each row when (
  old.state <> 'waiting' or
  row(new.id, new.member, new.offer, new.version, new.kind, new.currency, new.amount, new.deposit, new.times, new.days,
    new.note, new.reason, new.requested_by_id, new.requested_by, new.requested_at, new.approval)
  is distinct from
  row(old.id, old.member, old.offer, old.version, old.kind, old.currency, old.amount, old.deposit, old.times, old.days,
    old.note, old.reason, old.requested_by_id, old.requested_by, old.requested_at, old.approval)
) execute function promotions.keep_gift();
