-- Part 2 of the verification contract: each query returns rows only when something is wrong. verify.ts runs them all in
-- one REPEATABLE READ READ ONLY transaction as audit_ro, so that they see one moment. The first column names the invariant.
-- Amounts are integer minor units; + credits the account, - debits it.
-- Where a query differs from the contract's own text, a line that begins with "ours:" says why.

-- I1 every journal balances per currency, has at least two postings, and none is zero or non-integer
select 'I1' i, journal_id, currency, sum(amount) from audit.posting group by 2,3 having sum(amount)<>0;
select 'I1b' i, j.journal_id from audit.journal j left join audit.posting p using(journal_id) group by j.journal_id having count(p.*)<2;
select 'I1c' i, posting_id from audit.posting where amount=0 or amount<>trunc(amount) or amount='NaN' or abs(amount)>=1e30;
select 'I1d' i, p.posting_id from audit.posting p join audit.account a using(account_id) where a.currency<>p.currency;
-- ours: every posting has its journal, which is written after it.
select 'I1e' i, p.posting_id from audit.posting p left join audit.journal j using(journal_id) where j.journal_id is null;
-- I2 nobody negative; available = posted - held; nothing is NaN (NaN passes >= 0, so test it by name)
select 'I2' i, b.* from audit.balance b join audit.account a using(account_id)
 where b.posted='NaN' or b.held='NaN' or b.held<0 or b.available<>b.posted-b.held or (not a.may_be_negative and b.available<0);
-- I3 the balance table equals the sum of postings
-- ours: sums of all accounts at once; one by one, each would read every posting.
select 'I3' i, a.account_id, b.posted, s.s from audit.account a left join audit.balance b using(account_id)
 left join (select p.account_id, sum(p.amount) s from audit.posting p group by p.account_id) s using(account_id)
 where coalesce(b.posted,0)<>coalesce(s.s,0);
-- I4 held = sum of open holds; each hold resolves once and completely
select 'I4' i, b.account_id, b.held, h.s from audit.balance b
 left join lateral (select coalesce(sum(amount-captured-released),0) s from audit.hold where account_id=b.account_id and state='open') h on true where b.held<>h.s;
select 'I4b' i, hold_id from audit.hold where captured<0 or released<0 or captured+released>amount
 or (state<>'open' and captured+released<>amount) or (state='open')<>(resolved_at is null);
-- I5 every open hold has exactly one living owner, every living owner has an open hold of the right size
-- ours: an order under review (6) keeps its hold until two people decide, as an order being cancelled (5) does.
-- ours: all owners at once, as in I3.
select 'I5' i, h.hold_id from audit.hold h left join (
  select o.hold_id from audit.otc_order o where o.status in (0,1,2,5,6)
  union all select w.hold_id from audit.withdrawal w where w.status='pending review'
  union all select s.hold_id from audit.subscription s where s.status in ('pending','approved','disburse_failed')
  union all select u.hold_id from audit.token_unlock u where u.released_at is null
  union all select a.hold_id from audit.otc_ad a where a.remaining>0
  union all select d.hold_id from audit.otc_deal d where d.status in ('created','paid','appeal')
  union all select a.hold_id from audit.signature_act a where a.status='waiting') owner using(hold_id)
 where h.state='open' and owner.hold_id is null;
-- ours: I62 the money of an act that waits for a second signature is fully held; no person signs twice; a completed act has two people
select 'I62' i, a.act_id from audit.signature_act a left join audit.hold h using(hold_id)
 where (a.status='waiting' and a.amount is not null and (h.state is distinct from 'open' or h.amount<>a.amount))
    or (a.status<>'waiting' and h.state='open')
    or a.requested_by=a.second_by or (a.status in ('signed','done','failed') and a.second_by is null);
select 'I5b' i, o.order_id from audit.otc_order o left join audit.hold h using(hold_id) where o.status in (0,1,2,5,6) and (h.state is null or h.state<>'open');
select 'I5c' i, o.order_id from audit.otc_order o join audit.hold h using(hold_id) where o.status in (3,4) and h.state='open';
select 'I5d' i, w.withdrawal_id from audit.withdrawal w join audit.hold h using(hold_id) where w.status='pending review' and (h.state<>'open' or h.amount<>w.amount);
-- I6 fills: never above the quantity, equal to the order's own figure, status agrees
-- (the fills of an order counted by two hash joins; a join on 'maker or taker' compares every order with every fill)
with f as (select order_id, sum(qty) q from (select maker_order order_id, qty from audit.fill union all select taker_order, qty from audit.fill) x group by 1)
select 'I6' i, o.order_id, o.qty, o.filled, coalesce(f.q,0) q, o.status from audit.otc_order o left join f using(order_id)
 where coalesce(f.q,0)<>o.filled or o.filled>o.qty or o.filled<0 or (o.status=0 and o.filled<>0) or (o.status in (1,2) and not (o.filled>0 and o.filled<o.qty)) or (o.status=3)<>(o.filled=o.qty);
