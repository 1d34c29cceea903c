-- Who opened a link of an agent on a day, so that each is counted once; addresses themselves are not kept.

create table identity.invitation_visitors (
  day date not null,
  code_key text not null check (length(code_key) between 1 and 40),
  -- A keyed hash of the network, the code and the day: no two of them can be told to be of one visitor.
  visitor bytea not null check (octet_length(visitor) = 16),
  primary key (day, code_key, visitor)
);
comment on table identity.invitation_visitors is 'Kept for two days; the number itself stands at the link.';
comment on index identity.invitation_visitors_pkey is 'Was this link opened from there on this day?';
