-- Who reads along is told how many messages are unread: counted often, for those who are here.
create index message_unread on message (customer_id) where read_at is null;
