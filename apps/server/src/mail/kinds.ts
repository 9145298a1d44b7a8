import type { MessageKind } from '@tessera/domain/messages/kinds.ts'

/** Mails that carry a code. `register_known`: to the owner of an account, when somebody registers with their address. */
export const codeMailKinds = [
  'register_code',
  'register_known_code',
  'login_code',
  'withdraw_code',
  'add_address_code',
  'trust_address_code',
  'change_password_code',
  'create_api_key_code',
  'update_api_key_code',
] as const
export type CodeMailKind = (typeof codeMailKinds)[number]
export type MailKind = CodeMailKind | MessageKind

export const isCodeMail = (kind: MailKind): kind is CodeMailKind => codeMailKinds.some((code) => code === kind)
