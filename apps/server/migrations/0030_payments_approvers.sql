-- The signer counts the people who approved a withdrawal. It believes only agreements that the application sealed with a key that the
-- database does not contain (decision 0152).
alter table approval_request add column seal text;
comment on column approval_request.seal is
  'HMAC over the agreement: the request, its content and the people who agreed. Null for kinds that no signer reads, and for earlier agreements.';

alter table withdraw_attempt add column approvers smallint check (approvers between 0 and 2);
comment on column withdraw_attempt.approvers is
  'People whose approvals the signer verified, at most two. Null for payments that were found on the chain, and for earlier ones.';
