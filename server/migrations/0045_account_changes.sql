-- What protects the money of a member and was changed, as identity announced it; reviewers of withdrawals are told.
create table cashier.account_changes (
  event text primary key,
  member text not null check (length(member) between 5 and 40),
  what text not null check (what in ('passwordChanged', 'paymentChanged', 'paymentReset', 'contactChanged')),
  at timestamptz not null
);
create index account_changes_by_member on cashier.account_changes (member, at);
comment on index cashier.account_changes_by_member is 'What was changed about this account lately?';
