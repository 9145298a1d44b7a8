-- why: every order wrote an entry of this index, and only a stop that was reached has the number that it is for.
alter table otc_order drop constraint otc_order_entered_number_key;
create unique index otc_order_entered on otc_order (entered_number) where entered_number is not null;