-- ours: in an auction the price is the one price, inside the limits of both.
-- I7 both sides of a fill: same market, opposite sides, price inside both limits, price is the maker's, on tick and lot
select 'I7' i, x.fill_id from audit.fill x join audit.otc_order m on m.order_id=x.maker_order join audit.otc_order t on t.order_id=x.taker_order join audit.market k on k.market=x.market
 where m.market<>x.market or t.market<>x.market or m.side=t.side or (x.price<>m.price and x.auction is not true) or m.accept_seq>t.accept_seq
 or (m.side='buy' and x.price>m.price) or (m.side='sell' and x.price<m.price)
 or (t.side='buy' and x.price>t.price) or (t.side='sell' and x.price<t.price) or x.price%k.tick<>0 or x.qty%k.lot<>0 or x.qty<=0;
-- I8 no self-trade (same person, also through sub-accounts)
select 'I8' i, x.fill_id from audit.fill x join audit.otc_order m on m.order_id=x.maker_order join audit.otc_order t on t.order_id=x.taker_order where m.person_id=t.person_id;
-- I9 price-time priority, final book: no resting order may be better than, or equal and earlier than, one that was filled after it was accepted (checked fully in simulation; this is the SQL smoke test)
-- ours: an order that waits for its stop is not in the book, and orders collected for an auction do not trade yet
with r as materialized (select * from audit.otc_order where status in (0,1,2) and waiting is not true)
select 'I9' i, b.order_id bid, a.order_id ask from r b join r a on a.market=b.market and b.side='buy' and a.side='sell' and a.price<=b.price and a.person_id<>b.person_id;                                          -- a crossed book must not rest
with r as materialized (select * from audit.otc_order where status in (0,1,2) and filled<qty and waiting is not true)
select 'I9b' i, late.order_id filled_first, early.order_id skipped from r early
 join audit.otc_order late on early.market=late.market and early.side=late.side and early.price=late.price and early.accept_seq<late.accept_seq
 join audit.fill x on late.order_id=x.maker_order
 join audit.otc_order t on t.order_id=x.taker_order where early.person_id<>t.person_id and early.accept_seq<t.accept_seq;
-- I10 one money journal per fill; fee totals agree with the fee accounts
select 'I10' i, x.fill_id from audit.fill x left join audit.journal j using(journal_id) where j.journal_id is null;
select 'I10b' i, journal_id, count(*) from audit.fill group by 2 having count(*)>1 and count(distinct taker_order)>1;
-- I11 fees: never negative, never below the rate (rounded up), never above amount
-- ours: never above the rate either.
-- ours: the rates of the orders at their acceptance, because those of the market change.
select 'I11' i, x.fill_id from audit.fill x join audit.order_fee m on m.order_id=x.maker_order join audit.order_fee t on t.order_id=x.taker_order
 where x.maker_fee<>ceil(x.quote_amount*m.fee_ppm_maker/1000000.0) or x.taker_fee<>ceil(x.quote_amount*t.fee_ppm_taker/1000000.0) or x.maker_fee>x.quote_amount or x.taker_fee>x.quote_amount;
-- ours: I63 a fee paid with the fee coin is the fee of the order's rate less the discount, at the recorded prices, rounded up; nothing is paid in the coin of the price
select 'I63' i, c.fill_id, c.is_maker from audit.coin_fee c join audit.fill x on x.fill_id=c.fill_id
 where c.quote_fee<>0 or c.fee<>case when c.is_maker then x.maker_fee else x.taker_fee end or c.order_id<>case when c.is_maker then x.maker_order else x.taker_order end
 or c.discount_ppm not between 0 and 500000
 or c.amount<>div(c.fee*(1000000-c.discount_ppm)*c.quote_price*10::numeric^c.coin_scale+1000000*c.coin_price*10::numeric^c.quote_scale-1, 1000000*c.coin_price*10::numeric^c.quote_scale);
