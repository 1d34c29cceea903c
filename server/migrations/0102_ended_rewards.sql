-- Rewards that operators ended before their end, what members say to that, and what others make of it.

-- What went back to the offer when it was over, of what was set aside or lay in its pocket.
alter table promotions.grants add column taken_back bigint not null default 0 check (taken_back >= 0);

create table promotions.ended_grants (
  grant_id text primary key references promotions.grants,
  member text not null check (length(member) between 1 and 100),
  reason text not null check (length(reason) between 1 and 500),
  -- Who asked for it, or held it before, and who ended it: neither answers the member.
  asked_by_id text not null default '' check (length(asked_by_id) <= 100),
  ended_by_id text not null check (length(ended_by_id) between 1 and 100),
  ended_by text not null check (length(ended_by) between 1 and 200),
  ended_at timestamptz not null,
  appeal text check (length(appeal) between 1 and 500),
  appealed_at timestamptz,
  outcome text check (outcome in ('restored', 'confirmed')),
  decided_by text,
  decided_reason text check (length(decided_reason) <= 500),
  decided_at timestamptz,
  check ((appeal is null) = (appealed_at is null)),
  check ((outcome is null) = (decided_at is null)),
  check (outcome is null or appeal is not null)
);
create index ended_grants_waiting on promotions.ended_grants (appealed_at) where appeal is not null and outcome is null;
comment on index promotions.ended_grants_waiting is 'Which appeals wait, the oldest first?';

create trigger ended_grants_stay before delete on promotions.ended_grants
  for each row execute function promotions.keep_hold();
create trigger ended_grants_go_on before update on promotions.ended_grants for each row when (
  old.outcome is not null or (old.appeal is not null and new.appeal is distinct from old.appeal) or
  row(new.grant_id, new.member, new.reason, new.asked_by_id, new.ended_by_id, new.ended_at)
  is distinct from
  row(old.grant_id, old.member, old.reason, old.asked_by_id, old.ended_by_id, old.ended_at)
) execute function promotions.keep_hold();
