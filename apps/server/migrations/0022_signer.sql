-- What the signer refuses is told by codes that both languages have words for; it knows the house's own wallets and what accounts it opens.

-- Sentences of before: the signer looks at what is approved each second and says it anew.
update withdrawal set signer_refusal = null where signer_refusal is not null;

-- The payment makes the recipient's token account, which the hot wallet pays for.
alter table withdraw_attempt add column opens_account boolean not null default false;

-- Wallets of the house itself, told by the signer: money sent there would not leave.
create table house_address (
  chain text not null,
  address text not null,
  created_at timestamptz not null,
  primary key (chain, address)
);
comment on table house_address is 'append-only: a wallet of ours stays ours';
