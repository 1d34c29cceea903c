-- Who came in from one address by the same browser is asked for while somebody reads what they can have.
create index logins_by_browser on identity.logins (ip, user_agent, at) where outcome = 'ok' and user_agent <> '';
comment on index identity.logins_by_browser is 'Who else came in from this address by this browser?';
