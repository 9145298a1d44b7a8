/** Endpoints that the ownership test skips: another test checks them, or their id has no owner. */
export const notOwned: ReadonlySet<string> = new Set([
  'ex/message/ack', // G57 in threads.test.ts
  // The file opens with a signature, not for an owner; only the owner gets one: FIL-08 in uploads.test.ts
  'upload/api/v1/uploads/link',
  'upload/api/v1/uploads/signed',
  'ex/api/v1/products/document', // public documents of published products
  'ex/api/v1/cms/image', // public images of published texts
  'console/api/v1/operators/passkey_login', // belongs to the person who logs in: OPR-01 in password-spraying.test.ts
  'console/api/v1/operators/first/passkey', // belongs to the browser of a link: AZ-13 in first-operators.test.ts
  'ex/api/v1/verification/prove', // AUT-07 in verification.test.ts
  'ex/api/v1/user/kyc/personal', // KYC-07 in kyc.test.ts
  'ex/kyc/auth_realname_singapore', // KYC-05 in verify-auth.test.ts
  'ex/api/v1/kyc/withdraw', // names a number, which a caller has only of their own file: withdraw-file.test.ts
  'ex/api/v1/kyc/resend', // KYC-07 in kyc.test.ts
  'ex/api/v1/invitations/end_code', // Needs a granted code, which takes two operators: AUT-27 in applications.test.ts
  // Requires an unverified account, and these are verified: KYC-06 in companies.test.ts
  'ex/api/v1/companies/current',
  'ex/api/v1/companies/save_document',
  'ex/corpPassKyc/savePartPersonKycInfo',
  'ex/api/v1/companies/remove_person',
  'ex/api/v1/companies/submit',
  'ex/api/v1/companies/withdraw',
  'ex/api/v1/companies/save_ownership',
  'ex/api/v1/company_changes/file', // AZ-01 in company-changes.test.ts
  'ex/api/v1/company_changes/withdraw',
  // Belongs to a listed person with the browser that opened the link: AUT-19 in company-persons.test.ts
  'ex/api/v1/company_persons/send',
  'ex/api/v1/company_persons/look',
  'ex/api/v1/company_persons/photo',
  'ex/api/v1/company_persons/finish',
  // Requires a verified company, and these are persons: AZ-01 in financing.test.ts and review.test.ts
  'ex/api/v1/financing/save_document',
  'ex/api/v1/financing/withdraw',
  'ex/api/v1/financing/answer',
  'ex/api/v1/financing/decide_terms',
  // Requires verification: AZ-01 in investor-classes.test.ts and risk-tests.test.ts
  'ex/api/v1/investor_class/apply',
  'ex/api/v1/investor_class/cancel',
  'ex/api/v1/investor_class/withdraw',
  'ex/api/v1/risk_test/answer',
  // An export takes a job to write: another customer cannot read it, in personal-data.test.ts
  'ex/api/v1/personal_data/file',
  // Requires a company, and these are persons: AZ-01 in members.test.ts and signatures.test.ts
  'ex/api/v1/members/revoke_invitation',
  'ex/api/v1/members/set_roles',
  'ex/api/v1/members/remove',
  'ex/api/v1/signatures/sign',
  'ex/api/v1/signatures/refuse',
  'ex/api/v1/signatures/cancel',
  // Endpoints and their deliveries: AZ-01 in webhooks.test.ts
  'ex/api/v1/webhooks/update',
  'ex/api/v1/webhooks/remove',
  'ex/api/v1/webhooks/test',
  'ex/api/v1/webhooks/deliveries',
  'ex/api/v1/webhooks/redeliver',
  'ex/api/v1/internal_transfers/create', // names the receiver, not an object of an owner
  // Any customer may take an ad; payment methods are checked by AZ-01 in refusals.test.ts of deals
  'ex/otc/deal/preview',
  'ex/otc/deal/take',
  // Files of rebates and of a licence: EXP-01 and AZ-01 in agents.test.ts
  'ex/agent/apply',
  'ex/agent/export_status',
  'ex/agent/export_file',
  // Brokers are companies with powers of attorney: AZ-01 and EXP-01 in brokers.test.ts
  'ex/broker/apply',
  'ex/broker/export_status',
  'ex/broker/export_file',
  'ex/broker/create_key',
  'ex/broker/delete_key',
  'ex/broker/grant',
  'ex/broker/withdraw',
  'ex/broker/orders',
  'ex/api/v1/passkeys/remove', // requires every factor: AUT-16 in passkeys.test.ts
  // Belongs to the session, login or browser of the request: AUT-07 in passkeys.test.ts
  'ex/api/v1/passkeys/add',
  'ex/api/v1/passkeys/prove',
  'ex/user/passkey_login',
  'ex/user/passkey_confirm_login',
  // Belongs to the screen with the code, and to the one phone that opened it: AUT-18 in kyc-handovers.test.ts
  'ex/api/v1/kyc/qr/status',
  'ex/api/v1/kyc/qr/look',
  'ex/api/v1/kyc/qr/send',
  'ex/api/v1/kyc/qr/finish',
  // Belongs to nobody until it is scanned, then to the scanner: AUT-18 beside its code
  'ex/login/qr/status',
  'ex/login/qr/scan',
  'ex/login/qr/confirm',
  'ex/login/qr/reject',
])
