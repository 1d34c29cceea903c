-- Who looked at what lately, so that the same look is not told again and again in the audit trail.

create table system.looks (
  operator text not null check (length(operator) between 1 and 100),
  action text not null check (length(action) between 1 and 60),
  object text not null check (length(object) between 1 and 200),
  at timestamptz not null,
  primary key (operator, action, object)
);
comment on index system.looks_pkey is 'When was this look last told?';
