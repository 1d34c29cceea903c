-- The money wheels of the live halls play the wheel of ours: their English name says so.
update catalogue.games
set engine = 'table', model = 'wheel'
where category = 'LIVE'
  and classify = 'WH'
  and names ->> 'EN' ~ '\mWheel\M'
  and engine = 'live-table';
