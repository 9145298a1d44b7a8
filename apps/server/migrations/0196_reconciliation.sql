-- why: a difference between outside and books could be seen and told, and nothing could end it: a coin of dust sent to the hot
-- wallet stopped all withdrawals for ever. Two people now book a difference that stands (journal kind `reconciliation`).

alter table external_balance
  -- What the last looks saw, told or not yet: by how much the outside differs (less than nothing: it holds too little), since when.
  add column seen_by minor_delta not null default 0,
  add column seen_since timestamptz,
  -- The told difference as it was when it was first told. Outside and books both move on; by how much they differ does not.
  add column told_amount minor_delta,
  add column told_held minor_delta,
  add column told_since timestamptz,
  add check ((seen_by = 0) = (seen_since is null)),
  add check ((told_since is null) = (told_amount is null) and (told_since is null) = (told_held is null));
update external_balance set seen_by = amount - held, seen_since = at, told_amount = amount, told_held = held, told_since = at
 where amount <> held;

-- Four eyes on what is booked against the outside: I22 holds each of these journals against its approval.
create or replace view audit.adjustment as
  select r.id::text as request_id, j.id::text as journal_id, p.coin as currency, p.amount::numeric as amount
    from journal j join posting p on p.journal_id = j.id join account a on a.id = p.account_id and a.role = 'external'
    left join approval_request r on r.subject_id = j.ref_id
         and exists (select 1 from approval y where y.request_id = r.id and y.verdict = 'approve' and y.at = j.created_at)
   where j.kind = 'reconciliation';
create index journal_reconciliation on journal (created_at desc) where kind = 'reconciliation';
