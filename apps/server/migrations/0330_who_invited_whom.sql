-- why: who invited whom is said once, when the account is opened (threat AUT-27). As it names an account that was there before and
-- never changes, no chain of invitations comes back to where it began.
create function inviter_stands() returns trigger language plpgsql as $$
begin
  raise exception 'who invited a customer is never changed' using errcode = 'check_violation';
end $$;
create trigger customer_inviter_stands before update of invited_by on customer
  for each row when (new.invited_by is distinct from old.invited_by) execute function inviter_stands();

-- Nobody is invited by a sub-account, and none is invited.
create function inviter_is_no_sub() returns trigger language plpgsql as $$
begin
  if new.type = 'sub' or exists (select 1 from customer where id = new.invited_by and type = 'sub') then
    raise exception 'a sub-account has no invitations' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger customer_inviter_is_no_sub before insert on customer
  for each row when (new.invited_by is not null) execute function inviter_is_no_sub();
