-- Documents belong to the rooms that define them, so their names are no longer a list of the system room's.

alter table system.versions drop constraint versions_document_check;
alter table system.versions add constraint versions_document_check check (document ~ '^[a-z]{1,40}$');
