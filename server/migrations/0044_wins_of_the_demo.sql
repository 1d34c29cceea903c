-- A win of a member of the demo, who plays by itself so that there is something to see. Whoever shows it says so.
alter table wagers.wins add column demo boolean not null default false;
