-- Wrong codes count apart at each door (threat AUT-01): who has a stolen password closes the authenticator for logins, not for its owner
-- who is signed in or resets the password. Every door begins with what was counted for all of them.
create table authenticator_tries (
  customer_id uuid not null references authenticator on delete cascade,
  door text not null check (door in ('login', 'reset', 'session')),
  -- In a row, and since the last of them.
  wrong_tries int not null,
  wrong_since timestamptz,
  -- When its codes were wrong, the last first, at most as many as close it for a day (threat AUT-06). Nothing right clears them.
  wrong_at timestamptz[] not null,
  primary key (customer_id, door)
);
insert into authenticator_tries (customer_id, door, wrong_tries, wrong_since, wrong_at)
select customer_id, door, wrong_tries, wrong_since, wrong_at
  from authenticator, unnest(array['login', 'reset', 'session']) door;
alter table authenticator drop column wrong_tries, drop column wrong_since, drop column wrong_at;
