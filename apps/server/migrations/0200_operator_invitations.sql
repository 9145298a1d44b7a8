-- why: whoever invited somebody was shown the one-time password and the authenticator's secret, and could make the first
-- sign-in in their name. Both now reach only the mailbox of who was invited, and for three days.
alter table operator add column invited_until timestamptz;
comment on column operator.invited_until is 'the one-time password works until then; null: as long as its owner has not signed in, or has';
-- What was shown so far is worth nothing once there is somebody who can invite again.
update operator set invited_until = now()
 where totp_confirmed_at is null and exists (select from operator where status = 'active' and totp_confirmed_at is not null);
