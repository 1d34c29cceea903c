-- Invitation links at the operators' desk: all of them newest first, and who came by each.

create index invitations_newest on identity.invitations (created_at, code);
comment on index identity.invitations_newest is 'Which links were made last?';

create index registrations_by_code on identity.registrations (lower(affiliate_code), member_id)
  where affiliate_code <> '';
comment on index identity.registrations_by_code is 'Who came by this link, the newest first?';
