-- why: one host could list a signed payment that never landed as lost, and a second payment with the id of a settled withdrawal was
-- found only as a difference of amounts (threats RST-01, NODE-01)

-- Null: found while no restore is open.
alter table lost_payment alter column restore_id drop not null;
-- Hosts that answered and do not show it as final.
alter table lost_payment add column not_shown_by text[] not null default '{}';
-- void: no host shows it any more, or an attempt of this database explains it.
alter table lost_payment drop constraint lost_payment_outcome_check;
alter table lost_payment add constraint lost_payment_outcome_check check (outcome in ('adopted', 'loss', 'void'));
