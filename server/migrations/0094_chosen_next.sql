-- What of a queue its member wants to play next.
alter table promotions.grants add column chosen_at timestamptz;
comment on column promotions.grants.chosen_at is 'When its member said that it is to be played before the others that wait; the latest is the next.';
