-- Taking a move back lets the contracts go on that would have ended with it, so it says which these are.

alter table agents.moves add column ended_contracts text[] not null default '{}';
comment on column agents.moves.ended_contracts is
  'Which contracts end with it, the upper ones first; of moves of an earlier version only their number is known.';
