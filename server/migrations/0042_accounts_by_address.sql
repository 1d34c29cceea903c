-- How many accounts an address has opened of late decides whether the next one is asked for an image.

create index registrations_by_address on identity.registrations (ip, terms_accepted_at);
