-- why: a batch is committed behind its statements without waiting for their answers, so the database itself has to stop one
-- that changed other than the rows it must.
create function exactly(changed bigint, wanted bigint) returns bigint language plpgsql immutable as $$
begin
  if changed <> wanted then
    raise exception '% rows were changed, not %', changed, wanted using errcode = 'assert_failure';
  end if;
  return changed;
end $$;
