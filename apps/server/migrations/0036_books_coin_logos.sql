-- The logo of a coin, as two operators chose it in the area `coin` of the settings; null shows the drawn mark.
alter table coin add column logo_id uuid references upload;
comment on column coin.logo_id is 'A picture that an operator uploaded for the purpose logo.';
