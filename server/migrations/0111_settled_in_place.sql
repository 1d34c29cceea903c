-- Settling a ticket changes nothing that an index names, and finds room beside the row: so no index is written for it.

-- Whether its stake goes back. What an index asks of the state stands here, which settling does not change.
alter table lottery.tickets add column back text not null
  generated always as (case state when 'cancelling' then 'going' when 'cancelled' then 'gone' else '' end) stored;

drop index lottery.tickets_by_issue, lottery.tickets_by_step, lottery.tickets_going_back;
create index tickets_by_issue on lottery.tickets (issue, id);
comment on index lottery.tickets_by_issue is 'Which tickets are of this issue?';
create unique index tickets_by_step on lottery.tickets (chase, step) where chase <> '' and back = '';
comment on index lottery.tickets_by_step is 'Which ticket is this step of a chase? What is not given back is there once.';
create index tickets_going_back on lottery.tickets (chase) where back = 'going';
comment on index lottery.tickets_going_back is 'Which stakes are on their way back?';

-- Each row is changed once, by its settlement, when its page is full: half of a page is left for that, and filled by it.
alter table lottery.tickets set (fillfactor = 50);
