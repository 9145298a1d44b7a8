-- why: the verifier reads as the auditor, and holds the log of what people did to its hash chain as it does the books
create view audit.act as
  select seq, at, actor, action, target_type, target_id, before, after, reason, ip, prev_hash, hash from public.audit_entry;
create view audit.last_act as select seq, hash from public.chain_head where chain = 'audit';
