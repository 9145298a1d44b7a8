-- why: the amount that needs two signatures is counted by all accounts of a company, no longer by login (decision 0125).
create index single_act_account on single_act (account_id, kind, at);
drop index single_act_login;
