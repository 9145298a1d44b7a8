-- why: a key used from elsewhere five times in its life was stopped, even a year apart: one network that goes by another address now
-- and then is no sign that the secret is in other hands. Uses are counted together that are less than a day apart (threat API-06).
alter table api_key add column foreign_used_at timestamptz;
