-- Tries are counted where the code is: on the challenge, or on the authenticator.
alter table login_ticket drop column tries;
