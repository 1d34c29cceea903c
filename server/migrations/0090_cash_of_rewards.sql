-- Every movement of a member's cash by what they were given, as the account record shows it: one row a transfer.
create table promotions.cash_moves (
  transfer text collate "C" primary key check (length(transfer) = 30 and starts_with(transfer, 'trf_')),
  grant_id text not null references promotions.grants,
  member text not null check (length(member) between 1 and 100),
  -- Claimed as cash, met and turned into cash, come by a correction after its end, or gone back.
  way text not null check (way in ('claimed', 'became_cash', 'corrected', 'taken_back')),
  -- Signed, as the cash sees it.
  amount bigint not null check (amount <> 0 and (amount < 0) = (way = 'taken_back')),
  at timestamptz not null
);
create index cash_moves_by_member on promotions.cash_moves (member, at desc, transfer desc);
comment on index promotions.cash_moves_by_member is 'What moved the cash of this member, newest first?';
create trigger cash_moves_stay before update or delete on promotions.cash_moves
  for each row execute function promotions.refuse_change();

-- What moved before this table was there stands in the books.
insert into promotions.cash_moves (transfer, grant_id, member, way, amount, at)
select l.id, g.id, g.member,
  case
    when l.reason = 'reward' then 'claimed'
    when l.reason = 'reward_taken_back' then 'taken_back'
    when l.at > g.over_at + interval '1 second' then 'corrected'
    else 'became_cash'
  end,
  case when l.reason = 'reward_taken_back' then -sum(l.posted) else sum(l.posted) end,
  date_trunc('milliseconds', min(l.at))
from ledger.legs l join promotions.grants g on g.id = l.about
where l.reason in ('reward', 'bonus_released', 'reward_taken_back') and l.kind = 'posted'
group by l.id, l.reason, g.id, (l.at > g.over_at + interval '1 second');
