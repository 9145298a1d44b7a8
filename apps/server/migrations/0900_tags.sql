-- why: exchanges and custodians share one address among their customers and credit by a tag (memo); money sent without it may be
-- lost (specification 3.19, decision 0117)

-- Says if recipients on the network may need a tag.
alter table coin_network add column memo text not null default 'none' check (memo in ('none', 'optional', 'required'));

alter table address_book add column tag text check (tag <> '' and octet_length(tag) <= 100);
drop index address_book_once;
-- The same address with another tag is another recipient.
create unique index address_book_once on address_book (customer_id, coin, chain, address, tag) nulls not distinct where removed_at is null;

-- As it was in the book at the request; the seal covers it.
alter table withdrawal add column tag text check (tag <> '' and octet_length(tag) <= 100);

-- Read from the signed bytes of the payment.
alter table lost_payment add column tag text;
