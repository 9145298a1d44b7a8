-- A raised withdrawal cap needs a passkey signature of both people over the exact change. The signer verifies it with public keys that lie in
-- its environment (decision 0152).
create table approval_signature (
  request_id uuid not null references approval_request,
  operator_id uuid not null references operator,
  -- The answer of the device (WebAuthn), base64url. Its challenge is the hash of the content with the id of the request.
  credential_id text not null,
  client_data text not null,
  authenticator_data text not null,
  signature text not null,
  at timestamptz not null,
  primary key (request_id, operator_id)
);
comment on table approval_signature is 'The passkey signature of an operator over the exact content of a request.';
grant select, insert on approval_signature to tessera_app;
