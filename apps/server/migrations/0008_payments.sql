-- Incoming and outgoing money: on chains, through banks, between customers; receivables, and restores from a backup.

-- Chains

create table deposit_address (
  chain text not null,
  address text not null,
  customer_id uuid not null references customer,
  seal text not null,
  created_at timestamptz not null,
  primary key (chain, address),
  unique (chain, customer_id)
);
comment on table deposit_address is
  'The wallet of a customer on a chain, the same for every coin. It is never assigned to another customer. The seal '
  'is the server''s signature over the row.';
grant select, insert on deposit_address to tessera_app;

create table chain_cursor (
  chain text not null,
  token_account text not null,
  coin text not null references coin,
  mint text not null,
  address text not null,
  customer_id uuid not null references customer,
  signature text,
  slot bigint not null default 0,
  -- The balance at the last check that found nothing new, and the number of such checks in a row. Signatures are read only
  -- if the balance has changed since, which saves calls to a paid node.
  balance text,
  empty_looks smallint not null default 0 check (empty_looks >= 0),
  primary key (chain, token_account),
  foreign key (chain, address) references deposit_address
);
comment on table chain_cursor is
  'The watched token accounts of those wallets, with the last signature that was read. The cursor only moves forward.';
create index chain_cursor_customer on chain_cursor (customer_id, coin);
grant select, insert, update, delete on chain_cursor to tessera_app;

create table deposit (
  id uuid primary key,
  customer_id uuid not null references customer,
  coin text not null references coin,
  chain text not null,
  signature text not null,
  path text not null,
  destination text not null,
  -- The wallet that sent it. Null if its instructions do not show one.
  sender text,
  mint text not null,
  amount minor not null check (amount > 0),
  slot bigint not null,
  confirmations int not null,
  status text not null check (status in ('seen', 'confirming', 'finalised', 'credited', 'manual', 'withheld',
    'dropped', 'reversed')),
  reason text,
  journal_id uuid unique references journal,
  seen_at timestamptz not null,
  credited_at timestamptz,
  unique (chain, signature, path, destination, mint),
  constraint deposit_credited_by_journal check (status not in ('credited', 'reversed') or journal_id is not null),
  constraint deposit_credited_has_time check ((journal_id is not null) = (credited_at is not null))
);
comment on table deposit is
  'A movement of a coin into a wallet. The unique key lets it be credited once, whichever process sees it.';
create index deposit_customer on deposit (customer_id, seen_at);
create index deposit_open on deposit (chain, slot) where status in ('seen', 'confirming', 'finalised');
grant select, insert, update, delete on deposit to tessera_app;

create table house_address (
  chain text not null,
  address text not null,
  created_at timestamptz not null,
  -- The keys of a cold wallet are not in this system. Its address comes from the configuration.
  kind text not null default 'hot' check (kind in ('hot', 'cold')),
  primary key (chain, address)
);
comment on table house_address is 'Wallets of the exchange. A withdrawal to one of them is refused, because the money would not leave.';
grant select, insert on house_address to tessera_app;

-- Stored before it is sent, one in flight per account. It has no ledger row, because both ends are custody.
create table sweep (
  id uuid primary key,
  chain text not null,
  token_account text not null,
  coin text not null references coin,
  amount minor not null check (amount > 0),
  signature text not null unique,
  wire text not null,
  last_valid_height bigint not null,
  outcome text not null check (outcome in ('pending', 'finalised', 'expired', 'failed_onchain')),
  created_at timestamptz not null,
  resolved_at timestamptz,
  target text not null default 'hot' check (target in ('hot', 'cold')),
  -- Only the accounts of deposits are in chain_cursor.
  gathered_from text generated always as (case target when 'hot' then token_account end) stored,
  foreign key (chain, gathered_from) references chain_cursor,
  constraint sweep_resolved check ((outcome = 'pending') = (resolved_at is null))
);
comment on table sweep is 'Gathers deposits into the hot wallet, or moves the hot wallet''s excess to the cold one.';
create unique index sweep_in_flight on sweep (chain, token_account) where outcome = 'pending';
create index sweep_to_cold on sweep (coin, resolved_at) where target = 'cold';
grant select, insert, update, delete on sweep to tessera_app;

create table address_book (
  id uuid primary key,
  customer_id uuid not null references customer,
  coin text not null references coin,
  chain text not null,
  address text not null,
  -- The tag (memo) by which exchanges and custodians credit a shared address (decision 0117).
  tag text check (tag <> '' and octet_length(tag) <= 100),
  remark text not null,
  trusted boolean not null default false,
  added_at timestamptz not null,
  usable_at timestamptz not null,
  removed_at timestamptz,
  -- {person, provider}: the beneficiary, and the provider of the wallet. Null until the customer has stated it
  -- (decision 0048).
  beneficiary jsonb check (jsonb_typeof(beneficiary) = 'object'),
  -- The time at which the wallet's owner proved, by signature or test transfer, that it belongs to this account.
  proved_at timestamptz,
  constraint address_book_usable_later check (usable_at >= added_at)
);
comment on table address_book is 'A withdrawal address of a customer.';
-- The same address with another tag is another recipient.
create unique index address_book_once on address_book (customer_id, coin, chain, address, tag) nulls not distinct
  where removed_at is null;
