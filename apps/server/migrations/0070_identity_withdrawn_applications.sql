-- A person or company can withdraw an application until it is decided (decision 0199). A withdrawn identity file is
-- history like a rejected one; the person sends a new one. A withdrawn company application keeps its entries and can be
-- submitted again.

alter table kyc_case
  drop constraint kyc_case_status_check,
  add constraint kyc_case_status_check check (status in ('submitted', 'action_required', 'approved', 'expiring',
    'expired', 'suspended', 'rejected', 'withdrawn')),
  add column withdrawn_at timestamptz,
  add constraint kyc_case_withdrawn_has_time check ((status = 'withdrawn') = (withdrawn_at is not null));
-- One open or approved file per customer. Rejected and withdrawn ones stay as history.
drop index kyc_case_living;
create unique index kyc_case_living on kyc_case (customer_id) where status not in ('rejected', 'withdrawn');

alter table company_application
  drop constraint company_application_status_check,
  add constraint company_application_status_check check (status in ('draft', 'submitted', 'to_be_improved', 'approved',
    'suspended', 'rejected', 'withdrawn')),
  add column withdrawn_at timestamptz,
  -- The time stays after a later submission, as the last withdrawal.
  add constraint company_withdrawn_has_time check (status <> 'withdrawn' or withdrawn_at is not null);

-- An application cannot be edited during its review, nor after its decision, except by an approved change. A withdrawn
-- one can be edited again.
create or replace function company_guard() returns trigger language plpgsql as $$
begin
  if old.status not in ('draft', 'to_be_improved', 'withdrawn')
     and (to_jsonb(new) - '{status,used_days,decided_at,reason_code,customer_message}'::text[]
                        - case when new.status = 'withdrawn' then 'withdrawn_at' else '' end)
         is distinct from (to_jsonb(old) - '{status,used_days,decided_at,reason_code,customer_message}'::text[]
                        - case when new.status = 'withdrawn' then 'withdrawn_at' else '' end)
     and not (old.status = 'approved' and new.status = 'approved' and new.version = old.version + 1
              and company_change_applies(new.id, new.version)) then
    raise exception 'company application % cannot be edited in status %', old.number, old.status using errcode = 'check_violation';
  end if;
  return new;
end $$;

create or replace function company_part_guard() returns trigger language plpgsql as $$
declare
  whose uuid := case when tg_op = 'DELETE' then old.application_id else new.application_id end;
begin
  if exists (select 1 from company_application a join customer c on c.id = a.customer_id
              where a.id = whose and a.status not in ('draft', 'to_be_improved', 'withdrawn')
                and not (tg_op = 'DELETE' and c.status = 'closed')
                and not (a.status = 'approved' and company_change_applies(a.id, a.version + 1))) then
    raise exception 'the % of company application % cannot be edited: it was submitted or decided', tg_table_name, whose
      using errcode = 'check_violation';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;