-- ours: I63b the fees of a journal left their customer for the fee account, once; and such a journal has such fees
select 'I63b' i, coalesce(c.journal_id, l.journal_id) journal_id from (
  select journal_id, min(user_id) user_id, min(currency) currency, sum(amount) amount, count(distinct order_id) orders from audit.coin_fee group by 1) c full join (
  select j.journal_id, min(a.owner_user) payer, min(p.currency) currency, -sum(p.amount) filter (where a.role='customer') amount, sum(p.amount) filter (where a.role='fee') taken, count(*) postings
    from audit.journal j join audit.posting p using(journal_id) join audit.account a using(account_id) where j.kind='coin_fee' group by 1) l using(journal_id)
 where (l.payer, l.currency, l.amount, l.taken, l.postings, c.orders) is distinct from (c.user_id, c.currency, c.amount, c.amount, 2::bigint, 1::bigint);
-- ours: I63c the fees of an order in the fee coin are those of its fills
select 'I63c' i, o.order_id from audit.order_fee o left join (select order_id, sum(amount) s from audit.coin_fee group by 1) c using(order_id) where o.coin_fee<>coalesce(c.s,0);
-- I12 rounding account only moves one way (in favour of the exchange) and by less than one minor unit per fill
select 'I12' i, a.account_id, b.posted from audit.account a join audit.balance b using(account_id) where a.role='rounding' and (b.posted<0 or b.posted>(select count(*) from audit.fill)
 -- ours: and by one for each distribution and for each of its holders.
 +(select count(*) from audit.distribution)+(select count(*) from audit.distribution_holder));
-- I13 a deposit is credited once, only final, once per (chain, tx, path, destination, mint)
select 'I13' i, chain, tx_id, path, dest, mint, count(*) from audit.deposit group by 2,3,4,5,6 having count(*)>1;
select 'I13b' i, deposit_id from audit.deposit where journal_id is not null and not finalised;
select 'I13c' i, ref_id, count(*) from audit.journal where ref_type='deposit' and reverses_id is null group by 2 having count(*)>1;
-- ours: all sums at once, as in I3; a credit without a customer is found too.
select 'I13d' i, d.deposit_id from audit.deposit d left join (select p.journal_id, sum(p.amount) s from audit.posting p join audit.account a using(account_id)
  where a.role='customer' group by p.journal_id) c using(journal_id) where d.journal_id is not null and d.amount is distinct from c.s;
select 'I13e' i, chain, address, count(distinct user_id) from audit.deposit_address group by 2,3 having count(distinct user_id)>1;
-- I14 fiat: credited exactly when completed, one bank line one order, settled equals the credit
select 'I14' i, order_id, status from audit.fiat_order where (status='completed')<>(journal_id is not null) or (status='completed' and bank_line is null);
select 'I14b' i, bank_line, count(*) from audit.fiat_order where bank_line is not null group by 2 having count(*)>1;
-- I15 a withdrawal is paid at most once, and is paid or refunded, never both
select 'I15' i, withdrawal_id, count(*) from audit.withdraw_attempt where outcome='finalised' group by 2 having count(*)>1;
select 'I15b' i, w.withdrawal_id from audit.withdrawal w where w.status='succeeded' and (w.refund_journal is not null or not exists(select 1 from audit.withdraw_attempt a where a.withdrawal_id=w.withdrawal_id and a.outcome='finalised'));
select 'I15c' i, w.withdrawal_id from audit.withdrawal w where w.status='rejected' and exists(select 1 from audit.withdraw_attempt a where a.withdrawal_id=w.withdrawal_id and a.outcome in ('pending','finalised'));
select 'I15d' i, withdrawal_id, count(*) from audit.withdraw_attempt where outcome='pending' group by 2 having count(*)>1;   -- at most one attempt in flight
select 'I15e' i, w.withdrawal_id from audit.withdrawal w where w.amount<=w.fee or w.amount<=0 or w.fee<0;
-- I16 allotment never above supply, never above what was asked, money = price x allotted + fee
select 'I16' i, p.product_id, p.supply, sum(coalesce(s.allotted,0)) from audit.product p join audit.subscription s using(product_id) where s.status in ('approved','disbursed','disburse_failed') group by 2,3 having sum(coalesce(s.allotted,0))>p.supply;
select 'I16b' i, sub_id from audit.subscription s join audit.product p using(product_id) where coalesce(s.allotted,0)>s.qty or s.qty<p.min_qty or (p.max_qty is not null and s.qty>p.max_qty) or s.created_at<p.open_at or s.created_at>=p.close_at or s.amount<>s.qty*s.price;
select 'I16c' i, sub_id from audit.subscription where (status='disbursed')<>(disburse_journal is not null);
-- I17 KYC gate: no money action was accepted from someone not approved at that moment
select 'I17' i, withdrawal_id from audit.withdrawal where kyc_at_request<>'approved' or factor is null;
-- ours: no internal transfer either.
select 'I17c' i, transfer_id from audit.internal_transfer where kyc_at_request<>'approved' or factor is null;
-- ours: no OTC deal of either side; a seller releases with a confirmation.
select 'I17d' i, deal_id from audit.otc_deal where seller_kyc<>'approved' or buyer_kyc<>'approved' or (status='released' and factor is null);
select 'I17b' i, sub_id from audit.subscription where kyc_at_request<>'approved';
-- I18 limits: used equals what the withdrawals and internal transfers say, never above cap
select 'I18' i, l.* from audit.limit_use l where used>cap or used<0;
-- ours: the caps are in the reference currency, so the value stored with each withdrawal in that currency is summed, not its amount.
select 'I18b' i, l.user_id, l.used, s.s from audit.limit_use l left join lateral (select coalesce(sum(limit_value),0) s from (
  select user_id, limit_value, limit_currency, requested_at from audit.withdrawal where status<>'rejected'
  union all select user_id, limit_value, limit_currency, sent_at from audit.internal_transfer
  union all select seller, limit_value, limit_currency, created_at from audit.otc_deal where status<>'cancelled' and outcome is distinct from 'return') w
  where w.user_id=l.user_id and w.limit_currency=l.currency and w.requested_at>=l.win_start and w.requested_at<l.win_start+case l.win_kind when 'day' then interval '1 day' else interval '1 month' end) s on true
 where l.win_kind in ('day','month') and l.used<>s.s;
