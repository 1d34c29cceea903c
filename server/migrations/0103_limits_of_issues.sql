-- What the tickets of an issue come to, for limits that hold for all of them together.

-- Its stake is in: set in the transaction of the stake.
alter table lottery.tickets add column staked boolean not null default false;
update lottery.tickets set staked = true where state <> 'asked';
create trigger tickets_stay_staked before update on lottery.tickets for each row when (old.staked and not new.staked)
  execute function lottery.refuse_change();

-- Which sums of an issue are kept, from the first ticket on; there are limits for these.
create table lottery.counted (
  issue text collate "C" not null references lottery.issues,
  kind text not null check (kind in ('issue', 'play', 'number', 'member')),
  -- Of numbers, of which play.
  play text not null check ((kind = 'number') = (play <> '')),
  primary key (issue, kind, play)
);

-- Of all tickets whose stake is in and has not gone back: what they may be paid at the worst; of a member, what was staked.
create table lottery.sums (
  issue text collate "C" not null,
  kind text not null,
  key text collate "C" not null check (length(key) between 1 and 200),
  sum numeric not null check (sum >= 0),
  primary key (issue, kind, key)
);
