-- What agents look up about their teams.

create index lines_direct on agents.lines (ancestor, member) where distance = 1;
comment on index agents.lines_direct is 'Who stands directly below this agent?';

create index members_by_account_start on identity.members (account_key text_pattern_ops);
comment on index identity.members_by_account_start is 'Whose accounts begin like this?';
