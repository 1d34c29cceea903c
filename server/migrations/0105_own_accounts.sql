-- Which accounts of members are those of the person who is an operator: nothing is moved or given there by that person.
create table identity.operator_accounts (
  operator_id text not null references identity.operators,
  member_id text not null references identity.members,
  named_at timestamptz not null,
  primary key (operator_id, member_id)
);
