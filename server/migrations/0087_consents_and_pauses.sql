-- What members agree to give up with a withdrawal, and whose time stands still because they are kept out.

create table promotions.consents (
  withdrawal text not null check (length(withdrawal) = 30 and starts_with(withdrawal, 'wdr_')),
  grant_id text not null references promotions.grants,
  at timestamptz not null,
  -- What was shown, and was so: what the pocket held, and what of it was at stake.
  pocket bigint not null check (pocket >= 0),
  at_stake bigint not null check (at_stake >= 0),
  -- What was left of its time; null for no end.
  left_ms bigint,
  decided text check (decided in ('paid', 'rejected')),
  -- What follows from the decision was done.
  closed_at timestamptz,
  primary key (withdrawal, grant_id)
);
comment on index promotions.consents_pkey is 'What was given up with this withdrawal?';

create unique index consents_open on promotions.consents (grant_id) where closed_at is null;
comment on index promotions.consents_open is 'Does a withdrawal keep this grant from being played?';

create trigger consents_stay before delete on promotions.consents
  for each row execute function promotions.refuse_change();

create trigger consents_go_on before update on promotions.consents for each row when (
  (new.withdrawal, new.grant_id, new.at, new.pocket, new.at_stake, new.left_ms)
  is distinct from (old.withdrawal, old.grant_id, old.at, old.pocket, old.at_stake, old.left_ms)
  or (old.decided is not null and new.decided is distinct from old.decided)
  or (old.closed_at is not null and new.closed_at is distinct from old.closed_at)
) execute function promotions.refuse_change();

create table promotions.pauses (
  member text not null check (length(member) between 1 and 100),
  since timestamptz not null,
  until timestamptz check (until >= since),
  primary key (member, since)
);
comment on index promotions.pauses_pkey is 'When did the time of this member stand still?';

create unique index pauses_open on promotions.pauses (member) where until is null;
comment on index promotions.pauses_open is 'Does the time of this member stand still?';

-- Who is kept out already.
insert into promotions.pauses (member, since)
select id, now() from identity.members
where state <> 'open' or (bar is not null and (barred_until is null or barred_until > now()));
