-- why: a customer may upload a proof of payment for a deposit order (decision G33); the payment is found by its reference without it
alter table fiat_order add column proof_id uuid references upload;
create index fiat_order_proof on fiat_order (proof_id) where proof_id is not null;
