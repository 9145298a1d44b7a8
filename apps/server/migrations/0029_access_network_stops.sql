-- One operator can also close the deposits or withdrawals of one network, or close the exchange for maintenance.
alter table stop
  drop constraint stop_scope_check,
  add constraint stop_scope_check check (scope in ('account', 'account_withdrawals', 'withdrawals', 'deposits', 'coin',
    'product', 'registration', 'network_deposits', 'network_withdrawals', 'maintenance')),
  drop constraint stop_of_everything_has_no_subject,
  add constraint stop_of_everything_has_no_subject
    check (scope in ('withdrawals', 'deposits', 'registration', 'maintenance') = (subject_id = ''));
comment on column stop.subject_id is
  'A customer''s id, a coin''s code, a product''s symbol, or a network such as tUSD/solana_devnet. Empty if the scope needs none.';
