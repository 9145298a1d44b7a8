-- What was set aside gets its answer from two people: credited to its owner, or kept in suspense for good.

alter table deposit drop constraint deposit_status_check;
alter table deposit add constraint deposit_status_check check (status in ('seen', 'confirming', 'finalised', 'credited', 'manual',
  'withheld', 'dropped', 'reversed'));

create or replace view audit.deposit as
  select id::text as deposit_id, customer_id::text as user_id, chain, signature as tx_id, path, destination as dest, mint,
         coin as currency, amount::numeric as amount, status in ('finalised', 'credited', 'manual', 'withheld', 'reversed') as finalised,
         status, journal_id::text as journal_id
    from deposit;