-- I19 freeze: no withdrawal requested inside a freeze; every sensitive change made one of >= 48 h; none shortened but by two people (ours: made_until)
select 'I19' i, w.withdrawal_id from audit.withdrawal w join audit.freeze f on f.user_id=w.user_id and f.kind='withdraw' and w.requested_at>=f.from_at and w.requested_at<f.until_at;
-- ours: no internal transfer either.
select 'I19c' i, t.transfer_id from audit.internal_transfer t join audit.freeze f on f.user_id=t.user_id and f.kind='transferOut' and t.sent_at>=f.from_at and t.sent_at<f.until_at;
-- ours: no OTC sale inside a freeze, neither when it was agreed nor when its seller released the coin.
select 'I19d' i, d.deal_id from audit.otc_deal d join audit.freeze f on f.user_id=d.seller and f.kind='p2pSell'
 where (d.created_at>=f.from_at and d.created_at<f.until_at) or (d.status='released' and d.ended_at>=f.from_at and d.ended_at<f.until_at);
select 'I19b' i, e.user_id, e.kind, e.at from audit.security_event e where e.kind in ('phone_changed','login_password_changed','login_password_reset','email_changed','fund_password_changed','authenticator_unbound','authenticator_bound')
 and not exists(select 1 from audit.freeze f where f.user_id=e.user_id and f.kind='withdraw' and f.from_at<=e.at and coalesce(f.made_until,f.until_at)>=e.at+interval '48 hours');
-- I20 state machines: only legal edges, unbroken chain, one row per step
select 'I20' i, t.* from audit.transition t left join audit.legal_edge e on e.entity=t.entity and e.to_state=t.to_state and e.from_state is not distinct from t.from_state where e.entity is null;
select 'I20b' i, entity, entity_id, n from (select *, lag(to_state) over (partition by entity,entity_id order by n) p, lag(n) over (partition by entity,entity_id order by n) pn from audit.transition) q where n>1 and (p is distinct from from_state or pn<>n-1);
-- I21 idempotency: one key one body one effect; client order ids unique per user
select 'I21' i, user_id, scope, key, count(*) from audit.idempotency group by 2,3,4 having count(*)>1;
select 'I21b' i, user_id, client_order_id, count(*) from audit.otc_order where client_order_id is not null group by 2,3 having count(*)>1;
select 'I21c' i, ref_type, ref_id, kind, count(*) from audit.journal where kind in ('deposit','withdraw_capture','withdraw_refund','disburse','allot','fiat_credit') group by 2,3,4 having count(*)>1;
-- I22 four eyes: two different people, same content, for each adjustment
select 'I22' i, a.request_id from audit.adjustment a where (select count(distinct x.approver) from audit.approval x where x.request_id=a.request_id and x.approver<>x.requester)<1
 or (select count(distinct content_hash) from audit.approval x where x.request_id=a.request_id)<>1;
-- I23 a reversal mirrors its original exactly and happens once
select 'I23' i, reverses_id, count(*) from audit.journal where reverses_id is not null group by 2 having count(*)>1;
select 'I23b' i, r.journal_id from audit.journal r where r.reverses_id is not null and exists(
  (select account_id,currency,amount from audit.posting where journal_id=r.reverses_id except all select account_id,currency,-amount from audit.posting where journal_id=r.journal_id));
