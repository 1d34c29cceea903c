-- A stake at crash is a multiple of 100 units, so that hundredths of a multiple leave nothing over; the lobby says the least of them.
update catalogue.games
set min_stake = (min_stake + 99) / 100 * 100
where model = 'crash'
  and min_stake % 100 <> 0;
