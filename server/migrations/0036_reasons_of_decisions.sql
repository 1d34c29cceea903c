-- A decision about a request tells its reason to who asked, and the record of a person is read by who asked.

alter table system.approvals add column decided_reason text not null default '';

-- What became of what somebody asked for?
create index approvals_of_person on system.approvals (requested_by_id, requested_at);
comment on index system.approvals_of_person is 'What became of what somebody asked for?';
