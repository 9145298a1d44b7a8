-- So that cleaning up finds what is old without reading what is not, and a code's ticket is looked up, not searched.
create index idempotency_at on idempotency (at);
create index rate_limit_expire on rate_limit (to_timestamp(expire / 1000.0));
create index code_challenge_created on code_challenge (created_at);
create index verify_token_expires on verify_token (expires_at);
create index login_ticket_expires on login_ticket (expires_at);
create index login_ticket_challenge on login_ticket (challenge_id);
create index operator_ticket_expires on operator_ticket (expires_at);
create index password_budget_start on password_budget (window_start);
create index mail_created on mail (created_at);
