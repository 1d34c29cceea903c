-- What is written with every ticket and every settlement is checked by length and beginning: a pattern of so many signs costs more
-- than all the rest of the row. The door looks at each sign.

alter table lottery.tickets
  drop constraint tickets_id_check,
  drop constraint tickets_content_check,
  drop constraint tickets_chase_check,
  drop constraint tickets_currency_check,
  add constraint tickets_id_check check (length(id) = 30 and starts_with(id, 'ltk_')),
  add constraint tickets_content_check check (length(content) = 64),
  add constraint tickets_chase_check check (chase = '' or (length(chase) = 30 and starts_with(chase, 'lch_'))),
  add constraint tickets_currency_check check (length(currency) between 3 and 5);

-- One node settles an issue, as long as it goes on; after this moment another may.
alter table lottery.issues add column settling_until timestamptz;