create trigger address_book_not_of_member before insert on address_book for each row execute function not_of_member();
create trigger address_book_not_of_sub before insert on address_book for each row execute function not_of_sub_account();
grant select, insert, update, delete on address_book to tessera_app;

create table test_transfer (
  id uuid primary key,
  address_id uuid not null references address_book,
  amount minor not null check (amount > 0),
  started_at timestamptz not null,
  expires_at timestamptz not null,
  -- A deposit proves one address.
  deposit_id uuid unique references deposit,
  constraint test_transfer_expires_later check (expires_at > started_at)
);
comment on table test_transfer is
  'A small amount that the owner of an address sends from it to prove it, and the matching deposit (decision 0105).';
create index test_transfer_address on test_transfer (address_id, started_at);
create index test_transfer_open on test_transfer (expires_at) where deposit_id is null;
grant select, insert, update, delete on test_transfer to tessera_app;

create table withdrawal (
  id uuid primary key,
  customer_id uuid not null references customer,
  coin text not null references coin,
  chain text not null,
  address text not null,
  -- The tag in the address book at the request. The seal covers it.
  tag text check (tag <> '' and octet_length(tag) <= 100),
  address_id uuid not null references address_book,
  amount minor not null check (amount > 0),
  fee minor not null,
  -- Its value in US dollars at scale 6 at the request, which counts towards the limits.
  limit_value minor not null,
  remark text,
  status text not null check (status in ('held', 'email_confirm', 'review', 'approved', 'signed', 'broadcast',
    'confirmed', 'expired', 'failed', 'refused', 'cancelled', 'lapsed', 'refunded')),
  -- HMAC over the request, with a key outside the database. The signer computes it again.
  seal text not null,
  hold_id uuid not null unique references hold,
  journal_id uuid unique references journal,
  kyc_at_request text not null check (kyc_at_request = 'approved'),
  factor text not null,
  reason text,
  customer_message text,
  -- The reason for which the signer refuses an approved withdrawal. A person must check it.
  signer_refusal text,
  requested_at timestamptz not null,
  status_at timestamptz not null,
  -- Until then the customer confirms by email, before the review (decision 0104). Null if no email was sent.
  confirm_by timestamptz,
  confirmed_at timestamptz,
  -- The beneficiary at the request, and the cap for unidentified beneficiaries that applied (threat WDR-18).
  beneficiary jsonb check (jsonb_typeof(beneficiary) = 'object'),
  identified boolean not null,
  unidentified_before minor not null,
  unidentified_cap minor not null,
  constraint withdrawal_confirmed_in_time check (confirmed_at is null or confirmed_at < confirm_by),
  -- Last line of defence: an unconfirmed withdrawal cannot be reviewed.
  constraint confirmed_before_review check (status <> 'review' or confirm_by is null or confirmed_at is not null),
  constraint fee_below_amount check (fee < amount),
  constraint identified_by_name check (not identified or beneficiary is not null),
  constraint nobody_unknown_above_cap check (identified or unidentified_before + limit_value <= unidentified_cap),
  constraint waits_for_mail_until check (status not in ('email_confirm', 'lapsed') or confirm_by is not null),
  constraint withdrawal_confirmed_by_journal check (status <> 'confirmed' or journal_id is not null)
);
comment on table withdrawal is 'A withdrawal on a chain.';
create index withdrawal_customer on withdrawal (customer_id, requested_at);
create index withdrawal_open on withdrawal (status, requested_at)
  where status in ('held', 'email_confirm', 'review', 'approved', 'signed', 'broadcast', 'expired', 'failed');
create index withdrawal_requested on withdrawal (requested_at, id);
create trigger withdrawal_not_of_sub before insert on withdrawal for each row execute function not_of_sub_account();
grant select, insert, update, delete on withdrawal to tessera_app;

create table withdrawal_mail (
  id uuid primary key,
  withdrawal_id uuid not null references withdrawal,
  -- The login whose email address received it: in a company, one of several people.
  person_id uuid not null references customer,
  sent_at timestamptz not null,
  -- The time at which the reader pressed "This was not me".
  disowned_at timestamptz
);
comment on table withdrawal_mail is 'The links that were emailed about a withdrawal. Their secrets are in no table.';
create index withdrawal_mail_withdrawal on withdrawal_mail (withdrawal_id, sent_at);
grant select, insert, update on withdrawal_mail to tessera_app;

create table withdraw_attempt (
  id uuid primary key,
  withdrawal_id uuid not null references withdrawal,
  n int not null check (n > 0),
  signature text not null unique,
  wire text not null,
  last_valid_height bigint not null,
  coin text not null references coin,
  amount minor not null check (amount > 0),
  outcome text not null check (outcome in ('pending', 'finalised', 'expired', 'failed_onchain')),
  created_at timestamptz not null,
  resolved_at timestamptz,
  -- The payment opens the recipient's token account, which the hot wallet pays for.
  opens_account boolean not null default false,
  unique (withdrawal_id, n),
  constraint withdraw_attempt_resolved check ((outcome = 'pending') = (resolved_at is null))
);
comment on table withdraw_attempt is
  'A signed transaction, committed before it is sent: its bytes, and the block height until which the chain may accept them.';
