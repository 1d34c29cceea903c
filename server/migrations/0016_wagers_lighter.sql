-- A stake writes no index that nobody reads. Whoever comes to ask for rounds or for open wagers brings his own.

drop index wagers.wagers_by_round;
drop index wagers.wagers_open;
drop index wagers.actions_by_wager;

drop index wagers.actions_by_time;
create index actions_by_time on wagers.actions using brin (at) with (pages_per_range = 32);
comment on index wagers.actions_by_time is
  'Which calls are old enough to be forgotten? Rows lie in the order of their times, so a summary of each range is enough.';

-- The letters of an id are those of its maker; its length and its kind are enough to tell a stranger, and cost a tenth.
alter table wagers.wagers
  drop constraint wagers_id_check,
  drop constraint wagers_movement_check,
  add check (length(id) = 30 and starts_with(id, 'wgr_')),
  add check (length(movement) = 30 and starts_with(movement, 'trf_'));
