-- Trading hours of a pair: days of the week, opening, close, time zone, holidays and the length of the opening auction. Without hours
-- a pair trades all the time.
alter table market
  -- The largest distance of a trade from the price of the last minutes; it was the same for all pairs before.
  add column dynamic_band_ppm int not null default 100000 check (dynamic_band_ppm between 1 and 1000000),
  add column hours jsonb,
  drop constraint market_moved_by_check,
  -- The trading hours close and open a pair, too.
  add constraint market_moved_by_check check (moved_by in ('staff', 'volatility', 'schedule')),
  add constraint market_schedule_has_hours check (moved_by <> 'schedule' or hours is not null);