-- At most one in flight, at most one paid.
create unique index withdraw_attempt_in_flight on withdraw_attempt (withdrawal_id) where outcome = 'pending';
create unique index withdraw_attempt_paid on withdraw_attempt (withdrawal_id) where outcome = 'finalised';
create index withdraw_attempt_velocity on withdraw_attempt (coin, created_at);
grant select, insert, update, delete on withdraw_attempt to tessera_app;

-- A node with false answers must not cause a second payment of a withdrawal (threat NODE-01).
create table payment_evidence (
  withdrawal_id uuid primary key references withdrawal,
  doubt text not null,
  hosts jsonb not null,
  at timestamptz not null
);
comment on table payment_evidence is
  'The answers of the nodes when people had to decide if a payment is signed again. Rewritten only when the answers '
  'change.';
grant select, insert, update on payment_evidence to tessera_app;


-- Banks

create table bank_account (
  id uuid primary key,
  coin text not null references coin,
  bank text not null,
  bank_code text,
  payee text not null,
  account_number text not null,
  order_min minor not null check (order_min > 0),
  order_max minor not null,
  opened_at timestamptz not null,
  closed_at timestamptz,
  -- Fee and limits of payouts, of the amount that arrives.
  payout_open boolean not null default false,
  payout_fee minor not null default 0,
  payout_min minor not null default 0,
  payout_max minor not null default 0,
  unique (bank, account_number),
  constraint bank_account_order_limits check (order_max >= order_min),
  constraint bank_account_payout_limits check (payout_max >= payout_min)
);
comment on table bank_account is 'An account of the exchange that customers pay to, one open account per currency.';
create unique index bank_account_open on bank_account (coin) where closed_at is null;
grant select, insert, update, delete on bank_account to tessera_app;

create table bank_feed (
  source text primary key,
  position text not null,
  read_at timestamptz not null
);
comment on table bank_feed is 'The position up to which each bank''s feed was read.';
grant select, insert, update, delete on bank_feed to tessera_app;

-- An uploaded statement, or one of an unsigned feed. Its lines become bank lines when a second person confirms it, or
-- when the signed feed reports them (threat STM-01).
create table bank_statement (
  id uuid primary key,
  bank text not null,
  format text not null check (format in ('csv', 'camt052', 'camt053', 'feed')),
  -- Hash of the file. A file of several accounts is several statements.
  sha256 text not null check (length(sha256) = 64),
  -- Null: its lines name several of our accounts.
  account_number text,
  coin text references coin,
  -- Null: the file has no balances, and money moves line by line.
  opening minor_delta,
  closing minor_delta,
  from_day date not null,
  until_day date not null,
  status text not null check (status in ('received', 'claimed', 'by_line', 'confirmed', 'dropped')),
  -- Null: an unsigned feed.
  uploaded_by uuid references operator,
  uploaded_at timestamptz not null,
  confirmed_at timestamptz,
  constraint bank_statement_days check (until_day >= from_day),
  constraint bank_statement_balances_whole check ((opening is null) = (closing is null)),
  constraint bank_statement_balances_of_one_account
    check (opening is null or (account_number is not null and coin is not null)),
  constraint bank_statement_claimed_has_balances check (status not in ('claimed', 'confirmed') or opening is not null),
  constraint bank_statement_confirmed_has_time check (status <> 'confirmed' or confirmed_at is not null)
);
comment on table bank_statement is 'A bank statement as a claim.';
create index bank_statement_known on bank_statement (bank, account_number, coin, until_day) where status = 'confirmed';
-- The same file counts once.
create unique index bank_statement_once on bank_statement (bank, sha256, account_number, from_day, until_day)
  where status in ('claimed', 'confirmed');
create index bank_statement_open on bank_statement (uploaded_at) where status = 'claimed';
create index bank_statement_uploaded on bank_statement (uploaded_at desc, id);
grant select, insert, update, delete on bank_statement to tessera_app;

create table bank_claim (
  id uuid primary key,
  statement_id uuid not null references bank_statement,
  n int not null check (n > 0),
  bank text not null,
  line_id text not null,
  -- Further bank numbers of the line, by which another file may name it.
  other_ids text[] not null default '{}',
  account_number text not null,
  direction text not null check (direction in ('in', 'out')),
  coin text not null references coin,
  amount minor not null check (amount > 0),
  payer_name text not null,
  -- See bank_line.
  payer_hash text,
  remittance text not null,
  booked_on date not null,
  -- The effect that two people confirmed. Null while it is a claim.
  expects text,
  -- Null until the claim ended. `settled`: it became a bank line. `known`: the line existed already. `contradicted`: the
  -- feed reports other money. `dropped`: its statement was dropped.
  outcome text check (outcome in ('settled', 'known', 'contradicted', 'dropped')),
  ended_at timestamptz,
  unique (statement_id, line_id),
  unique (statement_id, n),
  constraint bank_claim_ended check ((outcome is null) = (ended_at is null)),
  constraint bank_claim_settled_was_expected check (outcome is null or outcome <> 'settled' or expects is not null)
);
comment on table bank_claim is 'A line of a claimed statement.';
create index bank_claim_alike on bank_claim (bank, coin, amount, booked_on);
create index bank_claim_also_named on bank_claim using gin (other_ids);
create index bank_claim_due on bank_claim (statement_id, n) where outcome is null and expects is not null;
create index bank_claim_named on bank_claim (bank, line_id);
create index bank_claim_open on bank_claim (bank, line_id) where outcome is null;
grant select, insert, update, delete on bank_claim to tessera_app;

