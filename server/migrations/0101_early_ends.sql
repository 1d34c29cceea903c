-- What was ended before its said end: when, and why, in words that members read.

alter table promotions.offers add column closed_at timestamptz;
alter table promotions.offers add column closed_for text not null default '' check (length(closed_for) <= 500);
alter table promotions.missions add column closed_for text not null default '' check (length(closed_for) <= 500);
alter table promotions.ticket_campaigns add column closed_for text not null default '' check (length(closed_for) <= 500);
