-- Answers to captchas that came in: none counts twice, whoever made the question (threat AUT-11).
create table captcha_answer (
  digest text primary key,
  at timestamptz not null
);
create index captcha_answer_at on captcha_answer (at);
