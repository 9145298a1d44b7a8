-- What the scanner of files found: kept apart from uploads, where nothing serves it, and counted towards its sender's day.
create table quarantined_upload (
  like upload including constraints including indexes,
  -- What the scanner calls it.
  finding text not null
);
comment on table quarantined_upload is 'append-only: evidence';