-- I24 journal sequence without a gap, hash chain unbroken (hash recomputed by the checker, here only the links)
select 'I24' i, seq from (select seq, prev_hash, lag(hash) over(order by seq) ph, lag(seq) over(order by seq) ps from audit.journal) q where ps is not null and (ps<>seq-1 or prev_hash is distinct from ph);
-- ours: the hash computed again from the rows: previous hash and fields joined by '|', postings as text in byte order (ledger/chain.ts)
select 'I24b' i, j.journal_id from audit.journal j left join (
  select p.journal_id, string_agg(p.account_id||':'||p.currency||':'||p.amount, '|' order by (p.account_id||':'||p.currency||':'||p.amount) collate "C") legs
    from audit.posting p group by p.journal_id) t using(journal_id)
 where j.hash <> encode(sha256(convert_to(concat_ws('|', j.prev_hash, j.seq, j.journal_id,
  (extract(epoch from j.created_at)*1000000)::bigint, j.kind, j.ref_type, j.ref_id, j.actor, coalesce(j.reverses_id,''), t.legs),'UTF8')),'hex');
-- I25 outbox/stream: contiguous per stream; every committed fill is announced exactly once
select 'I25' i, stream, seq from (select stream, seq, lag(seq) over(partition by stream order by seq) p from audit.outbox) q where p is not null and seq<>p+1;
select 'I25b' i, x.fill_id from audit.fill x left join audit.outbox o on o.ref_id=x.fill_id group by x.fill_id having count(o.*)<>1;
-- I26 counts: 5 keys, 5 addresses, one card per fiat and 4 in all
select 'I26' i, user_id, count(*) from audit.api_key where active group by 2 having count(*)>5;
select 'I26b' i, key_id from audit.api_key where cardinality(ips)>5;
select 'I26c' i, user_id, fiat, count(*) from audit.bank_card where active group by 2,3 having count(*)>1;
select 'I26d' i, user_id, count(*) from audit.bank_card where active group by 2 having count(*)>4;
-- I27 the whole exchange: the external holdings equal the external accounts; customers' claims are covered
select 'I27' i, e.currency, e.amount, s.s from audit.external_balance e left join lateral (select -coalesce(sum(b.posted),0) s from audit.balance b join audit.account a using(account_id) where a.role='external' and a.currency=e.currency) s on true where e.amount<>s.s;
-- ours: the receivables from customers cover what a wrong credit left with others (decision 0064).
select 'I27b' i, a.currency from audit.account a join audit.balance b using(account_id) group by a.currency
 having sum(b.posted) filter (where a.role='customer')>-coalesce(sum(b.posted) filter (where a.role in ('external','issuer','receivable')),0);
-- ours: I27c losses that the company owes are within the exchange's own money; above it, they are other people's money (decision 0164)
select 'I27c' i, a.currency from audit.account a join audit.balance b using(account_id) where a.role in ('fee','rounding','deficit') group by a.currency
 having coalesce(sum(b.posted) filter (where a.role='deficit'),0)<0 and sum(b.posted)<0;
-- I28 conservation per currency over all accounts
select 'I28' i, currency, sum(amount) from audit.posting group by 2 having sum(amount)<>0;
-- ours: I35 an internal transfer has one journal, and such a journal has one transfer: its amount from the sender, less the fee to the recipient, the fee to the fee account
select 'I35' i, coalesce(t.transfer_id, l.ref_id) transfer_id from audit.internal_transfer t full join (
  select j.ref_id, count(*) postings, min(a.owner_user) filter (where p.amount<0) sender, min(a.owner_user) filter (where p.amount>0) recipient,
   -min(p.amount) amount, coalesce(sum(p.amount) filter (where a.role='fee'),0) fee, min(p.currency) currency
    from audit.journal j join audit.posting p using(journal_id) join audit.account a using(account_id) where j.kind='internal_transfer' group by 1) l on l.ref_id=t.transfer_id
 where l.postings is distinct from case when t.fee>0 then 3 else 2 end or (l.sender, l.recipient, l.amount, l.fee, l.currency) is distinct from (t.user_id, t.recipient, t.amount, t.fee, t.currency);
-- ours: I36 the amount of a distribution that two people released equals what its holders are due plus rounding; each holder once, gross is tax plus net
select 'I36' i, d.distribution_id, d.owed, h.gross from audit.distribution d left join (
  select distribution_id, count(*) n, sum(gross) gross, sum(tax) tax from audit.distribution_holder group by 1) h using(distribution_id)
 where d.owed is not null and ((d.gross, d.tax) is distinct from (coalesce(h.gross,0), coalesce(h.tax,0)) or d.owed<d.gross or d.owed-d.gross>coalesce(h.n,0));
