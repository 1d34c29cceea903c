-- Value that one person sets apart for whoever gets it counts as moved alone, too: it names no member.

alter table system.hands alter column member drop not null;
comment on column system.hands.member is 'Null where nobody is named: all of it may come to one member, so it counts for each.';
