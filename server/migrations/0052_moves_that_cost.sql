-- A move may cost a further stake: it is written down before the wallet is asked for it. What was decided of a round that nobody ended is, too.
alter table arcade.rounds
  -- How many were asked for, the one of which it is not known yet what became of it, and those that were taken; null where no move cost anything.
  add column raises jsonb check (raises is null or jsonb_typeof(raises -> 'taken') = 'array'),
  -- `given_up`: its stake goes back. `left`: its game makes the moves of who left. No player moves it from then on.
  add column closing text not null default '' check (closing in ('', 'given_up', 'left'));