-- The content of a claim cannot change. Only its expected effect and its outcome are written, once each.
create function bank_claim_guard() returns trigger language plpgsql as $$
begin
  if (new.id, new.statement_id, new.bank, new.line_id, new.account_number, new.direction, new.coin, new.amount, new.payer_name, new.remittance)
     is distinct from
     (old.id, old.statement_id, old.bank, old.line_id, old.account_number, old.direction, old.coin, old.amount, old.payer_name, old.remittance)
     or (old.expects is not null and new.expects is distinct from old.expects)
     or (old.outcome is not null and new.outcome is distinct from old.outcome) then
    raise exception 'line % of a claimed statement cannot be edited; its expected effect and its outcome are written once', old.line_id using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger bank_claim_guard before update on bank_claim for each row execute function bank_claim_guard();

create table bank_line (
  id uuid primary key,
  bank text not null,
  line_id text not null,
  account_number text not null,
  direction text not null check (direction in ('in', 'out')),
  coin text not null references coin,
  amount minor not null check (amount > 0),
  payer_name text not null,
  -- The payer's account as a keyed hash (decision 0126), so that numbers stay sealed.
  payer_hash text,
  remittance text not null,
  booked_on date not null,
  status text not null check (status in ('received', 'credited', 'paid', 'queued', 'returned', 'voided', 'explained',
    'reversed')),
  reason text,
  imported_at timestamptz not null,
  -- The order or payout that its reference names, even if the line did not pay it.
  names_order uuid,
  names_payout uuid,
  -- The payment that was returned by this line. Each is returned once. An explained line without one was a cost of the
  -- exchange.
  returns_line uuid unique references bank_line,
  -- A payment of an issuer for its holders. Two people decide which distribution it funds.
  funds_distribution uuid,
  -- The claim of this line. Null: a signed feed.
  claim_id uuid unique references bank_claim,
  -- A bank may number one payment differently in two files (threat STM-02). A possible duplicate waits for people and
  -- names the other line.
  same_as uuid references bank_line,
  constraint bank_line_returns_outgoing check (returns_line is null or (status = 'explained' and direction = 'out')),
  constraint bank_line_same_as_another check (same_as <> id)
);
comment on table bank_line is
  'A line of a bank statement, stored once. Money that is not credited at once is in suspense.';
create index bank_line_alike on bank_line (bank, coin, amount, booked_on) where status not in ('voided', 'reversed');
create index bank_line_imported on bank_line (imported_at desc, id);
create index bank_line_names on bank_line (names_order) where names_order is not null;
create index bank_line_names_payout on bank_line (names_payout) where names_payout is not null;
-- The number of a voided or reversed line is free for the line that the bank has.
create unique index bank_line_once on bank_line (bank, line_id) where status not in ('voided', 'reversed');
create index bank_line_payer on bank_line (payer_hash) where payer_hash is not null;
create index bank_line_status on bank_line (status, imported_at);
grant select, insert, update, delete on bank_line to tessera_app;

create table fiat_order (
  id uuid primary key,
  number bigint generated always as identity unique,
  customer_id uuid not null references customer,
  coin text not null references coin,
  amount minor not null check (amount > 0),
  settled minor,
  reference text not null unique check (length(reference) = 9),
  bank_account_id uuid not null references bank_account,
  -- A proof of payment that the customer uploaded (decision G33). The payment is found by its reference without it.
  proof_id uuid references upload,
  status text not null check (status in ('to_be_paid', 'checking', 'completed', 'failed', 'rejected', 'canceled')),
  bank_line_id uuid unique references bank_line,
  journal_id uuid unique references journal,
  kyc_at_request text not null check (kyc_at_request = 'approved'),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  paid_at timestamptz,
  completed_at timestamptz,
  constraint fiat_order_expires_later check (expires_at > created_at),
  constraint fiat_order_completed_by_journal check (status <> 'completed' or journal_id is not null),
  constraint fiat_order_credited_by_line check ((journal_id is null) = (bank_line_id is null)),
  constraint fiat_order_credited_with_amount check ((journal_id is null) = (settled is null)),
  constraint fiat_order_credited_has_time check ((journal_id is null) = (completed_at is null))
);
comment on table fiat_order is 'A deposit that a customer announced.';
create index fiat_order_customer on fiat_order (customer_id, created_at desc);
create index fiat_order_due on fiat_order (expires_at) where status in ('to_be_paid', 'checking');
create index fiat_order_proof on fiat_order (proof_id) where proof_id is not null;
grant select, insert, update, delete on fiat_order to tessera_app;

