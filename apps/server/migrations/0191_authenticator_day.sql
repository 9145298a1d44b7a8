-- When its codes were wrong, the last first, at most as many as close it for a day (threat AUT-06). Nothing right clears them.
alter table authenticator add column wrong_at timestamptz[] not null default '{}';
