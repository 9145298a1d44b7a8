-- Who never chose which colour a rising price has keeps that of their language: nobody could choose before this.
alter table customer alter column color_mode drop not null, alter column color_mode drop default;
update customer set color_mode = null;
