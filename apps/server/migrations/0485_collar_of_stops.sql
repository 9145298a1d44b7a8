-- why: staff stop what leaves an account by a stop, not by a freeze; the collar of such an account must hold as well (issue 34, threat PRC-02)

-- A batch asks for the stops that were set or lifted since the last one.
alter table stop add column written xid8 not null default pg_current_xact_id();
create index stop_written on stop (written) where scope = 'account_withdrawals';
create function stop_written() returns trigger language plpgsql as $$
begin
  new.written := pg_current_xact_id();
  return new;
end $$;
create trigger stop_written before update on stop for each row execute function stop_written();

-- An address that a session or an API key is used from connects people as well as the one that it was opened from. Noted once an hour.
create function note_address(customer uuid, address text) returns void language sql as $$
  insert into tie (customer_id, kind, shared, at)
  select customer, 'ip', address, now()
   where address <> '' and not exists (select from tie t where t.customer_id = customer and t.kind = 'ip' and t.shared = address
                                          and t.at > now() - interval '1 hour')
  on conflict (customer_id, kind, shared) do update set at = excluded.at, written = pg_current_xact_id() where tie.at < excluded.at
$$;
