-- Sessions, and the ids of sealed messages that were opened.

create table platform.sessions (
  id text primary key,
  token_hash bytea not null,
  actor_kind text not null check (actor_kind in ('member', 'operator')),
  actor_id text not null,
  actor_name text not null,
  roles text[] not null,
  ip text not null,
  user_agent text not null,
  created_at timestamptz not null,
  seen_at timestamptz not null
);

create unique index sessions_by_token on platform.sessions (token_hash);
comment on index platform.sessions_by_token is 'Who sends this token?';

create index sessions_by_actor on platform.sessions (actor_kind, actor_id);
comment on index platform.sessions_by_actor is 'Which sessions does this person have?';

create index sessions_by_seen on platform.sessions (seen_at);
comment on index platform.sessions_by_seen is 'Which sessions are long over and may be removed?';

create table platform.used_seals (
  id text primary key,
  expires_at timestamptz not null
);

create index used_seals_by_expiry on platform.used_seals (expires_at);
comment on index platform.used_seals_by_expiry is 'Which ids need no longer be remembered?';