select 'I36b' i, distribution_id, user_id, count(*) from audit.distribution_holder group by 2,3 having count(*)>1;
select 'I36c' i, holder_id from audit.distribution_holder where gross<>tax+net or gross<0 or tax<0 or net<0;
-- ours: the released amount left the issuer's money once: gross to the holders' dues, the rest to rounding
select 'I36d' i, d.distribution_id from audit.distribution d left join (
  select j.ref_id, count(distinct j.journal_id) n, sum(p.amount) filter (where p.amount>0) moved, coalesce(sum(p.amount) filter (where a.role='rounding'),0) rounded
    from audit.journal j join audit.posting p using(journal_id) join audit.account a using(account_id) where j.kind='distribution_release' group by 1) l on l.ref_id=d.distribution_id
 where (d.released_at is not null and d.owed>0 and (l.n, l.moved, l.rounded) is distinct from (1, d.owed, d.owed-d.gross)) or (d.released_at is null and l.n is not null);
-- ours: a holder's share left the released amount once, as a whole, for a paid or an unclaimed row; a customer received the net exactly if it is paid
select 'I36e' i, h.holder_id, h.status from audit.distribution_holder h left join (
  select j.ref_id, count(distinct j.journal_id) n, -sum(p.amount) filter (where p.amount<0) moved
    from audit.journal j join audit.posting p using(journal_id) where j.kind in ('distribution_pay','distribution_keep') group by 1) l on l.ref_id=h.holder_id
 where case when h.status='recorded' or h.gross=0 then l.n is not null else (l.n, l.moved) is distinct from (1, h.gross) end;
select 'I36f' i, h.holder_id, h.status from audit.distribution_holder h left join (
  select j.ref_id, sum(p.amount) credited
    from audit.journal j join audit.posting p using(journal_id) join audit.account a using(account_id)
   where j.kind in ('distribution_pay','distribution_claim') and a.role='customer' group by 1) c on c.ref_id=h.holder_id
 where coalesce(c.credited,0)<>case h.status when 'paid' then h.net else 0 end;
-- ours: I40 OTC holds equal the rest of open ads plus the amounts of open deals, and nobody sold more than an ad offered
select 'I40' i, h.hold_id from audit.hold h left join (
  select hold_id, sum(amount) amount from (
    select hold_id, remaining amount from audit.otc_ad where hold_id is not null
    union all select hold_id, amount from audit.otc_deal where status in ('created','paid','appeal')) n group by 1) n using(hold_id)
 where h.ref_type in ('otc_ad','otc_deal') and h.amount-h.captured-h.released<>coalesce(n.amount,0);
select 'I40b' i, a.ad_id from audit.otc_ad a left join lateral (
  select coalesce(sum(amount),0) s from audit.otc_deal d where d.ad_id=a.ad_id and d.status<>'cancelled' and d.outcome is distinct from 'return') d on true
 where a.remaining<0 or (a.status<>'closed' and a.quantity<>a.remaining+d.s) or (a.status='closed' and (a.remaining<>0 or d.s>a.quantity));
-- ours: I41 the coin of a deal, minus its fee, goes to its buyer once, on release or by a decision of two people; and such a journal has such a deal
select 'I41' i, coalesce(d.deal_id, l.ref_id) deal_id from (
  select * from audit.otc_deal where status='released' or outcome='release') d full join (
  select j.ref_id, count(distinct j.journal_id) journals, min(a.owner_user) filter (where p.amount<0) seller, -sum(p.amount) filter (where p.amount<0) amount,
   min(a.owner_user) filter (where p.amount>0) buyer, sum(p.amount) filter (where a.owner_user is not null and p.amount>0) got,
   coalesce(sum(p.amount) filter (where a.role='fee'),0) fee, min(p.currency) currency
    from audit.journal j join audit.posting p using(journal_id) join audit.account a using(account_id) where j.kind='otc_release' group by 1) l on l.ref_id=d.deal_id
 where l.journals is distinct from 1 or (l.seller, l.buyer, l.amount, l.got, l.fee, l.currency) is distinct from (d.seller, d.buyer, d.amount, d.amount-d.fee, d.fee, d.currency);
-- ours: I44 the rebates of a client's fees of a day never exceed these fees, nothing is taken back that was not given, and each share exists once
select 'I44' i, r.client_id, r.fee_day, r.currency, r.given, f.fee from (
  select client_id, fee_day, currency, sum(amount) filter (where amount>0) given from audit.rebate group by 1,2,3) r
  left join audit.fee_day f using(client_id, fee_day, currency) where r.given>coalesce(f.fee,0) or r.given is null;
