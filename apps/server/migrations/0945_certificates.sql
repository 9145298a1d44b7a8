-- why: a register names each allotment by a certificate number (decision 0134). A product has one batch, so a number that is unique in its
-- batch is unique for the product. Rows are never changed or deleted, so no number is used twice.
alter table allotment add column certificate integer check (certificate > 0);
update allotment a set certificate = n.certificate
  from (select l.subscription_id, row_number() over (partition by l.batch_id order by s.number) as certificate
          from allotment l join subscription s on s.id = l.subscription_id where l.units > 0) n
 where n.subscription_id = a.subscription_id;
alter table allotment
  add constraint allotment_certificate_of_units check ((certificate is not null) = (units > 0)),
  add constraint allotment_certificate_once unique (batch_id, certificate);
