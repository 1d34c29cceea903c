-- Whoever was given an account by an agent confirms terms and age at the first login, before anything else.

alter table identity.members add column consent_due boolean not null default false;
comment on column identity.members.consent_due is
  'Somebody else opened the account, and its person has neither accepted the terms nor confirmed the age yet.';

update identity.members m set consent_due = true
from identity.registrations r
where r.member_id = m.id and r.method = 'AGENT' and r.terms_accepted_at is null;
