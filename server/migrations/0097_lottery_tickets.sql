-- Tickets of the lotteries: what was bought, under which prices, and what came of it.

create table lottery.tickets (
  -- Made by who buys, so that a further try is the same ticket.
  id text collate "C" primary key check (id ~ '^ltk_[0-7][0-9a-hjkmnp-tv-z]{25}$'),
  member text collate "C" not null check (length(member) between 1 and 100),
  issue text collate "C" not null references lottery.issues,
  play text not null check (length(play) between 1 and 60),
  picked text not null check (length(picked) between 1 and 400000),
  -- All that was asked; another content under the same id is another ticket.
  content text not null check (content ~ '^[0-9a-f]{64}$'),
  bets integer not null check (bets > 0),
  currency text not null check (currency ~ '^[A-Z]{3,5}$'),
  stake bigint not null check (stake > 0),
  -- The prices it was made under, whatever is sold by then.
  terms jsonb not null check (jsonb_typeof(terms) = 'object'),
  -- asked: its stake may be on its way. cancelling: its stake is going back.
  state text not null check (state in ('asked', 'open', 'cancelling', 'cancelled', 'settled', 'void')),
  payout bigint not null default 0 check (payout >= 0),
  -- By which telling of the draw it was settled.
  revision integer not null default 0 check (revision >= 0),
  at timestamptz not null,
  check ((state = 'settled') = (revision > 0)),
  check (state = 'settled' or payout = 0)
);
create index tickets_by_issue on lottery.tickets (issue, id) where state not in ('cancelled', 'void');
comment on index lottery.tickets_by_issue is 'Which tickets of this issue are to be settled?';
create index tickets_by_member on lottery.tickets (member, id);
comment on index lottery.tickets_by_member is 'What did this member buy?';
create trigger tickets_stay before delete on lottery.tickets for each row when (old.state <> 'asked')
  execute function lottery.refuse_change();
create trigger tickets_hold before update on lottery.tickets for each row when (
  (new.id, new.member, new.issue, new.play, new.picked, new.content, new.bets, new.currency, new.stake, new.terms, new.at)
  is distinct from
  (old.id, old.member, old.issue, old.play, old.picked, old.content, old.bets, old.currency, old.stake, old.terms, old.at)
  or (old.state in ('cancelled', 'void') and new.state <> old.state)
  or new.revision < old.revision
) execute function lottery.refuse_change();
