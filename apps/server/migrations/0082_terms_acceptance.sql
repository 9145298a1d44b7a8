-- Which wording each customer accepted, in which language, word for word: the hash is that of the published text.
create table terms_acceptance (
  customer_id uuid not null references customer,
  edition text not null,
  -- None while the house has published no text under this edition.
  document_hash text,
  lang text not null check (lang in ('en_US', 'zh_CN')),
  at timestamptz not null,
  ip text not null,
  primary key (customer_id, edition)
);
comment on table terms_acceptance is 'append-only';
