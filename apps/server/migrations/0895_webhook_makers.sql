-- why: an administrator who leaves a company may have added an endpoint that leads to a server of their own. Their keys end with
-- them, so their endpoints are paused until another administrator resumes them.
-- The person of a company who added the endpoint; null for the account's owner.
alter table webhook_endpoint add column made_by uuid references customer;
create index webhook_endpoint_made_by on webhook_endpoint (made_by) where made_by is not null;
