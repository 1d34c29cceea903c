-- Nobody who asks for a login chooses its password: it is made when a second admin agrees.

drop table identity.waiting_passwords;

alter table identity.operators
  -- Until when a one-time password works, with which only an own one can be chosen; null for an own password.
  add column one_time_until timestamptz;
