-- Part 1 of the verification contract as tables: what the views of schema audit promise, and where the checker is checked.
create table audit.currency(currency text primary key, scale int, kind text);              -- kind: crypto|fiat|token
create table audit.account(account_id text primary key, owner_user text, person_id text, account_type text, -- token|spot|fiat|system
  role text, currency text, may_be_negative boolean);                                       -- role: customer|fee|suspense|external|issuer|escrow|rounding; ours: receivable, deficit
create table audit.journal(journal_id text primary key, seq bigint, created_at timestamptz, kind text, ref_type text, ref_id text,
  actor text, reverses_id text, prev_hash text, hash text);
create table audit.posting(posting_id text primary key, journal_id text, account_id text, currency text, amount numeric);
create table audit.balance(account_id text primary key, posted numeric, held numeric, available numeric);
create table audit.hold(hold_id text primary key, account_id text, currency text, amount numeric, captured numeric, released numeric,
  state text, ref_type text, ref_id text, created_at timestamptz, resolved_at timestamptz);  -- state: open|captured|released|expired
create table audit.otc_order(order_id text primary key, user_id text, person_id text, market text, side text, price numeric, qty numeric,
  filled numeric, fee numeric, status int, accept_seq bigint, client_order_id text, hold_id text, waiting boolean);                                    -- waiting for its stop: not in the book
create table audit.fill(fill_id text primary key, market text, seq bigint, maker_order text, taker_order text, price numeric, qty numeric,
  quote_amount numeric, maker_fee numeric, taker_fee numeric, journal_id text, auction boolean);                                                       -- of an auction: at its one price, not at the maker's
create table audit.market(market text primary key, base text, quote text, tick numeric, lot numeric, fee_ppm_maker int, fee_ppm_taker int);
-- ours: the rates with which an order was accepted.
create table audit.order_fee(order_id text primary key, fee_ppm_maker int, fee_ppm_taker int, coin_fee numeric);
-- ours: fees of fills that were paid with the fee coin; the fill shows the fee that each replaces.
create table audit.coin_fee(fill_id text, is_maker boolean, order_id text, user_id text, currency text, coin_scale int, quote_scale int, discount_ppm int,
  fee numeric, amount numeric, quote_fee numeric, coin_price numeric, quote_price numeric, journal_id text, primary key (fill_id, is_maker));
create table audit.deposit(deposit_id text primary key, user_id text, chain text, tx_id text, path text, dest text, mint text, currency text,
  amount numeric, finalised boolean, status text, journal_id text);
create table audit.fiat_order(order_id text primary key, user_id text, currency text, amount numeric, settled numeric, status text, bank_line text, journal_id text);
create table audit.bank_claim_line(bank_line text primary key, status text, claim_id text, statement_id text, expects text, imported_at timestamptz,
  by_two boolean);                                                                           -- ours: lines that a person's file reported
create table audit.receivable(receivable_id text primary key, user_id text, bank_line text, line_status text, currency text, amount numeric, taken numeric,
  repaid numeric, journal_id text, at timestamptz, lifted boolean, by_two boolean, lifted_by_two boolean, written_off numeric); -- ours: a wrong credit that was reversed, and what its customer owes of it
create table audit.customer_adjustment(adjustment_id text primary key, user_id text, act text, currency text, amount numeric, receivable_id text,
  journal_id text, by_two boolean);                                                          -- ours: act credit|debit|write_off, from or to the fee income
create table audit.day_sign_off(day text primary key, signed_at timestamptz, by_two boolean, is_intact boolean); -- ours: a signed day; is_intact: its files have their hashes
create table audit.proceeds_approval(request_id text primary key, ref_id text, at timestamptz, user_id text, currency text, amount numeric,
  by_two boolean);                                                                           -- ours: approvals of payments of proceeds in a coin
create table audit.payment_instruction(instruction_id text primary key, status text, currency text, amount numeric, fee numeric, overpaid numeric,
  repaid numeric, recovered numeric, owner_key text, by_hand boolean, by_two boolean);       -- ours: a payment of the exchange that is not a withdrawal; status prepared|approved|sent|settled|failed|cancelled|returned
create table audit.withdrawal(withdrawal_id text primary key, user_id text, currency text, amount numeric, fee numeric, address text,
  status text, inner_state text, hold_id text, requested_at timestamptz, kyc_at_request text, factor text, refund_journal text,
  limit_value numeric, limit_currency text);                                                 -- ours: its worth in the reference currency of that time at scale 6, what the caps count
