-- Points for play, and the mall where they are spent. The points themselves are in the books, in a unit of their own.

create schema points;

create function points.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '%: % is refused', tg_table_name, lower(tg_op) using errcode = 'insufficient_privilege';
end $$;

create table points.purses (
  member text collate "C" primary key,
  rest bigint not null check (rest >= 0 and rest < 10000000000000000),
  points text collate "C" not null,
  held text collate "C",
  owed text collate "C"
)
-- Changed with every bet of its member.
with (fillfactor = 50);
comment on column points.purses.rest is 'What is left of a point, in parts of it.';
comment on column points.purses.points is 'The account of the books, so that nobody looks for it bet by bet.';

create table points.goods (
  id text collate "C" primary key,
  version int not null check (version > 0),
  kind text collate "C" not null check (kind in ('funds', 'virtual', 'physical')),
  content jsonb not null,
  price bigint not null check (price > 0),
  per_member int check (per_member > 0),
  is_shown boolean not null,
  added_at timestamptz not null,
  changed_at timestamptz not null,
  changed_by text not null
);

create table points.stocks (
  good text collate "C" not null references points.goods (id),
  variant text collate "C" not null,
  -- Null where it does not run out.
  stock int,
  is_offered boolean not null default true,
  primary key (good, variant),
  constraint stocks_not_below_zero check (stock >= 0)
);

create table points.orders (
  id text collate "C" primary key check (length(id) = 30 and starts_with(id, 'rdm_')),
  version int not null check (version > 0),
  member text collate "C" not null,
  type text collate "C" not null check (type in ('convert', 'funds', 'virtual', 'physical')),
  good text collate "C" references points.goods (id),
  variant text collate "C" not null,
  variant_name text not null,
  name jsonb not null,
  quantity int not null check (quantity > 0),
  points bigint not null check (points > 0),
  amount bigint check (amount > 0),
  currency text collate "C",
  worth bigint check (worth > 0),
  address bytea,
  state text collate "C" not null check (state in ('processing', 'approved', 'rejected', 'shipped')),
  remark text not null default '',
  carrier text not null default '',
  tracking text not null default '',
  at timestamptz not null,
  check ((amount is null) = (currency is null)),
  check ((type = 'convert') = (good is null)),
  check ((type in ('convert', 'funds')) = (amount is not null))
);
comment on column points.orders.worth is 'Of a conversion: what a hundred points were worth.';
comment on column points.orders.address is 'Where goods go, sealed.';
create index orders_by_member on points.orders (member, id desc);
comment on index points.orders_by_member is 'What did this member ask for, newest first?';
create index orders_by_state on points.orders (state, id);
comment on index points.orders_by_state is 'Which requests wait, oldest first?';
create index orders_by_good on points.orders (good, member) where state <> 'rejected';
comment on index points.orders_by_good is 'How many of this did this member get, and how many all?';

-- What was asked for stays as it was, and what is decided stays decided.
create trigger orders_only_go_on before update on points.orders for each row when (
  old.state in ('rejected', 'shipped')
  or new.version <> old.version + 1
  or (old.state = 'processing' and new.state not in ('approved', 'rejected'))
  or (old.state = 'approved' and (new.state <> 'shipped' or old.type <> 'physical'))
  or (new.id, new.member, new.type, new.good, new.variant, new.variant_name, new.name, new.quantity,
      new.points, new.amount, new.currency, new.worth, new.address, new.at)
    is distinct from
     (old.id, old.member, old.type, old.good, old.variant, old.variant_name, old.name, old.quantity,
      old.points, old.amount, old.currency, old.worth, old.address, old.at)
) execute function points.refuse_change();
create trigger orders_stay before delete on points.orders
  for each row execute function points.refuse_change();
create trigger orders_stay_whole before truncate on points.orders
  for each statement execute function points.refuse_change();

create table points.steps (
  request text collate "C" not null references points.orders (id),
  state text collate "C" not null,
  at timestamptz not null,
  by text not null,
  primary key (request, state)
);
create trigger steps_stay before update or delete on points.steps
  for each row execute function points.refuse_change();
create trigger steps_stay_whole before truncate on points.steps
  for each statement execute function points.refuse_change();

create table points.codes (
  id bigint generated always as identity primary key,
  good text collate "C" not null,
  variant text collate "C" not null,
  code bytea not null,
  -- Keeps the same code from being added twice, without being it.
  mark bytea not null,
  request text collate "C" references points.orders (id),
  foreign key (good, variant) references points.stocks (good, variant),
  unique (good, mark)
);
create index codes_free on points.codes (good, variant, id) where request is null;
comment on index points.codes_free is 'Which code of this is handed out next?';
create index codes_by_request on points.codes (request) where request is not null;
comment on index points.codes_by_request is 'Which codes did this request get?';