create table customer_bank_account (
  id uuid primary key,
  customer_id uuid not null references customer,
  coin text not null references coin,
  -- The verified name at that time.
  account_name text not null check (account_name <> ''),
  bank text not null check (bank <> ''),
  branch text,
  bank_country text not null check (bank_country ~ '^[A-Z]{2}$'),
  bank_code text check (bank_code ~ '^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$'),
  ifsc text check (ifsc ~ '^[A-Z]{4}0[A-Z0-9]{6}$'),
  bank_address text,
  remark text,
  number_sealed text not null,
  number_ending text not null check (number_ending ~ '^[A-Z0-9]{4}$'),
  number_hash text,
  -- 1: hash of the number alone. 2: includes the bank, because two banks may use one number (decision 0126). A job
  -- renews hashes.
  hash_formula smallint not null default 1 check (hash_formula in (1, 2)),
  -- A PayNow alias of the account. Payouts never use it.
  pay_now_sealed text,
  pay_now_ending text check (length(pay_now_ending) between 1 and 4),
  added_at timestamptz not null,
  usable_at timestamptz not null,
  removed_at timestamptz,
  -- The first deposit from the account proves that its bank knows the customer by this name (decision G34).
  verified_by text check (verified_by = 'deposit'),
  verified_at timestamptz,
  -- The payer's name of that deposit compared with the account name.
  name_match text check (name_match in ('same', 'differs')),
  constraint customer_bank_account_usable_later check (usable_at >= added_at),
  constraint customer_bank_account_removed_later check (removed_at >= added_at),
  constraint pay_now_whole check ((pay_now_sealed is null) = (pay_now_ending is null)),
  constraint verified_whole
    check ((verified_by is null) = (verified_at is null) and (verified_by is null) = (name_match is null))
);
comment on table customer_bank_account is 'A customer''s own account at a bank, one per currency (decision 0041).';
create index customer_bank_account_customer on customer_bank_account (customer_id, added_at);
create index customer_bank_account_formula on customer_bank_account (id) where hash_formula = 1 and removed_at is null;
create index customer_bank_account_hash on customer_bank_account (number_hash) where number_hash is not null;
create unique index customer_bank_account_once on customer_bank_account (customer_id, coin) where removed_at is null;
create trigger customer_bank_account_not_of_sub before insert on customer_bank_account
  for each row execute function not_of_sub_account();
grant select, insert, update, delete on customer_bank_account to tessera_app;

-- Details never change: a change is another row, and this one ends. The verification is written once, and the hash
-- renewed once.
create function bank_account_guard() returns trigger language plpgsql as $$
declare
  noted text[] := array['removed_at', 'verified_by', 'verified_at', 'name_match'];
  renewed text[] := array['number_hash', 'hash_formula'];
begin
  if old.hash_formula = 1 and new.hash_formula = 2 then
    noted := noted || renewed;
  end if;
  if old.removed_at is not null or (to_jsonb(new) - noted) is distinct from (to_jsonb(old) - noted)
     or (old.verified_by is not null
         and (new.verified_by, new.verified_at, new.name_match) is distinct from (old.verified_by, old.verified_at, old.name_match)) then
    raise exception 'bank account % cannot be edited; a change is another row', old.id using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger bank_account_guard before update on customer_bank_account
  for each row execute function bank_account_guard();

create table payout_batch (
  id uuid primary key,
  number bigint generated always as identity unique,
  bank_account_id uuid not null references bank_account,
  coin text not null references coin,
  payouts int not null check (payouts > 0),
  total minor not null check (total > 0),
  file_sha256 text not null,
  made_by uuid references operator,
  -- The operator that the audit copy names, if this database does not know them after a restore.
  made_by_copied text,
  made_at timestamptz not null,
  constraint payout_batch_has_one_maker check ((made_by is null) <> (made_by_copied is null))
);
comment on table payout_batch is
  'A payment file for one account of the exchange. It is generated from its rows at each download and must come out '
  'the same.';
create index payout_batch_made on payout_batch (made_at desc);
grant select, insert on payout_batch to tessera_app;

create table payout (
  id uuid primary key,
  number bigint generated always as identity unique,
  customer_id uuid not null references customer,
  coin text not null references coin,
  amount minor not null check (amount > 0),
  fee minor not null,
  -- Its value in US dollars at scale 6 at the request, which counts towards the limits.
  limit_value minor not null,
  reference text not null unique check (length(reference) = 9),
  -- No foreign key: the account is deleted when its customer is erased, and the payout stays for the books.
  customer_bank_account_id uuid not null,
  -- The details of the account at the request.
  account_name text not null,
  bank text not null,
  branch text,
  bank_country text not null,
  bank_code text,
  ifsc text,
  number_sealed text not null,
  number_ending text not null,
  status text not null check (status in ('review', 'approved', 'sent', 'paid', 'failed', 'refused', 'cancelled',
    'returned')),
  -- HMAC over the request, with a key outside the database. The export computes it again.
  seal text not null,
  -- The reason for which the export leaves an approved payout out. A person must check it.
  held_back text,
  hold_id uuid not null unique references hold,
  batch_id uuid references payout_batch,
  journal_id uuid unique references journal,
  bank_line_id uuid unique references bank_line,
  return_line_id uuid unique references bank_line,
  kyc_at_request text not null check (kyc_at_request = 'approved'),
  factor text not null,
  reason text,
  customer_message text,
  requested_at timestamptz not null,
  status_at timestamptz not null,
  constraint payout_fee_below_amount check (fee < amount),
  constraint payout_paid_by_a_line
    check ((status not in ('paid', 'returned') or journal_id is not null)
    and (journal_id is null) = (bank_line_id is null)),
  constraint payout_returned_by_a_line check (status <> 'returned' or return_line_id is not null),
  -- Written before the payout changes its status.
  constraint payout_sent_in_a_batch check (status not in ('sent', 'paid', 'failed', 'returned') or batch_id is not null)
);
comment on table payout is
  'A withdrawal to the customer''s bank account (decision 0042): held, approved by two people, exported once in a '
  'file, paid when the bank reports its debit.';
