-- What is looked up about what contracts came to: rows below zero, and what somebody is owed.
create index settlements_below_zero on agents.settlements (payee, kind, window_from)
  where amount < 0;
comment on index agents.settlements_below_zero is 'What did later windows take back from this one?';
create index dues_of_payee on agents.dues (payee) where since is not null;
comment on index agents.dues_of_payee is 'What is owed to this agent?';
