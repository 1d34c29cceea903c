-- A voided round keeps its nonce and says why: whoever checks a pair of seeds finds no gap.
alter table arcade.rounds add column voided_by text not null default '' check (length(voided_by) <= 40);