create index payout_batched on payout (batch_id) where batch_id is not null;
create index payout_customer on payout (customer_id, requested_at);
create index payout_open on payout (status, requested_at) where status in ('review', 'approved', 'sent');
create trigger payout_not_of_sub before insert on payout for each row execute function not_of_sub_account();
grant select, insert, update, delete on payout to tessera_app;

-- The request of a payout and its payment file cannot change. Its progress can.
create function payout_guard() returns trigger language plpgsql as $$
begin
  if (new.id, new.customer_id, new.coin, new.amount, new.fee, new.limit_value, new.reference, new.hold_id, new.seal, new.requested_at)
     is distinct from
     (old.id, old.customer_id, old.coin, old.amount, old.fee, old.limit_value, old.reference, old.hold_id, old.seal, old.requested_at)
     or (old.batch_id is not null and new.batch_id is distinct from old.batch_id) then
    raise exception 'payout % cannot be edited: its request and its payment file are fixed', old.number using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger payout_guard before update on payout for each row execute function payout_guard();


-- Between customers (decision 0040)

create table internal_transfer (
  id uuid primary key,
  number bigint generated always as identity unique,
  -- The sender.
  customer_id uuid not null references customer,
  recipient_id uuid not null references customer,
  coin text not null references coin,
  amount minor not null check (amount > 0),
  -- Its value in US dollars at scale 6, which counts towards the limits together with withdrawals.
  limit_value minor not null,
  note text,
  kyc_at_request text not null check (kyc_at_request = 'approved'),
  factor text not null,
  sent_at timestamptz not null,
  constraint internal_transfer_to_another check (customer_id <> recipient_id)
);
comment on table internal_transfer is 'A transfer to another customer: one journal, done when it is written.';
create index internal_transfer_customer on internal_transfer (customer_id, number desc);
create index internal_transfer_limit on internal_transfer (customer_id, sent_at);
create index internal_transfer_recipient on internal_transfer (recipient_id, number desc);
grant select, insert on internal_transfer to tessera_app;

create table recipient_lookup (
  customer_id uuid not null references customer,
  target_hash text not null check (target_hash ~ '^[0-9a-f]{64}$'),
  at timestamptz not null,
  primary key (customer_id, target_hash)
);
comment on table recipient_lookup is 'Recipients that a customer looked up, as hashes: a daily budget (threat TRF-02).';
create index recipient_lookup_at on recipient_lookup (at);
grant select, insert, update, delete on recipient_lookup to tessera_app;


-- Receivables and restores

create table receivable (
  id uuid primary key,
  number bigint generated always as identity (start with 1001) unique,
  -- The main account of the person who owes it.
  customer_id uuid not null references customer,
  -- The account that was credited: the main one or a sub-account.
  credited_id uuid not null references customer,
  -- A credit is reversed once.
  bank_line_id uuid not null unique references bank_line,
  coin text not null references coin,
  -- The whole wrong credit; the part that was taken at once; the part that was repaid since.
  amount minor not null check (amount > 0),
  taken minor not null,
  repaid minor not null default 0,
  cause text not null,
  -- A note of the two people for the customer.
  customer_message text,
  journal_id uuid not null unique references journal,
  at timestamptz not null,
  -- Payments from the account are blocked from this time, until it is repaid or two people lift the block.
  blocked_from timestamptz not null,
  lifted_at timestamptz,
  closed_at timestamptz,
  -- The time at which the customer was notified that all of it is repaid.
  notified_at timestamptz,
  -- The trading core reads rows that were committed since its last batch.
  written xid8 not null default pg_current_xact_id(),
  constraint receivable_taken_within_amount check (taken <= amount),
  constraint receivable_repaid_within_amount check (taken + repaid <= amount),
  constraint receivable_lifted_later check (lifted_at >= at),
  constraint receivable_closed_later check (closed_at >= at),
  constraint receivable_closed_when_repaid check ((closed_at is not null) = (taken + repaid = amount))
);
comment on table receivable is
  'A wrong credit that was spent before its reversal: the customer owes it (threat STM-03, decision 0064). No bank '
  'and no chain holds it, so I27 does not compare it.';
create index receivable_credited on receivable (credited_id);
create index receivable_customer on receivable (customer_id, number);
create index receivable_open on receivable (customer_id, coin) where closed_at is null;
create index receivable_unnotified on receivable (number) where closed_at is not null and notified_at is null;
create index receivable_written on receivable (written);
grant select, insert, update on receivable to tessera_app;

