-- why: messages about one matter are read together, some must be acknowledged, and each channel has its own switches (decision G57)

-- What a message is about, such as the number of an order; null if it is about nothing that other messages name.
alter table message add column thread text;
alter table message add column must_ack boolean not null default false;
alter table message add column acked_at timestamptz;
alter table message add constraint message_acked check (acked_at is null or must_ack);
create index message_unacked on message (customer_id) where must_ack and acked_at is null;

-- Types of messages of which no text message is sent to who has no mailbox. What concerns safety is always sent.
alter table customer add column texts_off text[] not null default '{}'
  check (texts_off <@ array['funds', 'kyc', 'invest', 'trade', 'notice']);
