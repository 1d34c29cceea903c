-- In which place the reels of a title stand.
alter table catalogue.games add column family text;
comment on column catalogue.games.family is 'The folder of its drawings in ui/art/families, fixed by the order of the first catalogue; null where there are no reels or the name alone decides.';
