-- Which call a signed text came for: Binance's signature leaves method and path out, ours would let it open another door.
alter table api_request add column door text not null default '';
alter table api_request alter column door drop default;

-- Clients of Binance's surface name their orders as they like, also in fewer than eight characters.
alter table otc_order drop constraint otc_order_client_order_id_check;
alter table otc_order add check (length(client_order_id) between 1 and 100);
