-- What is added to with every bet changes in place: no index names a column that such a change touches.

-- A list of places reads all of a period in any case, and sorts it.
drop index promotions.mission_progress_places;
alter table promotions.mission_progress set (fillfactor = 80);
alter table promotions.mission_marks set (fillfactor = 80);

drop index promotions.play_untaken;
alter table promotions.play
  add column untaken boolean not null generated always as (rated <> taken and not left_out) stored,
  set (fillfactor = 80);
create index play_untaken on promotions.play (member, day) where untaken;
comment on index promotions.play_untaken is 'Who has a rebate that was not taken?';

comment on table promotions.mission_events is
  'What counted, once for each thing that happened. Of bets only those of missions that count days: others are told once.';

-- Of a call of a vendor: nonces are forgotten by their time alone, and a list of rounds sorts those of one moment itself.
drop index play.nonces_by_time;
create index nonces_by_time on play.nonces using brin (at) with (pages_per_range = 32);
comment on index play.nonces_by_time is 'Which nonces are old enough to be forgotten?';
drop index play.rounds_by_time;
create index rounds_by_time on play.rounds (opened_at);
comment on index play.rounds_by_time is 'Which rounds began last?';
alter table play.calls set (fillfactor = 80);
