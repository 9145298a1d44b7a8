-- why: whoever signs in with a passkey may stay signed in on that device for seven days (decision G2); every other session still ends
-- after half an hour without a request.
alter table session add column idle_minutes integer not null default 30 check (idle_minutes in (30, 10080));
