-- A fee that follows the cost of the chain is quoted without the rent of a token account if the receiver has one. Then
-- the payment must not create one, even if the receiver closes it later.
alter table withdrawal add column may_open_account boolean not null default true;
comment on column withdrawal.may_open_account is
  'False if the fee was quoted without the rent of a token account for the receiver. The seal covers it.';