-- Only repayments, the lift of the block, the end and its notification are written.
create function receivable_guard() returns trigger language plpgsql as $$
begin
  if (new.id, new.number, new.customer_id, new.credited_id, new.bank_line_id, new.coin, new.amount, new.taken, new.cause, new.customer_message, new.journal_id, new.at, new.blocked_from)
     is distinct from
     (old.id, old.number, old.customer_id, old.credited_id, old.bank_line_id, old.coin, old.amount, old.taken, old.cause, old.customer_message, old.journal_id, old.at, old.blocked_from)
     or new.repaid < old.repaid
     or (old.lifted_at is not null and new.lifted_at is distinct from old.lifted_at)
     or (old.closed_at is not null and new.closed_at is distinct from old.closed_at)
     or (old.notified_at is not null and new.notified_at is distinct from old.notified_at) then
    raise exception 'receivable % cannot be edited; only repayments, the lift, the end and its notification are written', old.number using errcode = 'check_violation';
  end if;
  new.written := pg_current_xact_id();
  return new;
end $$;
create trigger receivable_guard before update on receivable for each row execute function receivable_guard();

create table restore (
  id uuid primary key,
  began_at timestamptz not null,
  -- The end of our audit log when the restore began and, once the copy was read, the last common entry. The copy
  -- continues after it.
  log_seq bigint not null,
  log_hash text not null,
  -- The end of the copy, and the number of its entries that this database lost. Null until it was read.
  copy_seq bigint,
  copy_hash text,
  lost int,
  -- Payment files of the lost period.
  files int not null default 0,
  -- Payment files whose payouts the copy does not list. People check each payout that may be in one.
  unread_files int not null default 0,
  -- Withdrawals whose payment was found on the chain, and those that the answers of the nodes leave undecided.
  adopted int not null default 0,
  unsure int not null default 0,
  -- False while a host lacked blocks since the backup: payments before its oldest block may be missing.
  history_reaches boolean not null default true,
  chain_at timestamptz,
  bank_at timestamptz,
  ended_at timestamptz,
  -- The time at which the keeper of the copy accepted the marked beginning.
  marked_at timestamptz
);
comment on table restore is
  'A start with --after-restore. While one is open nothing is signed or exported and nothing expires, on any node '
  '(threats RST-01, RST-02).';
create unique index restore_open on restore ((true)) where ended_at is null;
grant select, insert, update on restore to tessera_app;

create table lost_payment (
  id uuid primary key,
  -- Null: found while no restore is open.
  restore_id uuid references restore,
  chain text not null,
  coin text not null references coin,
  mint text not null,
  signature text not null,
  -- The position of the instruction in its transaction.
  path text not null,
  wire text not null,
  -- The id of the withdrawal that the signer paid.
  memo text,
  recipient text not null,
  -- Read from the signed bytes of the payment.
  tag text,
  amount minor not null check (amount > 0),
  paid_at timestamptz,
  -- Nodes that report the payment as final.
  hosts text[] not null,
  -- Nodes that answered and do not report it as final.
  not_confirmed_by text[] not null default '{}',
  found_at timestamptz not null,
  -- `void`: no node reports it any more, or an attempt of this database explains it.
  outcome text check (outcome in ('adopted', 'loss', 'void')),
  settled_at timestamptz,
  withdrawal_id uuid unique references withdrawal,
  unique (signature, path),
  constraint lost_payment_settled check ((outcome is null) = (settled_at is null)),
  constraint lost_payment_adopted_by_withdrawal
    check ((withdrawal_id is not null) = (not outcome is distinct from 'adopted'))
);
comment on table lost_payment is
  'A payment of the hot wallet whose withdrawal this database does not know. Two people settle each.';
create index lost_payment_open on lost_payment (found_at) where outcome is null;
grant select, insert, update on lost_payment to tessera_app;

create table lost_payout (
  id uuid primary key,
  restore_id uuid not null references restore,
  payout_id uuid not null unique,
  batch_id uuid not null,
  coin text not null references coin,
  file_sha256 text not null,
  exported_at timestamptz not null,
  maker text not null,
  found_at timestamptz not null,
  settled_at timestamptz
);
comment on table lost_payout is
  'A payout of a lost payment file that this database does not know. Only the bank''s lines show its amount.';
create index lost_payout_open on lost_payout (found_at) where settled_at is null;
grant select, insert, update on lost_payout to tessera_app;

create view audit.deposit_address as
  select chain, address, customer_id::text as user_id from deposit_address;

create view audit.deposit as
  select id::text as deposit_id, customer_id::text as user_id, chain, signature as tx_id, path, destination as dest, mint,
         coin as currency, amount::numeric as amount, status in ('finalised', 'credited', 'manual', 'withheld', 'reversed') as finalised,
         status, journal_id::text as journal_id
    from deposit;

-- A payout is a withdrawal: the same invariants hold, and its line in a batch is its one attempt.
create view audit.withdrawal as
  select id::text as withdrawal_id, customer_id::text as user_id, coin as currency, amount::numeric as amount,
         fee::numeric as fee, address,
         case when status = 'confirmed' then 'succeeded'
              when status in ('refused', 'cancelled', 'lapsed', 'refunded') then 'rejected'
              else 'pending review' end as status,
         status as inner_state, hold_id::text as hold_id, requested_at, kyc_at_request, factor, null::text as refund_journal,
         limit_value::numeric as limit_value
    from withdrawal
  union all
  select p.id::text, p.customer_id::text, p.coin, p.amount::numeric, p.fee::numeric, p.bank || ' ' || p.number_ending,
         case when p.status = 'paid' then 'succeeded'
              when p.status in ('failed', 'refused', 'cancelled', 'returned') then 'rejected'
              else 'pending review' end,
         p.status, p.hold_id::text, p.requested_at, p.kyc_at_request, p.factor,
         (select j.id::text from journal j where j.reverses_id = p.journal_id), p.limit_value::numeric
    from payout p;

