-- What the operator shows to people: banners, notices, announcements, pages, and the edition that all nodes show.

create schema content;

-- Words by language: English is always there and stands in for the others.
create function content.are_words(words jsonb) returns boolean immutable language sql as $$
  select jsonb_typeof(words) = 'object'
    and words ? 'EN'
    and words - array['EN', 'TY', 'JA', 'KO', 'PT'] = '{}'
    and octet_length(words::text) < 3000000
$$;

create table content.pictures (
  -- The name in its address; it cannot be guessed and is never used again.
  id text primary key check (id ~ '^[A-Za-z0-9_-]{24}$'),
  webp bytea not null check (octet_length(webp) between 1 and 5242880),
  width integer not null check (width between 1 and 10000),
  height integer not null check (height between 1 and 10000),
  uploaded_at timestamptz not null,
  uploaded_by text not null
);

create index pictures_by_time on content.pictures (uploaded_at);
comment on index content.pictures_by_time is 'Which pictures are old enough to be thrown away if nothing shows them?';

create table content.banners (
  id text primary key,
  group_name text not null check (group_name in ('w_home', 'w_login', 'w_register', 'w_leftmenu')),
  -- Deferred, so that two banners can change places.
  position integer not null check (position > 0),
  picture text references content.pictures,
  -- The address of a drawing of ours, where it is no uploaded picture.
  art text check (art like '/art/v1/%' and length(art) <= 300),
  linkage_type text not null check (linkage_type in ('NONE', 'PAGE', 'GAME', 'PROMOTION', 'LINK')),
  target text not null check (length(target) <= 500),
  words jsonb not null check (content.are_words(words)),
  starts_at timestamptz not null,
  ends_at timestamptz check (ends_at > starts_at),
  enabled boolean not null,
  version integer not null check (version > 0),
  changed_at timestamptz not null,
  changed_by text not null,
  unique (group_name, position) deferrable initially deferred,
  check (num_nonnulls(picture, art) = 1),
  check (linkage_type <> 'NONE' or target = '')
);

create table content.announcements (
  id text primary key,
  kind text not null check (kind in ('notice', 'popup')),
  -- A label of the operator.
  type text not null check (type in ('B', 'PL', 'PU', 'PR', 'H')),
  execution text not null check (execution in ('A', 'B', 'F')),
  promotion_type text not null check (promotion_type ~ '^[A-Za-z0-9_-]{0,40}$'),
  words jsonb not null check (content.are_words(words)),
  starts_at timestamptz not null,
  ends_at timestamptz check (ends_at > starts_at),
  enabled boolean not null,
  version integer not null check (version > 0),
  changed_at timestamptz not null,
  changed_by text not null,
  -- The marquee is for everyone.
  check (kind <> 'notice' or execution = 'B')
);

create table content.topics (
  -- The hash of the topic on the help page.
  id text primary key check (id ~ '^[a-z][a-z0-9-]{1,39}$'),
  section text not null check (section in ('HELP', 'LEGAL', 'ABOUT', 'NEWS', 'BLOG')),
  position integer not null check (position > 0),
  picture text references content.pictures,
  art text check (art like '/art/v1/%' and length(art) <= 300),
  words jsonb not null check (content.are_words(words)),
  published_at timestamptz not null,
  enabled boolean not null,
  version integer not null check (version > 0),
  changed_at timestamptz not null,
  changed_by text not null,
  unique (section, position) deferrable initially deferred,
  check (num_nonnulls(picture, art) <= 1)
);

-- What is said of the apps; their addresses are among the links that the system room keeps.
create table content.downloads (
  platform text primary key check (platform in ('ANDROID', 'IOS')),
  app_version text not null check (length(app_version) <= 40),
  size_bytes bigint not null check (size_bytes between 0 and 2000000000),
  checksum text not null check (checksum ~ '^([0-9a-f]{64})?$'),
  requires text not null check (length(requires) <= 60),
  words jsonb not null check (content.are_words(words)),
  edition integer not null check (edition > 0),
  changed_at timestamptz not null,
  changed_by text not null
);

create table content.edition (
  single boolean primary key default true check (single),
  number integer not null check (number >= 0)
);
insert into content.edition (number) values (0);

-- Whoever changes what is shown, by whatever way, makes a new edition of it, and every node hears of it.
create function content.new_edition() returns trigger language plpgsql as $$
begin
  update content.edition set number = number + 1;
  perform pg_notify('content_edition', '');
  return null;
end $$;

create trigger banners_changed after insert or update or delete or truncate on content.banners
  for each statement execute function content.new_edition();
create trigger announcements_changed
  after insert or update or delete or truncate on content.announcements
  for each statement execute function content.new_edition();
create trigger topics_changed after insert or update or delete or truncate on content.topics
  for each statement execute function content.new_edition();
create trigger downloads_changed after insert or update or delete or truncate on content.downloads
  for each statement execute function content.new_edition();
