-- Operators are made, promoted and reset by two people: names that cannot be mistaken, and who asked from where.

-- The name that no other operator has goes along with a session, so that everything which is written names it.
alter table platform.sessions add column actor_username text not null default '';

alter table system.approvals
  drop constraint approvals_state_check,
  add constraint approvals_state_check
    check (state in ('waiting', 'approved', 'rejected', 'expired', 'withdrawn')),
  -- From where it was asked for: a decision that comes from there too is told in the log.
  add column requested_ip text not null default '';

-- What is left of a name once everything is folded that an eye takes for the same: width, accents, capitals, marks that
-- cannot be seen, spaces, Cyrillic and Greek letters like Latin ones, 0 like O, 1 and I like l, rn like m, vv like w.
create function identity.fold_name(name text) returns text language sql immutable parallel safe
as $$
  select coalesce(nullif(replace(replace(
    translate(
      lower(translate(
        regexp_replace(
          normalize(name, nfkd),
          '[\s\u0021-\u002f\u003a-\u0040\u005b-\u0060\u007b\u007d-\u00bf\u0300-\u036f\u061c'
            || '\u115f\u1160\u17b4\u17b5\u180b-\u180f\u1ab0-\u1aff\u1dc0-\u1dff\u2000-\u206f'
            || '\u20d0-\u20ff\u2800\u3000-\u303f\u3164\ufe00-\ufe2f\ufeff\uffa0\ufff9-\ufffb]',
          '', 'g'
        ),
        'ØŁĐĦŦАВСЕНІЈКМОРЅТУХҮӀΑΒΕΖΗΙΚΜΝΟΡΤΥΧ',
        'oldhtabcehljkmopstyxylabezhlkmnoptyx'
      )),
      '01i|ıøłđħŧƅɑɡɩавсԁегһіјкӏмнпорԛѕтуүѵԝхьαβγεηικμνορστυχωϲϳօոսհց',
      'olllloldhtbaglabcderhljklmhnopqstyyvwxbabyenlkuvopotuxwcjonuhg'
    ),
    'rn', 'm'), 'vv', 'w'), ''), name)
$$;

-- Of those who have one name already the oldest keeps it; the others get a number.
do $$
declare
  twin record;
  number integer;
begin
  for twin in
    select id, name from (
      select id, name, created_at,
        row_number() over (partition by identity.fold_name(name) order by created_at, id) as place
      from identity.operators
    ) named
    where place > 1 order by created_at, id
  loop
    number := 2;
    while exists (
      select from identity.operators
      where identity.fold_name(operators.name) = identity.fold_name(left(twin.name, 54) || ' ' || number)
    ) loop
      number := number + 1;
    end loop;
    update identity.operators set name = left(twin.name, 54) || ' ' || number where id = twin.id;
  end loop;
end $$;

alter table identity.operators
  add column name_key text not null generated always as (identity.fold_name(name)) stored,
  -- From when on the operator may agree as the second person; null for those of the platform's own making.
  add column decides_from timestamptz;

create unique index operators_by_name_key on identity.operators (name_key);
comment on index identity.operators_by_name_key is 'Who has a name that could be taken for this one?';

-- The password that waits with a request, as it will be kept. It stands in no request and in no log.
create table identity.waiting_passwords (
  approval_id text primary key references system.approvals,
  password_hash text not null check (password_hash like '$argon2id$%')
);
