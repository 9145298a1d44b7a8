-- why: staff name the countries whose people and companies need enhanced checks; the list of countries carries the tier (decision G22).
alter table site_setting add column high_risk_countries text[] not null default '{}';
