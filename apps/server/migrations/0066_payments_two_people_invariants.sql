-- Invariants I66 and I67: two different people signed each signed day, and approved each payment of proceeds in a coin
-- (decision 0196).

create view audit.day_sign_off as
  select s.day::text as day, s.signed_at,
         exists (
           select from approval_request q join approval a on a.request_id = q.id
            where q.kind = 'daily_reconciliation' and q.subject_id = s.day::text and q.status = 'approved' and q.verdict = 'approve'
              and q.content #>> '{csvHash,en}' = d.sha256_en and q.content #>> '{csvHash,zh}' = d.sha256_zh
              and a.verdict = 'approve' and a.at = s.signed_at and a.approver_id <> q.requested_by and a.content_hash = q.content_hash) as by_two,
         encode(sha256(convert_to(d.csv_en, 'UTF8')), 'hex') = d.sha256_en
           and encode(sha256(convert_to(d.csv_zh, 'UTF8')), 'hex') = d.sha256_zh as is_intact
    from reconciliation_sign_off s join daily_reconciliation d on d.day = s.day;

-- `ref_id` is the ledger account with the proceeds. Its journal has the same reference and time.
create view audit.proceeds_approval as
  select q.id::text as request_id, q.subject_id as ref_id, a.at, q.content #>> '{customer,id}' as user_id, c.code as currency,
         (q.content ->> 'amount')::numeric * 10::numeric ^ c.scale as amount,
         a.approver_id <> q.requested_by and a.content_hash = q.content_hash as by_two
    from approval_request q join approval a on a.request_id = q.id and a.verdict = 'approve' join coin c on c.code = q.content ->> 'coin'
   where q.kind = 'coin_proceeds' and q.status = 'approved' and q.verdict = 'approve';

grant select on audit.day_sign_off, audit.proceeds_approval to audit_ro;
