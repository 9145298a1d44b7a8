-- An approved identity may be reviewed again or lose its approval: when a file was approved last stays written meanwhile.
alter table kyc_case add column approved_at timestamptz;
update kyc_case set approved_at = decided_at where status = 'approved';
