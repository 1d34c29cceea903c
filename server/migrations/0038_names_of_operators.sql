-- A name that an operator had stays that person's, and a request knows what who asked held and tried.

-- What is left of a name once everything is folded that an eye takes for the same: width, accents, capitals, marks that
-- cannot be seen, spaces, Cyrillic and Greek letters like Latin ones, digits like letters, I like l, q like g, rn like m,
-- vv like w, and signs of Chinese that look like kana.
create or replace function identity.fold_name(name text) returns text
language sql immutable parallel safe
as $$
  select coalesce(nullif(replace(replace(
    translate(
      replace(replace(lower(translate(
        regexp_replace(
          normalize(name, nfkd),
          '[\s\u0021-\u002f\u003a-\u0040\u005b-\u0060\u007b\u007d-\u00bf\u0300-\u036f\u061c'
            || '\u115f\u1160\u17b4\u17b5\u180b-\u180f\u1ab0-\u1aff\u1dc0-\u1dff\u2000-\u206f'
            || '\u20d0-\u20ff\u2800\u3000-\u3004\u3008-\u303f\u30fb\u3164\ufe00-\ufe2f\ufeff\uffa0'
            || '\ufff9-\ufffb]',
          '', 'g'
        ),
        'ØŁĐÐÞŊĦŦАВСЕНІЈКМОРЅТУХҮӀΑΒΕΖΗΙΚΜΝΟΡΤΥΧ',
        'olddpnhtabcehljkmopstyxylabezhlkmnoptyx'
      )), 'æ', 'ae'), 'œ', 'oe'),
      '0125689qi|ıøłđðþŋħŧƅɑɡɩавсԁегһіјкӏмнпорԛѕтуүѵԝхьαβγεηικμνορστυχωϲϳօոսհց口力二八工夕卜へりー',
      'olzsbbgglllolddpnhtbaglabcderhljklmhnopgstyyvwxbabyenlkuvopotuxwcjonuhgロカニハエタトヘリ一'
    ),
    'rn', 'm'), 'vv', 'w'), ''), name)
$$;

-- Every name that an operator has or had, so that nobody else is ever taken for that person in the records.
create table identity.operator_names (
  name_key text primary key,
  operator_id text not null references identity.operators,
  name text not null
);

-- Of those whose names look alike by now the oldest has it; the others keep theirs until they choose another.
insert into identity.operator_names (name_key, operator_id, name)
select identity.fold_name(name), id, name from identity.operators order by created_at, id
on conflict do nothing;

alter table identity.operators drop column name_key;

alter table system.approvals
  -- The roles of who asked: whoever lost one meanwhile asks for nothing any more.
  add column requested_roles text[] not null default '{}',
  -- When who asked first tried to agree as well; it is told once in the log.
  add column own_try_at timestamptz;