select 'I44b' i, user_id, client_id, via_id, fee_day, currency, level, sum(amount) from audit.rebate group by 2,3,4,5,6,7 having sum(amount)<0 or count(*) filter (where amount>0)<>1;
select 'I44c' i, rebate_id from audit.rebate where user_id=client_id or abs(amount)>fee;
-- ours: I45 a payment is the sum of its rebates, released by two people; it left the fees for its payee once, exactly if its status is paid
select 'I45' i, p.payment_id, p.amount, r.s from audit.rebate_payment p left join (
  select payment_id, sum(amount) s from audit.rebate where payment_id is not null group by 1) r using(payment_id)
 where (p.status<>'dropped' and p.amount is distinct from r.s) or (p.status='dropped' and r.s is not null);
select 'I45b' i, coalesce(p.payment_id, l.ref_id) payment_id from (select * from audit.rebate_payment where journal_id is not null) p full join (
  select j.ref_id, count(distinct j.journal_id) journals, min(a.owner_user) filter (where p.amount>0) payee, sum(p.amount) filter (where p.amount>0) amount,
   -sum(p.amount) filter (where a.role='fee') fees, min(p.currency) currency
    from audit.journal j join audit.posting p using(journal_id) join audit.account a using(account_id) where j.kind='rebate_pay' group by 1) l on l.ref_id=p.payment_id
 where l.journals is distinct from 1 or p.status not in ('released','paid') or (l.payee, l.amount, l.fees, l.currency) is distinct from (p.user_id, p.amount, p.amount, p.currency);
select 'I45c' i, payment_id from audit.rebate_payment where status='paid' and journal_id is null;
-- ours: I43 the locked tokens of a sale are fully held until their unlock time; and a delivery under a schedule equals the sum of its parts
select 'I43' i, u.unlock_id from audit.token_unlock u left join audit.hold h using(hold_id)
 where (u.released_at is null and (h.state is distinct from 'open' or h.amount is distinct from u.amount or h.captured+h.released<>0))
    or u.released_at<u.unlock_at or (u.hold_id is not null and u.released_at is not null and h.state='open');
select 'I43b' i, l.sub_id from audit.locked_purchase l left join (
  select sub_id, sum(amount) amount from audit.token_unlock group by 1) u using(sub_id) where u.amount is distinct from l.tokens;
-- ours: I43c a purchase in a sale has the price that the accepted version states for the coin
select 'I43c' i, s.sub_id from audit.sale_purchase s where s.sale_price is distinct from s.price;
-- ours: I60 a line of an uploaded file became a bank line only after two people confirmed the file or the line
select 'I60' i, bank_line, claim_id from audit.bank_claim_line where not by_two or expects is null;
-- ours: I61 a receivable belongs to a credit that two people reversed, of a reversed line; repayments do not exceed it, and two people lifted its block
select 'I61' i, receivable_id from audit.receivable where not by_two or (lifted and not lifted_by_two) or line_status<>'reversed'
 or amount<=0 or taken<0 or repaid<0 or written_off<0 or taken+repaid+written_off>amount;
-- ours: I61b the reversal took the whole credit, once: what was available from the customer, the rest from the receivable
select 'I61b' i, coalesce(r.receivable_id, l.ref_id) receivable_id from audit.receivable r full join (
  select j.journal_id, min(j.ref_id) ref_id, min(p.currency) currency, coalesce(-sum(p.amount) filter (where a.role='customer'),0) taken, -sum(p.amount) filter (where p.amount<0) amount
    from audit.journal j join audit.posting p using(journal_id) join audit.account a using(account_id) where j.kind='credit_reversal' group by 1) l using(journal_id)
 where (l.ref_id, l.currency, l.taken, l.amount) is distinct from (r.bank_line, r.currency, r.taken, r.amount);
-- ours: I61c repayments of a receivable equal its repaid amount
select 'I61c' i, coalesce(r.receivable_id, l.ref_id) receivable_id from audit.receivable r full join (
  select j.ref_id, sum(p.amount) filter (where a.role='receivable') repaid
    from audit.journal j join audit.posting p using(journal_id) join audit.account a using(account_id) where j.kind='receivable_repayment' group by 1) l on l.ref_id=r.receivable_id
 where coalesce(l.repaid,0) is distinct from r.repaid;
