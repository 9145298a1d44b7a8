-- why: two queues for all endpoints let one slow receiver delay half of all customers. Endpoints take turns now (decision 0127): the
-- waiting deliveries are the queue, and a node claims one endpoint at a time.
alter table webhook_endpoint
  -- A node is sending to the endpoint, until this time at the latest.
  add column busy_until timestamptz,
  -- The begin of the last turn. The endpoint that waited longest is next.
  add column turn_at timestamptz,
  -- True after an answer within a second. Other endpoints share one half of the places.
  add column is_quick boolean not null default false;
create index webhook_delivery_waiting on webhook_delivery (endpoint_id, next_at) where status = 'waiting';
