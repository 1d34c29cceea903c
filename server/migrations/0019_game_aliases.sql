-- What people also call a game: initials, an older name, a nickname. It is found by them as by its name.
alter table catalogue.games
  add column aliases text[] not null default '{}' check (cardinality(aliases) <= 10);
