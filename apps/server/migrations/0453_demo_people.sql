-- why: a production server refuses to start while demo people exist (threat OPS-14), and finds them at once among any number of customers
create index customer_at_reserved_domain on customer (id)
  where email ~ '@(.+\.)?(example|example\.(com|net|org)|test|invalid|localhost)$';
