-- why: a known device is recognized by what it says about itself, and the histories show city and note (decisions G9, G14)

-- The hash of securityInfo, and the difference of the device's clock to ours at the sign-in. Neither is trusted.
alter table session add column device_info text check (device_info ~ '^[0-9a-f]{64}$');
alter table session add column clock_drift_seconds integer;

alter table login_event add column city text;
alter table login_event add column note text check (note in ('new_device'));
alter table security_event add column city text;
