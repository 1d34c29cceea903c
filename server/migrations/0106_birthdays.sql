-- Who was born on a day of the year, whatever the year.
create index profiles_by_birthday on identity.profiles
  ((extract(month from birthday) * 100 + extract(day from birthday))) where birthday is not null;
comment on index identity.profiles_by_birthday is 'Whose birthday is it?';

-- What levels give for birthdays: of one member never two within 365 days.
create table promotions.vip_birthdays (
  member text not null,
  -- The day that was celebrated, of the brand's calendar.
  day date not null,
  level integer not null check (level > 0),
  currency text not null,
  amount bigint not null check (amount > 0),
  version integer not null check (version > 0),
  at timestamptz not null,
  grant_id text references promotions.grants,
  primary key (member, day)
);
create index vip_birthdays_open on promotions.vip_birthdays (at) where grant_id is null;
comment on index promotions.vip_birthdays_open is 'Which birthdays were not given for?';
