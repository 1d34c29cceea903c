-- A payment that cannot be credited is sent back, which is an end of its own and stands in the books.

alter table cashier.deposits
  drop constraint deposits_state_check,
  drop constraint deposits_credit_when_done,
  drop constraint deposits_say_why,
  add constraint deposits_state_check check (state in
    ('awaiting', 'verifying', 'held', 'success', 'failed', 'expired', 'cancelled', 'returned')),
  add constraint deposits_credit_when_done check (
    (state in ('success', 'returned')) = (transfer is not null) and (state = 'success') = (credited is not null)
    and (state not in ('success', 'returned') or paid is not null)
  ),
  -- Of one that was sent back it is said why it could not be credited.
  add constraint deposits_say_why check ((state in ('held', 'failed', 'returned')) = (reason is not null));

drop index cashier.deposits_of_member_failed;
create index deposits_of_member_failed on cashier.deposits (member, created_at, id)
  where state in ('failed', 'expired', 'cancelled', 'returned');
comment on index cashier.deposits_of_member_failed is 'Which deposits of this member came to nothing, newest first?';

-- What was ordered stays as it was ordered, and what was credited or sent back stays so.
create or replace function cashier.deposits_keep_order() returns trigger language plpgsql as $$
declare
  moves constant text[] := '{state,reason,note,gateway_reference,instructions,paid,credited,transfer,has_slip,since,assignee_id,assignee,approval,approved_by_id,version,lane}';
begin
  if tg_op <> 'UPDATE' or (to_jsonb(new) - moves) <> (to_jsonb(old) - moves)
    or (old.state in ('success', 'returned') and (new.state, new.credited, new.paid, new.transfer)
      is distinct from (old.state, old.credited, old.paid, old.transfer)) then
    raise exception 'deposits: % is refused, what was ordered and what was credited stay', lower(tg_op)
      using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;
