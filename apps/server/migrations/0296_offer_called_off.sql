-- why: whoever subscribed to an offer that was called off reads that, and not that nothing was allotted to them
alter table subscription
  drop constraint subscription_cause_check,
  add constraint subscription_cause_check check (cause in ('withdrawn', 'not_allotted', 'called_off', 'refunded'));
