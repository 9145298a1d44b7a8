import { companySections } from './company-sections.sql.ts'
import { moneySections } from './money-sections.sql.ts'
import { personSections } from './person-sections.sql.ts'
import type { Section } from './section.sql.ts'

/**
 * Everything that the exchange holds about a customer and that the customer may see, section by section (specification: none;
 * decision 0099). Internal notes, alerts, screening and hashes are not in it: `notExported` names their tables with the reason.
 */
export const sections: readonly Section[] = [...personSections, ...companySections, ...moneySections]

/** Tables that name a customer and are not in the export, each with its reason. */
export const notExported: Readonly<Record<string, string>> = {
  tie: 'alert: who may be connected with whom',
  operator_account: 'internal: which operator may not decide about the account',
  sumsub_applicant: 'screening: the verdict of a vendor; its result is the identity section',
  sumsub_event: 'screening: raw events of a vendor',
  kyc_identity: 'a hash against a second account of the same person',
  company_identity: 'a hash against a second account of the same company',
  kyc_ask: 'internal: requests of reviewers; the customer saw them as messages',
  company_ask: 'internal: requests of reviewers; the customer saw them as messages',
  financing_ask: 'internal: requests of reviewers; the customer saw them as messages',
  financing_check: 'internal: checks of reviewers',
  financing_access: 'internal: who opened a data room',
  identity_check: 'a count of tries',
  fund_password_check: 'a count of tries',
  authenticator_tries: 'a count of tries',
  withdraw_attempt: 'a count of tries',
  recipient_lookup: 'a count of tries',
  payment_beneficiary: 'an account to which the exchange pays an issuer or partner; two operators agree to it',
  customer_limit: 'limits that the customer reads on the withdrawal screens',
  limit_use: 'a sum of the withdrawals and transfers in the export',
  traded_day: 'a sum of the trades in the export, deleted after 30 days',
  trading_volume: 'a sum of the trades in the export, replaced each day',
  authenticator: 'a secret; its binding is in the security changes',
  backup_code: 'a secret; its creation is in the security changes',
  company_person_link: 'the verification of a related party, who is not the customer',
  company_person_photo: 'photos of a related party, which the company cannot see',
  single_act: 'a sum of the orders and payments in the export, deleted within days',
  member_act: 'acts of the people of a company; their results are in the other sections',
  signature_rule: 'a setting; each change of it is in the signatures',
  company_register: 'the source of fields in the company section',
  authenticator_setup: 'deleted within a day',
  code_challenge: 'deleted within days',
  freeze_link: 'deleted within a day',
  webhook_event: 'orders and payments of the other sections, on their way to a program for 30 days',
  idempotency: 'a record of the requests behind the other sections',
  kyc_handover: 'deleted within days; its photos are in the identity documents',
  login_ticket: 'deleted within a day',
  myinfo_prefill: 'deleted when the form is sent',
  password_reset: 'deleted within a day',
  qr_login: 'deleted within a day',
  vendor_attempt: 'deleted within a day',
  verify_token: 'deleted within a day',
  withdrawal_mail: 'ids of mails about withdrawals that are in the export',
  agent_export: 'a file of rebates that are in the export',
  personal_data_export: 'this export',
  chain_cursor: 'how far the chain was read for a deposit address',
  liability_leaf: 'a balance of the export in a snapshot',
  right_change: 'an instruction to caches, without data',
  fact_change: 'deleted within a day',
  quarantined_upload: 'evidence of a harmful file',
}
