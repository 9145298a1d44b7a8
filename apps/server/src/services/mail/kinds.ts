import type { MessageKind } from '@tessera/domain/services/messages/kinds.ts'

/**
 * Emails that contain a code. `register_known` goes to the owner of an account when another person registers with their
 * address.
 */
export const codeMailKinds = [
  'register_code',
  'register_known_code',
  'login_code',
  'reset_code',
  'withdraw_code',
  'internal_transfer_code',
  'payout_code',
  'add_address_code',
  'trust_address_code',
  'set_bank_account_code',
  'remove_bank_account_code',
  'set_payment_method_code',
  'remove_payment_method_code',
  'otc_release_code',
  'decide_terms_code',
  'change_password_code',
  'create_api_key_code',
  'update_api_key_code',
  'create_webhook_code',
  'create_sub_account_code',
  'open_sub_account_login_code',
  'set_member_code',
  'remove_member_code',
  'sign_act_code',
  'set_signature_rule_code',
  'set_phishing_phrase_code',
  'check_identity_code',
  'set_fund_password_code',
  'bind_email_code',
  'change_email_code',
  'bind_phone_code',
  'change_phone_code',
  'bind_authenticator_code',
  'unbind_authenticator_code',
  'renew_backup_codes_code',
  'close_mobile_code',
  'close_mobile_by_email_code',
  'open_mobile_code',
  'add_passkey_code',
  'remove_passkey_code',
  'close_account_code',
  'download_data_code',
  'sign_agent_contract_code',
  'sign_broker_contract_code',
  'grant_broker_power_code',
  'create_broker_key_code',
] as const
export type CodeMailKind = (typeof codeMailKinds)[number]
/** Emails to operators. */
export const operatorMailKinds = ['operator_invited', 'operator_password_changed', 'operator_passkey_added'] as const
export type OperatorMailKind = (typeof operatorMailKinds)[number]
/** Emails to people without a login: a related party of a company, and a person whom a company invites. */
export const guestMailKinds = ['company_person_link', 'member_invitation'] as const
export type GuestMailKind = (typeof guestMailKinds)[number]
/** Emails with a link to a page that does nothing until its button is pressed. */
export const linkMailKinds = ['withdrawal_confirmation'] as const
export type LinkMailKind = (typeof linkMailKinds)[number]
export type CustomerMailKind = CodeMailKind | LinkMailKind | MessageKind
export type MailKind = CustomerMailKind | OperatorMailKind | GuestMailKind
export const isGuestMail = (kind: MailKind): kind is GuestMailKind => guestMailKinds.some((known) => known === kind)
export const isOperatorMail = (kind: MailKind): kind is OperatorMailKind =>
  operatorMailKinds.some((known) => known === kind)

export const isLinkMail = (kind: MailKind): kind is LinkMailKind => linkMailKinds.some((known) => known === kind)

export const isCodeMail = (kind: MailKind): kind is CodeMailKind => codeMailKinds.some((code) => code === kind)
