-- A request to which somebody agreed, and which can never be carried out, is over, and says why.

alter table system.approvals
  drop constraint approvals_state_check,
  add constraint approvals_state_check
    check (state in ('waiting', 'approved', 'rejected', 'expired', 'withdrawn', 'impossible')),
  -- The code of the refusal, which each reader is told in the own language.
  add column refusal text not null default '',
  add constraint approvals_refusal_check check ((state = 'impossible') = (refusal <> ''));
