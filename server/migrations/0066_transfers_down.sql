-- Agents give to their teams as members give to their uplines: one table, each row with its direction.
alter table cashier.upline_transfers add column downward boolean not null default false;
comment on column cashier.upline_transfers.downward is
  'From an agent to somebody of the own team; otherwise from a member to the upline.';
drop index cashier.upline_by_day;
create index upline_by_day on cashier.upline_transfers (sender, day, downward) include (amount);
comment on index cashier.upline_by_day is 'How much did this member give in this direction today?';
