-- A closed account gives its mailbox and phone free, and keeps in writing what they were (decision 0021).
alter table customer
  add column former_email text,
  add column former_phone text,
  drop constraint customer_check2,
  add constraint customer_reached check (type = 'sub' or status = 'closed' or email is not null or phone is not null);
update customer set former_email = email, former_phone = phone, email = null, phone = null, mobile_check = false
 where status = 'closed';
