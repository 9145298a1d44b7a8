-- why: what came out wrong about a product that is published, or only later, had no way in or out (decision of two operators)
comment on table product_document_removal is 'append-only: a document that left its draft, or that two people withdrew';
