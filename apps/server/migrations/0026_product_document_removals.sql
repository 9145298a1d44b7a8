-- why: who makes a product can put the wrong file among its documents; a draft must be able to lose it again
create table product_document_removal (
  document_id uuid primary key references product_document,
  removed_by text not null,
  removed_at timestamptz not null
);
comment on table product_document_removal is 'append-only: a document that left its draft';
