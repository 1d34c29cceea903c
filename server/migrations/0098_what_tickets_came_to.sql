-- What a ticket came to, part by part, and of which chase it is.

alter table lottery.tickets
  -- Bets of each tier that the draw gave it, those that came back, and what was won, given back and rebated.
  add column outcome jsonb check (jsonb_typeof(outcome) = 'object'),
  -- Empty for a ticket that was bought by itself.
  add column chase text collate "C" not null default '' check (chase ~ '^(lch_[0-7][0-9a-hjkmnp-tv-z]{25})?$');
create index tickets_by_chase on lottery.tickets (chase, id) where chase <> '';
comment on index lottery.tickets_by_chase is 'Which tickets did this chase buy?';

drop trigger tickets_hold on lottery.tickets;
create trigger tickets_hold before update on lottery.tickets for each row when (
  (new.id, new.member, new.issue, new.play, new.picked, new.content, new.bets, new.currency, new.stake, new.terms, new.at,
    new.chase)
  is distinct from
  (old.id, old.member, old.issue, old.play, old.picked, old.content, old.bets, old.currency, old.stake, old.terms, old.at,
    old.chase)
  or (old.state in ('cancelled', 'void') and new.state <> old.state)
  or new.revision < old.revision
) execute function lottery.refuse_change();
