-- why: one row of a freeze blocked withdrawals, transfers and sales, so staff could not extend or lift it for one of them (decision G13)
alter table account_freeze drop constraint account_freeze_scope_check;
alter table account_freeze add constraint account_freeze_scope_check check (scope in ('withdraw', 'transferOut', 'p2pSell'));
alter table account_freeze add column extended_by uuid references operator;
-- The latest end before two people shortened it; null for a freeze that nobody shortened.
alter table account_freeze add column shortened_from timestamptz;
comment on table account_freeze is 'kept: one row per scope; its end moves later, or earlier with the previous end noted beside it';

insert into account_freeze (id, customer_id, scope, cause, from_at, until_at)
select gen_random_uuid(), f.customer_id, s.scope, f.cause, f.from_at, f.until_at
  from account_freeze f cross join (values ('transferOut'), ('p2pSell')) s (scope) where f.scope = 'withdraw';

create or replace function freeze_grows() returns trigger language plpgsql as $$
begin
  if new.until_at < old.until_at and new.shortened_from is distinct from greatest(old.shortened_from, old.until_at)
     or new.until_at >= old.until_at and new.shortened_from is distinct from old.shortened_from
     or (new.id, new.customer_id, new.scope, new.cause, new.from_at) is distinct from (old.id, old.customer_id, old.scope, old.cause, old.from_at) then
    raise exception 'a freeze is never shortened' using errcode = 'check_violation';
  end if;
  return new;
end $$;

-- Each scope has its own freezes (I19, I19c, I19d). `made_until` is the end that a change of security settings made: a later
-- shortening counts only if two different people decided it (I19b).
create or replace view audit.freeze as
  select f.customer_id::text as user_id, f.scope as kind, f.cause, f.from_at, f.until_at,
         case when exists (
           select from approval_request q join approval a on a.request_id = q.id
            where q.kind = 'freeze_shorten' and q.subject_id = f.id::text and q.status = 'approved' and q.verdict = 'approve'
              and a.verdict = 'approve' and a.approver_id <> q.requested_by and a.content_hash = q.content_hash)
         then greatest(f.until_at, f.shortened_from) else f.until_at end as made_until
    from account_freeze f
  union all
  select p.customer_id::text, s.scope, 'stopped_by_us', p.from_at, least(p.until_at, p.lifted_at), null
    from stop p cross join unnest(array['withdraw', 'transferOut', 'p2pSell']) s (scope) where p.scope = 'account_withdrawals'
  union all
  select c.id::text, s.scope, 'receivable', r.blocked_from,
         coalesce(least(r.lifted_at, r.closed_at) - interval '1 minute', 'infinity'), null
    from receivable r join customer c on r.customer_id in (c.id, c.parent_id)
   cross join unnest(array['withdraw', 'transferOut', 'p2pSell']) s (scope);

-- No operator extends or shortens a freeze of an own account (threat OPR-02).
do $$
begin
  execute replace(pg_get_functiondef('customers_of(text[], boolean)'::regprocedure),
    'union all select i.name, t.customer_id from ids i join stop t',
    'union all select i.name, t.customer_id from ids i join account_freeze t on t.id = i.id
  union all select i.name, t.customer_id from ids i join stop t');
  if pg_get_functiondef('customers_of(text[], boolean)'::regprocedure) not like '%join account_freeze t%' then
    raise exception 'customers_of has another text than this migration knows';
  end if;
end $$;
