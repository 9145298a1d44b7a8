-- What a customer chose for themself. A phrase that stands in every mail, so that a mail without it is not ours.
alter table customer
  add column phishing_phrase text check (char_length(phishing_phrase) between 4 and 20),
  add column fund_password_hash text,
  add column color_mode text not null default 'green-up' check (color_mode in ('green-up', 'red-up')),
  add column fee_coin_open boolean not null default false,
  -- Types of messages of which no mail is sent; what concerns safety is always mailed.
  add column mails_off text[] not null default '{}'
    check (mails_off <@ array['funds', 'kyc', 'invest', 'trade', 'notice']);

-- Account numbers with whom somebody does not trade from person to person (decision G15): not for the order book. Whether a
-- number is anybody's is not asked, so that a list tells nobody who has an account.
create table blacklist_entry (
  customer_id uuid not null references customer,
  blocked_number bigint not null,
  remark text not null,
  created_at timestamptz not null,
  primary key (customer_id, blocked_number)
);
