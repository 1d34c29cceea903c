-- Offers as operators write and publish them, and what members ask for.

create table promotions.offers (
  id text primary key check (length(id) = 30 and starts_with(id, 'ofr_')),
  state text not null check (state in ('draft', 'open', 'paused', 'closed')),
  -- What is being written; nothing once it is published.
  draft jsonb check (jsonb_typeof(draft) = 'object'),
  draft_number integer not null default 0 check (draft_number >= 0),
  -- The version that holds; 0 before the first was published.
  version integer not null default 0 check (version >= 0),
  -- The window of the version that holds, or of the draft before there is one.
  begins_at timestamptz not null,
  ends_at timestamptz not null,
  -- Its remainder went back to the house.
  settled_at timestamptz,
  changed_at timestamptz not null,
  changed_by text not null check (length(changed_by) between 1 and 200),
  check ((state = 'draft') = (version = 0))
);
create index offers_open on promotions.offers (ends_at) where state in ('open', 'paused');
comment on index promotions.offers_open is 'Which offers run now?';

create table promotions.offer_versions (
  offer text not null references promotions.offers,
  number integer not null check (number > 0),
  document jsonb not null check (jsonb_typeof(document) = 'object'),
  published_at timestamptz not null,
  asked_by text not null check (length(asked_by) between 1 and 200),
  agreed_by text not null check (length(agreed_by) between 1 and 200),
  primary key (offer, number)
);
create function promotions.refuse_version_change() returns trigger language plpgsql as $$
begin
  raise exception 'What an offer said stays as it was said.';
end $$;
create trigger offer_versions_stay before update or delete on promotions.offer_versions
  for each row execute function promotions.refuse_version_change();

create table promotions.offer_budgets (
  offer text not null references promotions.offers,
  currency text not null check (currency ~ '^[A-Z]{3,5}$'),
  total bigint not null check (total >= 0),
  -- Counts its changes, from which the movements of the ledger have their ids.
  changes integer not null default 0,
  primary key (offer, currency)
);

create index grants_by_offer on promotions.grants (offer, member, given_at);
comment on index promotions.grants_by_offer is 'How often did this member have this offer?';

create table promotions.applications (
  id text primary key check (length(id) = 30 and starts_with(id, 'apl_')),
  number bigint generated always as identity unique,
  offer text not null references promotions.offers,
  version integer not null,
  member text not null check (length(member) between 1 and 100),
  account text not null,
  grant_id text not null unique references promotions.grants,
  at timestamptz not null,
  comment text not null check (length(comment) <= 140),
  state text not null default 'applying' check (state in ('applying', 'rejected', 'issued')),
  answer text not null default '' check (length(answer) <= 500),
  answered_by text not null default '',
  answered_at timestamptz,
  check ((answered_at is null) = (state = 'applying'))
);
create index applications_waiting on promotions.applications (number) where state = 'applying';
comment on index promotions.applications_waiting is 'What waits for an answer, the oldest first?';
create index applications_by_member on promotions.applications (member, offer, number desc);
comment on index promotions.applications_by_member is 'What did this member ask for?';

create table promotions.application_pictures (
  application text not null references promotions.applications on delete cascade,
  place integer not null check (place between 1 and 3),
  webp bytea not null check (length(webp) <= 5242880),
  primary key (application, place)
);

create table promotions.depositors (
  member text primary key check (length(member) between 1 and 100),
  first_at timestamptz not null
);
comment on table promotions.depositors is 'Who has deposited, as far as this room has heard; those of before it listened are not here.';

alter table promotions.allocations add column product text not null default '' check (length(product) <= 20);
comment on column promotions.allocations.product is 'In which category the bet was.';
