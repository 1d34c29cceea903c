-- The server's seed comes before the player's: each player has a pair in use and the next one, whose commitment is
-- published before anybody sends a seed for it.

alter table arcade.seeds add column activated_at timestamptz;
alter table arcade.seeds alter column client_seed drop not null;
update arcade.seeds set activated_at = created_at where revealed_at is null;

-- What was revealed stays as it is, so it is filled in with the guard aside.
alter table arcade.seeds disable trigger seeds_go_on;
update arcade.seeds set activated_at = created_at where revealed_at is not null;
alter table arcade.seeds enable trigger seeds_go_on;

alter table arcade.seeds add constraint seeds_in_order check (
  (activated_at is null) = (client_seed is null)
  and (activated_at is not null or (nonce = 0 and revealed_at is null))
);

drop index arcade.seeds_in_use;
create unique index seeds_in_use on arcade.seeds (player)
  where activated_at is not null and revealed_at is null;
comment on index arcade.seeds_in_use is 'Which pair does this player play with? There is one at most.';

create unique index seeds_next on arcade.seeds (player) where activated_at is null;
comment on index arcade.seeds_next is 'Which seed of the house is this player''s next? There is one at most.';

-- A client seed comes once, with the moment from which the pair is played with.
create or replace function arcade.seed_goes_on() returns trigger language plpgsql as $$
begin
  if old.revealed_at is not null or new.nonce < old.nonce
    or (new.id, new.player, new.commitment, new.sealed_seed, new.created_at)
      is distinct from (old.id, old.player, old.commitment, old.sealed_seed, old.created_at)
    or (old.activated_at is not null
      and (new.client_seed, new.activated_at) is distinct from (old.client_seed, old.activated_at))
  then
    raise exception 'A pair of seeds cannot be changed so.';
  end if;
  return new;
end $$;

-- Each entry of the public list is hashed with the one before, so that whoever has seen one has seen all before it.
-- Positions have no gaps, and are given in the order in which entries can be seen.
alter table arcade.commitments alter column position drop identity;
-- What else is promised with a commitment: of a chain its table, its length and where its salt comes from.
alter table arcade.commitments add column detail text not null default '' check (length(detail) <= 200);
alter table arcade.commitments add column hash text not null default '';

alter table arcade.commitments disable trigger commitments_only_grow;
do $$
declare
  entry record;
  place bigint := 0;
  previous text := repeat('0', 64);
begin
  for entry in select * from arcade.commitments order by position loop
    place := place + 1;
    previous := encode(sha256(convert_to(concat_ws(E'\n', previous, place, entry.kind, entry.id,
      entry.commitment, to_char(entry.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), ''),
      'UTF8')), 'hex');
    update arcade.commitments set position = place, hash = previous where id = entry.id;
  end loop;
end $$;
alter table arcade.commitments enable trigger commitments_only_grow;

alter table arcade.commitments alter column hash drop default;
alter table arcade.commitments add constraint commitments_hashed check (hash ~ '^[0-9a-f]{64}$');
