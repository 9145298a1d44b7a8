-- why: a wrong credit is reversed once, and so is its journal; the index of such journals did not name the kind (threat STM-03).
drop index journal_once;
create unique index journal_once on journal (kind, ref_type, ref_id)
  where kind in ('deposit', 'withdraw_capture', 'withdraw_refund', 'disburse', 'allot', 'fiat_credit', 'issue', 'transfer_out', 'transfer_in',
                 'distribution_funding', 'distribution_release', 'distribution_pay', 'distribution_keep', 'distribution_claim', 'otc_release',
                 'rebate_pay', 'credit_reversal');
