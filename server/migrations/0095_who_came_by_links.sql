-- Who came by which link, for the agent whose link it is.
create table agents.invited (
  code_key text not null,
  member text not null check (length(member) between 1 and 100),
  joined_at timestamptz not null,
  primary key (code_key, member)
);
comment on index agents.invited_pkey is 'Was it noted that this member came by this link?';
create index invited_newest on agents.invited (code_key, joined_at desc, member);
comment on index agents.invited_newest is 'Who came by this link last, and how many by day?';

-- Who came before this was kept; what is heard of later is noted once.
insert into agents.invited (code_key, member, joined_at)
select lower(r.affiliate_code), r.member_id, m.registered_at
from identity.registrations r
join identity.members m on m.id = r.member_id
join identity.invitations i on i.code_key = lower(r.affiliate_code);