create table audit.internal_transfer(transfer_id text primary key, user_id text, recipient text, currency text, amount numeric, limit_value numeric,
  sent_at timestamptz, kyc_at_request text, factor text, fee numeric, limit_currency text);  -- ours: from one customer to another; the fee is part of the amount
create table audit.distribution(distribution_id text primary key, product_id text, currency text, status text, owed numeric, gross numeric, tax numeric,
  release_journal text, released_at timestamptz);                                            -- ours: what an issuer gives the holders of a product
create table audit.distribution_holder(holder_id text primary key, distribution_id text, user_id text, gross numeric, tax numeric, net numeric,
  status text, journal_id text, claim_journal text);                                         -- ours: status recorded|paid|unclaimed
create table audit.otc_ad(ad_id text primary key, user_id text, side text, currency text, quantity numeric, remaining numeric, hold_id text,
  status text);                                                                              -- ours: an offer from person to person; status: published|trading|overdue|closed
create table audit.otc_deal(deal_id text primary key, ad_id text, seller text, buyer text, currency text, amount numeric, fee numeric,
  limit_value numeric, hold_id text, status text, outcome text, seller_kyc text, buyer_kyc text, factor text, created_at timestamptz,
  ended_at timestamptz, limit_currency text);                                                -- ours: what two people agreed on; open while created|paid|appeal
create table audit.signature_act(act_id text primary key, user_id text, status text, requested_by text, second_by text, amount numeric, hold_id text); -- ours: an act that two people of a company sign
create table audit.rebate(rebate_id text primary key, user_id text, client_id text, via_id text, level int, day date, fee_day date, currency text,
  fee numeric, amount numeric, payment_id text);                                             -- ours: a share of a client's fees of a day; below zero where a fee went back
create table audit.rebate_payment(payment_id text primary key, user_id text, currency text, amount numeric, status text, journal_id text, paid_at timestamptz); -- ours: status of its run drawn|released|paid|dropped
create table audit.fee_day(client_id text, fee_day date, currency text, fee numeric);        -- ours: what was taken on the days that somebody has a share of
create table audit.withdraw_attempt(attempt_id text primary key, withdrawal_id text, signature text, last_valid_height bigint,
  outcome text, created_at timestamptz);                                                     -- outcome: pending|finalised|expired|failed_onchain
create table audit.product(product_id text primary key, supply numeric, unit_price numeric, min_qty numeric, max_qty numeric, open_at timestamptz, close_at timestamptz);
create table audit.subscription(sub_id text primary key, product_id text, user_id text, qty numeric, price numeric, amount numeric, fee numeric,
  allotted numeric, status text, hold_id text, created_at timestamptz, kyc_at_request text, disburse_journal text);
create table audit.limit_use(user_id text, win_kind text, win_start timestamptz, used numeric, cap numeric, currency text);
create table audit.freeze(user_id text, kind text, cause text, from_at timestamptz, until_at timestamptz, made_until timestamptz); -- ours: kind withdraw|transferOut|p2pSell; made_until before two people shortened it
create table audit.security_event(user_id text, kind text, at timestamptz);
create table audit.transition(entity text, entity_id text, n int, from_state text, to_state text, at timestamptz, actor text);
create table audit.legal_edge(entity text, from_state text, to_state text);
create table audit.idempotency(user_id text, scope text, key text, body_hash text, ref_id text);
create table audit.approval(request_id text, kind text, content_hash text, requester text, approver text, at timestamptz);
create table audit.adjustment(request_id text primary key, journal_id text, currency text, amount numeric);
create table audit.outbox(stream text, seq bigint, ref_id text);
create table audit.kyc(user_id text primary key, status text, changed_at timestamptz);
create table audit.api_key(key_id text primary key, user_id text, ips text[], active boolean);
create table audit.bank_card(card_id text primary key, user_id text, fiat text, active boolean);
create table audit.deposit_address(chain text, address text, user_id text);
create table audit.external_balance(currency text, amount numeric, as_of_seq bigint);       -- chain + bank, fed by the simulators in tests
-- ours: the locked tokens of a sale with their unlock times, the tokens delivered under a schedule, and purchases whose
-- price differs from the accepted version
create table audit.token_unlock(unlock_id text primary key, sub_id text, user_id text, unlock_at timestamptz, amount numeric, hold_id text, released_at timestamptz);
create table audit.locked_purchase(sub_id text primary key, tokens numeric);
create table audit.sale_purchase(sub_id text primary key, price numeric, sale_price numeric);
