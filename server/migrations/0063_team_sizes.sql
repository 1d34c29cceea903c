-- How large teams are, kept beside the lines, so that nobody counts them.

create table agents.team_sizes (
  agent text not null check (length(agent) between 1 and 100),
  -- From this day on, until the next one that is named.
  day date not null,
  members integer not null check (members >= 0),
  direct integer not null check (direct >= 0),
  primary key (agent, day)
);
comment on table agents.team_sizes is
  'How many are below an agent, and how many of them right below, from a day on. Kept by a trigger of the lines.';
comment on index agents.team_sizes_pkey is 'How large is the team of this agent on a day?';

-- Adds to the sizes of teams from days on; where none is kept from a day on, that of the last one before it goes on.
create function agents.add_team_sizes(agents_given text[], days date[], members_given integer[], directs integer[])
returns void language sql as $$
  insert into agents.team_sizes (agent, day, members, direct)
  select given.agent, given.day, coalesce(last.members, 0), coalesce(last.direct, 0)
  from (select distinct agent, day from unnest(agents_given, days) as one (agent, day)) as given
  left join lateral (
    select s.members, s.direct from agents.team_sizes s
    where s.agent = given.agent and s.day <= given.day order by s.day desc limit 1
  ) as last on true
  order by given.agent, given.day
  on conflict do nothing;
  update agents.team_sizes s set members = s.members + change.members, direct = s.direct + change.direct
  from (
    select k.agent, k.day, sum(one.members)::integer as members, sum(one.direct)::integer as direct
    from unnest(agents_given, days, members_given, directs) as one (agent, day, members, direct)
    join agents.team_sizes k on k.agent = one.agent and k.day >= one.day
    group by k.agent, k.day
  ) as change
  where s.agent = change.agent and s.day = change.day;
$$;

-- Every way in which lines are written comes by here: who joins, and branches that move from a day on.
create function agents.keep_team_sizes() returns trigger language plpgsql as $$
declare
  changed record;
begin
  -- Two that write lines at once wait for each other here, so that none begins from what the other has just changed.
  perform pg_advisory_xact_lock(hashtextextended('agents.team_sizes', 0));
  if tg_op = 'INSERT' then
    select array_agg(agent) as agents, array_agg(day) as days, array_agg(way) as members,
      array_agg(case distance when 1 then way else 0 end) as directs into changed
    from added cross join lateral (
      values (ancestor, from_day, 1), (ancestor, until_day, -1)
    ) as one (agent, day, way) where day < 'infinity';
  elsif tg_op = 'DELETE' then
    select array_agg(agent) as agents, array_agg(day) as days, array_agg(way) as members,
      array_agg(case distance when 1 then way else 0 end) as directs into changed
    from gone cross join lateral (
      values (ancestor, from_day, -1), (ancestor, until_day, 1)
    ) as one (agent, day, way) where day < 'infinity';
  else
    select array_agg(agent) as agents, array_agg(day) as days, array_agg(way) as members,
      array_agg(case distance when 1 then way else 0 end) as directs into changed
    from (
      select one.*, distance from added cross join lateral (
        values (ancestor, from_day, 1), (ancestor, until_day, -1)
      ) as one (agent, day, way)
      union all
      select one.*, distance from gone cross join lateral (
        values (ancestor, from_day, -1), (ancestor, until_day, 1)
      ) as one (agent, day, way)
    ) as both_sides where day < 'infinity';
  end if;
  if changed.agents is not null then
    perform agents.add_team_sizes(changed.agents, changed.days, changed.members, changed.directs);
  end if;
  return null;
end
$$;
create trigger keep_team_sizes after insert on agents.lines referencing new table as added
  for each statement execute function agents.keep_team_sizes();
create trigger keep_team_sizes_changed after update on agents.lines
  referencing new table as added old table as gone
  for each statement execute function agents.keep_team_sizes();
create trigger keep_team_sizes_gone after delete on agents.lines referencing old table as gone
  for each statement execute function agents.keep_team_sizes();

select agents.add_team_sizes(array_agg(ancestor), array_agg(day), array_agg(way),
  array_agg(case distance when 1 then way else 0 end))
from (
  select ancestor, from_day as day, 1 as way, distance from agents.lines
  union all
  select ancestor, until_day, -1, distance from agents.lines where until_day < 'infinity'
) as one;