-- ours: I61d the receivable accounts of a currency are what its customers, and payees who got too much, still owe
select 'I61d' i, coalesce(r.currency, b.currency) currency from (
  select currency, sum(owed) owed from (
    select currency, amount-taken-repaid-written_off owed from audit.receivable union all select currency, overpaid-repaid from audit.payment_instruction) o group by 1) r full join (
  select a.currency, -sum(b.posted) owed from audit.account a join audit.balance b using(account_id) where a.role='receivable' group by 1) b using(currency)
 where coalesce(r.owed,0)<>coalesce(b.owed,0);
-- ours: I64 two people approved every payment instruction that left its preparation; a payee owes at most what it got too much
select 'I64' i, instruction_id from audit.payment_instruction where (status not in ('prepared','cancelled') and not by_two) or overpaid<0 or overpaid>amount or repaid<0 or repaid>overpaid
 or (overpaid>0 and not by_hand) or fee<0 or recovered<0;
-- ours: I64b the amount of an instruction left the bank exactly if it is settled, once, and its fee went to the exchange; a journal of an instruction has such an instruction
select 'I64b' i, coalesce(n.instruction_id, l.ref_id) instruction_id from audit.payment_instruction n full join (
  select j.ref_id, sum(p.amount) filter (where a.role='external') paid, coalesce(sum(p.amount) filter (where a.role='fee' and p.amount>0 and j.kind<>'instruction_back'),0) fee, min(p.currency) currency
    from audit.journal j join audit.posting p using(journal_id) join audit.account a using(account_id) where j.kind in ('instruction_hold','instruction_pay','instruction_back') group by 1) l on l.ref_id=n.instruction_id
 where n.instruction_id is null or coalesce(l.paid,0) is distinct from case when n.status='settled' then n.amount else 0 end
    or coalesce(l.fee,0) is distinct from n.fee or (l.ref_id is not null and l.currency is distinct from n.currency);
-- ours: I64c earlier overpayments of a payee that instructions recovered were repaid on these overpayments
select 'I64c' i, owner_key, currency from audit.payment_instruction group by 2,3 having sum(recovered)>sum(repaid);
-- ours: I65 two people approved every adjustment and write-off; its journal moves its amount between the fee income and the account or the receivable
select 'I65' i, coalesce(x.adjustment_id, l.ref_id) adjustment_id from audit.customer_adjustment x full join (
  select j.journal_id, min(j.ref_id) ref_id, min(j.kind) kind, count(*) postings, sum(p.amount) filter (where a.role='fee') paid, min(p.currency) currency,
   sum(p.amount) filter (where a.role='customer') moved, min(a.owner_user) owner, sum(p.amount) filter (where a.role='receivable') cleared
    from audit.journal j join audit.posting p using(journal_id) join audit.account a using(account_id) where j.kind in ('balance_adjustment','receivable_write_off') group by 1) l using(journal_id)
 where x.by_two is not true or x.amount<=0 or (l.postings, l.currency, l.paid) is distinct from (2::bigint, x.currency, case when x.act='debit' then x.amount else -x.amount end)
    or case when x.act='write_off' then (l.kind, l.ref_id, l.cleared) is distinct from ('receivable_write_off', x.receivable_id, x.amount)
       else (l.kind, l.ref_id, l.owner, l.moved) is distinct from ('balance_adjustment', x.adjustment_id, x.user_id, -l.paid) end;
-- ours: I65b the written-off part of a receivable is that of its write-off
select 'I65b' i, coalesce(r.receivable_id, x.receivable_id) receivable_id from audit.receivable r full join (
  select receivable_id, sum(amount) amount from audit.customer_adjustment where act='write_off' group by 1) x using(receivable_id)
 where coalesce(r.written_off,0)<>coalesce(x.amount,0);
-- ours: I66 two different people signed every signed day, and its files have the hashes that they signed
select 'I66' i, day from audit.day_sign_off where not by_two or not is_intact;
-- ours: I67 two different people approved every payment of proceeds in a coin; its journal pays their amount to their account
select 'I67' i, coalesce(l.journal_id, q.request_id) payment_id from audit.proceeds_approval q full join (
  select j.journal_id, min(j.ref_id) ref_id, min(j.created_at) paid_at, min(p.currency) currency,
   min(a.owner_user) filter (where p.amount>0) user_id, sum(p.amount) filter (where a.role='customer') amount
    from audit.journal j join audit.posting p using(journal_id) join audit.account a using(account_id) where j.kind='proceeds_pay' group by 1) l
  on l.ref_id=q.ref_id and l.paid_at=q.at
 where q.by_two is not true or (l.user_id, l.currency, l.amount) is distinct from (q.user_id, q.currency, q.amount);
