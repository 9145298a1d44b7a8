-- why: after a restore a payment file of the lost time was adopted only if its maker and the list of its payouts were known; without
-- them the restore never ended (threat RST-01).
alter table payout_batch alter column made_by drop not null,
  -- The operator that the audit copy names, where this database does not know them.
  add column made_by_copied text,
  add check ((made_by is null) <> (made_by_copied is null));
-- Payment files of the lost time of which the copy does not list the payouts: people look at each payout that may be in one.
alter table restore add column unread_files int not null default 0;
