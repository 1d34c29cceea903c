-- A chase holds whatever ticket can be bought: ten thousand lines of any play.

alter table lottery.chases
  drop constraint chases_picked_check,
  add constraint chases_picked_check check (length(picked) between 1 and 400000);
