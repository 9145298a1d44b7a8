-- A product's video is one of its documents: of the version that people accept, but nothing to accept by itself.
alter table product_document drop constraint product_document_kind_check;
alter table product_document add constraint product_document_kind_check
  check (kind in ('memorandum', 'deed', 'valuation', 'accounts', 'other', 'video'));
alter table product_document add check (kind <> 'video' or not must_accept);
