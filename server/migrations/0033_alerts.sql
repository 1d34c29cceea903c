-- What needs the eyes of an operator: facts and states that rooms tell, who may see them, and who has read them.

create table system.alerts (
  -- Made in the order of their coming, so that the newest sorts last.
  id text primary key check (id like 'alr\_%'),
  kind text not null check (length(kind) between 1 and 100),
  -- What it is about: the same kind about the same thing is one alert for as long as it is open.
  subject text not null check (length(subject) between 1 and 200),
  level text not null check (level in ('high', 'middle', 'low')),
  roles text[] not null check (cardinality(roles) > 0),
  -- What its sentences fill in, packed so that each language writes sums and moments in its own way.
  facts jsonb not null check (jsonb_typeof(facts) = 'object'),
  raised_at timestamptz not null,
  -- When it was last raised, or became worse. Whoever read it before that has it before them again.
  told_at timestamptz not null check (told_at >= raised_at),
  -- A state is open until it ends. A fact ends by itself, so its end is known, and lies ahead at first.
  ended_at timestamptz check (ended_at >= raised_at),
  count integer not null check (count > 0)
);

create unique index alerts_open on system.alerts (kind, subject) where ended_at is null;
comment on index system.alerts_open is 'Does this state of this thing hold already, and which states hold?';

create index alerts_by_thing on system.alerts (kind, subject, ended_at);
comment on index system.alerts_by_thing is 'Was this fact of this thing told lately?';

create index alerts_by_telling on system.alerts (told_at);
comment on index system.alerts_by_telling is 'Which alerts were told lately, and which are old?';

create table system.alert_reads (
  operator_id text not null,
  alert_id text not null references system.alerts on delete cascade,
  read_at timestamptz not null,
  primary key (operator_id, alert_id)
);
comment on index system.alert_reads_pkey is 'What has this operator read?';

create index alert_reads_of_alert on system.alert_reads (alert_id);
comment on index system.alert_reads_of_alert is 'Which marks go when an alert goes?';
