-- What the house writes for everybody. A version never changes its words; its status says where it stands.
create table cms_text (
  id uuid primary key,
  kind text not null check (kind in ('page', 'legal', 'faq', 'footer', 'banner', 'announcement', 'seo')),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 60),
  created_at timestamptz not null
);
comment on table cms_text is 'append-only: a text keeps its kind and its address';

create table cms_version (
  id uuid primary key,
  text_id uuid not null references cms_text,
  number int not null check (number > 0),
  status text not null check (status in ('draft', 'review', 'scheduled', 'published', 'archived')),
  -- Both languages (contract CmsContent).
  content jsonb not null,
  content_hash text not null,
  -- Of a legal text: the name of the wording that people accept.
  edition text,
  written_by uuid not null references operator,
  written_at timestamptz not null,
  approved_by uuid references operator check (approved_by <> written_by),
  publish_at timestamptz,
  published_at timestamptz,
  archived_at timestamptz,
  unique (text_id, number),
  check (status not in ('scheduled', 'published') or (approved_by is not null and publish_at is not null)),
  check (status <> 'published' or published_at is not null)
);
create index cms_version_text on cms_version (text_id, number desc);
create unique index cms_version_published on cms_version (text_id) where status = 'published';
create unique index cms_version_open on cms_version (text_id) where status in ('draft', 'review', 'scheduled');
create unique index cms_version_edition on cms_version (text_id, edition) where published_at is not null;
create index cms_version_due on cms_version (publish_at) where status = 'scheduled';

create function cms_version_keeps_words() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or (old.text_id, old.number, old.content, old.content_hash, old.edition, old.written_by, old.written_at)
      is distinct from (new.text_id, new.number, new.content, new.content_hash, new.edition, new.written_by, new.written_at) then
    raise exception 'the words of a version never change' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger cms_version_keeps_words before update or delete on cms_version for each row execute function cms_version_keeps_words();
