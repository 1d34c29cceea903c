-- What the house puts into a pool whenever it begins anew, in whole units of any currency.
alter table play.pools add column seed integer not null default 0 check (seed >= 0);
