-- The first approval of the identity. The first factor of a kind pauses no withdrawals within 24 hours of it
-- (decision 0188). Unlike `kyc_changed_at`, a later review does not move it.
alter table customer add column verified_at timestamptz;
-- The time zone of the reader, an IANA name; null follows the browser, and UTC in emails (decision 0189).
alter table customer add column time_zone text check (time_zone ~ '^[A-Za-z0-9_+/-]{1,64}$');

create function customer_verified() returns trigger language plpgsql as $$
begin
  new.verified_at := coalesce(
    (select verified_at from customer where id = new.parent_id), new.kyc_changed_at);
  return new;
end $$;
create trigger customer_verified before insert or update of kyc_status on customer
  for each row when (new.kyc_status = 'approved' and new.verified_at is null) execute function customer_verified();

update customer c set verified_at = coalesce(
  (select min(t.at) from transition t
    where t.to_state = 'approved' and t.entity in ('kyc_case', 'company_application')
      and (t.entity_id in (select k.id::text from kyc_case k where k.customer_id in (c.id, c.parent_id))
        or t.entity_id in (select a.id::text from company_application a where a.customer_id in (c.id, c.parent_id)))),
  case when c.kyc_status = 'approved' then c.kyc_changed_at end);

-- The kind of the first factor that an account added. A later one has its own kind of event.
alter table security_event add column factor text check (factor in ('passkey', 'google', 'mobile', 'email'));
alter table security_event add constraint security_event_first_factor check ((kind = 'first_factor_bound') = (factor is not null));

-- Later time steps whose codes were refused because the phone's clock was wrong. Their codes are never accepted, so that
-- the refusal helps no thief (threat AUT-09).
alter table authenticator add column refused_steps bigint[] not null default '{}';
