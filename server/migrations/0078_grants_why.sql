-- Every amount can say where it comes from.

alter table promotions.grants
  add column why jsonb not null default '{}' check (jsonb_typeof(why) = 'object');
comment on column promotions.grants.why is 'The inputs from which the amount was computed, as they were then.';

create or replace function promotions.refuse_new_reason() returns trigger language plpgsql as $$
begin
  raise exception 'Why a grant was given cannot be changed.';
end $$;

create trigger grants_keep_why before update of why on promotions.grants
  for each row when (new.why is distinct from old.why) execute function promotions.refuse_new_reason();