create view audit.withdraw_attempt as
  select id::text as attempt_id, withdrawal_id::text as withdrawal_id, signature, last_valid_height, outcome, created_at
    from withdraw_attempt
  union all
  select p.batch_id::text || '/' || p.id::text, p.id::text, p.reference, 0::bigint,
         case p.status when 'sent' then 'pending' when 'paid' then 'finalised' else 'failed_onchain' end, b.made_at
    from payout p join payout_batch b on b.id = p.batch_id;

create view audit.fiat_order as
  select id::text as order_id, customer_id::text as user_id, coin as currency, amount::numeric as amount,
         settled::numeric as settled, status, bank_line_id::text as bank_line, journal_id::text as journal_id
    from fiat_order;

create view audit.bank_card as
  select id::text as card_id, customer_id::text as user_id, coin as fiat, removed_at is null as active from customer_bank_account;

create view audit.bank_claim_line as
  select l.id::text as bank_line, l.status, c.id::text as claim_id, c.statement_id::text as statement_id, c.expects, l.imported_at,
         exists (
           select 1 from approval_request r join approval a on a.request_id = r.id
            where r.status = 'approved' and r.verdict = 'approve' and a.verdict = 'approve'
              and a.approver_id <> r.requested_by and a.content_hash = r.content_hash
              and ((r.kind = 'bank_statement' and r.subject_id = c.statement_id::text)
                or (r.kind = 'bank_claim' and r.subject_id = c.id::text))) as by_two
    from bank_line l join bank_claim c on c.id = l.claim_id;

create view audit.internal_transfer as
  select id::text as transfer_id, customer_id::text as user_id, recipient_id::text as recipient, coin as currency,
         amount::numeric as amount, limit_value::numeric as limit_value, sent_at, kyc_at_request, factor
    from internal_transfer;

-- Each scope has its own freezes (I19, I19c, I19d). `made_until` is the end that a change of security settings made: a
-- later shortening counts only if two different people decided it (I19b). A stop of an account, and a receivable that
-- blocks it, count as freezes. A request may have begun shortly before the end of a block was committed, so the last
-- minute of a receivable does not count.
create view audit.freeze as
  select f.customer_id::text as user_id, f.scope as kind, f.cause, f.from_at, f.until_at,
         case when exists (
           select from approval_request q join approval a on a.request_id = q.id
            where q.kind = 'freeze_shorten' and q.subject_id = f.id::text and q.status = 'approved' and q.verdict = 'approve'
              and a.verdict = 'approve' and a.approver_id <> q.requested_by and a.content_hash = q.content_hash)
         then greatest(f.until_at, f.shortened_from) else f.until_at end as made_until
    from account_freeze f
  union all
  select p.customer_id::text, s.scope, 'stopped_by_us', p.from_at, least(p.until_at, p.lifted_at), null
    from stop p cross join unnest(array['withdraw', 'transferOut', 'p2pSell']) s (scope) where p.scope = 'account_withdrawals'
  union all
  select c.id::text, s.scope, 'receivable', r.blocked_from,
         coalesce(least(r.lifted_at, r.closed_at) - interval '1 minute', 'infinity'), null
    from receivable r join customer c on r.customer_id in (c.id, c.parent_id)
   cross join unnest(array['withdraw', 'transferOut', 'p2pSell']) s (scope);

create view audit.receivable as
  select r.id::text as receivable_id, r.customer_id::text as user_id, r.bank_line_id::text as bank_line, l.status as line_status,
         r.coin as currency, r.amount::numeric as amount, r.taken::numeric as taken, r.repaid::numeric as repaid,
         r.journal_id::text as journal_id, r.at, r.lifted_at is not null as lifted,
         exists (
           select from approval_request q join approval a on a.request_id = q.id
            where q.kind = 'credit_reversal' and q.subject_id = r.bank_line_id::text and q.status = 'approved' and q.verdict = 'approve'
              and a.verdict = 'approve' and a.approver_id <> q.requested_by and a.content_hash = q.content_hash) as by_two,
         exists (
           select from approval_request q join approval a on a.request_id = q.id
            where q.kind = 'receivable_lift' and q.subject_id = r.id::text and q.status = 'approved' and q.verdict = 'approve'
              and a.verdict = 'approve' and a.approver_id <> q.requested_by and a.content_hash = q.content_hash) as lifted_by_two
    from receivable r join bank_line l on l.id = r.bank_line_id;


-- References to tables that are created later than the referring table
alter table bank_line add foreign key (names_order) references fiat_order;
alter table bank_line add foreign key (names_payout) references payout;

grant select on audit.deposit_address, audit.deposit, audit.withdrawal, audit.withdraw_attempt, audit.fiat_order,
  audit.bank_card, audit.bank_claim_line, audit.internal_transfer, audit.freeze, audit.receivable to audit_ro;
