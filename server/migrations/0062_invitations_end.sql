-- Invitations of agents: named, with an end, a number of uses, and what becomes of who comes by them.

alter table identity.invitations
  add column name text not null default '' check (length(name) <= 60),
  -- Whether who comes by it becomes an agent, of the type of who invites.
  add column makes_agent boolean not null default false,
  add column expires_at timestamptz,
  add column most_uses integer check (most_uses between 1 and 100000),
  add column uses integer not null default 0 check (uses >= 0),
  -- How often the address was looked at.
  add column looks integer not null default 0 check (looks >= 0),
  add check (most_uses is null or uses <= most_uses);

-- What was used before it was counted.
update identity.invitations i set uses = (
  select count(*) from identity.registrations r where lower(r.affiliate_code) = i.code_key
);

create table agents.rates (
  member text primary key check (length(member) between 1 and 100),
  -- In hundredths of a percent of the valid bet.
  rate integer not null check (rate between 0 and 10000),
  set_by text not null,
  at timestamptz not null
);

create table agents.invitation_rates (
  code_key text primary key,
  rate integer not null check (rate between 0 and 10000)
);

create table agents.made_accounts (
  agent text not null,
  day date not null,
  made integer not null check (made > 0),
  primary key (agent, day)
);
