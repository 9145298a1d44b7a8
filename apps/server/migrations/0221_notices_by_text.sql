-- Who has no mailbox is told by text message what protects the account or moves its money (threat AUT-14). A notice that cannot
-- go out stays here with the reason; one that waits for texts to be switched on again stays queued.
alter table sms drop constraint sms_status_check;
alter table sms add constraint sms_status_check check (status in ('queued', 'sent', 'delivered', 'failed', 'unsent'));
alter table sms add column unsent_for text check (unsent_for in ('bound', 'region', 'provider'));
alter table sms add constraint sms_unsent_has_reason check ((status = 'unsent') = (unsent_for is not null));
create index sms_notice_waiting on sms (created_at) where asked_by = 'house' and status = 'queued';
