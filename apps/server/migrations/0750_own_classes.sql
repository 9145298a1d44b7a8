-- why: an operator could propose a class for their own account, because the function did not know whose an application is (threat OPR-02)

-- The function is extended in place, because migrations before this one add lines to it.
do $$
declare body text := (select prosrc from pg_proc where proname = 'customers_of');
begin
  execute format(
    'create or replace function customers_of(named text[], wide boolean) returns table (name text, customer_id uuid) language sql stable as %L',
    rtrim(body, E'; \n') || E'\n  union all select i.name, t.customer_id from ids i join investor_application t on t.id = i.id;\n');
end $$;
