-- why: role names carry the database's name; a database from before gives its own roles what migrations gave the former
grant select on single_trade, held_outside, entry, fee_taken to tessera_app;
grant usage on sequence posting_id_seq to tessera_app;
