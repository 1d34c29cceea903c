-- A move that is taken back tells who made the offers that it took back, so it says which these are.

alter table agents.moves add column withdrawn_offers text[] not null default '{}';
comment on column agents.moves.withdrawn_offers is 'Offers of the old upline that were taken back with it.';
