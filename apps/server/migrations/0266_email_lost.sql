-- why: who had lost the mailbox could not change it, because the change asks for its code too. Two operators say that it is lost; then it is a name to log in
-- with and proves nothing, until its owner sets another one by password and the other factors.
alter table customer
  add column email_lost boolean not null default false,
  add check (email is not null or not email_lost);
